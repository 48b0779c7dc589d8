// Things that go from where they were to where they go.
//
// A place is an element with data-place, a thing on it one with data-piece.  A flight names a thing,
// where it was and where it is now; a copy of it goes the way between the two pictures, above
// everything, while the thing itself waits unseen at the end.  Only transform and opacity change, so
// that a browser can do it beside everything else.

import { quick } from "./motion.ts";

export interface Flight {
  /** What moves: the name of a card, or of something small, such as "pearl". */
  readonly piece: string;
  /** Where from, where to: "seat 1 hand" is looked for, and where that is not on the screen
   * "seat 1".  A place that is nowhere: it comes out of nothing, or goes there. */
  readonly from: string;
  readonly to: string;
}

const MS = 225;
/** The first three one after the other. */
const STAGGER_MS = 25;
const MOST = 10;
const EASING = "cubic-bezier(0.3, 0.1, 0.2, 1)";

interface Spot {
  readonly rect: DOMRect;
  /** The thing itself, if it lies there to be seen. */
  readonly thing: HTMLElement | null;
}

/** Where it was, and how it looked there. */
interface Start extends Spot {
  readonly picture: HTMLElement | null;
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function seenOf(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen).at(-1) ?? null;
}

function spotOf(place: string, piece: string): Spot | null {
  const quoted = CSS.escape(piece);
  for (let name = place; name !== ""; name = name.split(" ").slice(0, -1).join(" ")) {
    const at = `[data-place="${CSS.escape(name)}"]`;
    const thing = seenOf(`${at} [data-piece="${quoted}"], ${at}[data-piece="${quoted}"]`);
    const found = thing ?? seenOf(at);
    if (found) return { rect: found.getBoundingClientRect(), thing };
  }
  return null;
}

/** What is seen on the way: the thing's own face, or a small picture of what it is. */
function pictureOf(flight: Flight, face: HTMLElement | null): HTMLElement {
  const frame = document.createElement("div");
  frame.className = face ? "flight" : `flight ${flight.piece.replace(/[^a-z-]/g, "")}`;
  frame.ariaHidden = "true";
  frame.inert = true;
  if (face) {
    const copy = face.cloneNode(true) as HTMLElement;
    for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
      for (const { name } of [...one.attributes]) if (/^(data-|id$|aria-|role$|title$)/.test(name)) one.removeAttribute(name);
    // What it has from where it lay.
    const own = getComputedStyle(face);
    copy.style.fontSize = own.fontSize;
    copy.style.setProperty("--ally", own.getPropertyValue("--ally"));
    frame.append(copy);
  }
  return frame;
}

const SMALL_PX = 22;
/** Of a card that goes into somebody's panel, or comes out of it. */
const INTO = { scale: 0.45, opacity: 0.25 };

function fly(flight: Flight, start: Start, timing: KeyframeAnimationOptions): void {
  const end = spotOf(flight.to, flight.piece);
  const frame = start.picture ?? pictureOf(flight, end?.thing ?? null);
  const isSmall = frame.childElementCount === 0;
  const { width, height } = (start.thing ? start.rect : end?.thing ? end.rect : null) ?? { width: SMALL_PX, height: SMALL_PX };
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
  const at = ({ rect, thing }: Spot): Keyframe => {
    const scale = thing ? rect.width / width : isSmall ? 1 : INTO.scale;
    const x = rect.left + (rect.width - width * scale) / 2;
    const y = rect.top + (rect.height - height * scale) / 2;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: thing || isSmall ? 1 : INTO.opacity };
  };
  const first = at(start);
  const last = end ? at(end) : { ...first, opacity: 0 };
  document.body.append(frame);
  const way = frame.animate([first, last], timing);
  way.id = "flight";
  way.onfinish = way.oncancel = () => { frame.remove(); };
  end?.thing?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], timing);
}

/** Something that comes out of nothing, or has no way to go. */
function appear(flight: Flight, ms: number): void {
  const way = spotOf(flight.to, flight.piece)?.thing?.animate([{ opacity: 0, transform: "scale(0.6)" }, { opacity: 1, transform: "none" }], { duration: ms, easing: "ease-out" });
  if (way) way.id = "flight";
}

/** Before the page changes: remembers where everything is.  What comes back is called when it has
 * changed, and lets them fly. */
export function takeOff(flights: readonly Flight[]): () => void {
  const ms = quick(MS);
  if (ms === 0 || document.hidden) return () => undefined;
  const starts = flights.slice(0, MOST).map((flight): { flight: Flight; start: Start | null } => {
    const spot = spotOf(flight.from, flight.piece);
    return { flight, start: spot && { ...spot, picture: spot.thing && pictureOf(flight, spot.thing) } };
  });
  return () => {
    starts.forEach(({ flight, start }, i) => {
      if (start) fly(flight, start, { duration: ms - STAGGER_MS, delay: Math.min(i, 2) * STAGGER_MS, easing: EASING, fill: "both" });
      else appear(flight, ms);
    });
  };
}
