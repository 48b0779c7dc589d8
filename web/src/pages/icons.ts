// A picture for each game.

import crown from "icon:crown";
import ship from "icon:galleon";
import oyster from "icon:oyster-pearl";
import type { GameName } from "../engine/messages.ts";

export const ICONS: Readonly<Record<GameName, string>> = { abyss: oyster, conspiracy: crown, rumbones: ship };
