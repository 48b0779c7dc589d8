// Letters for Traditional Chinese; loaded when that language is chosen.
import "letters:words.css";

/** Letters of names: not on the first page of the first visit, which is to be there soon. */
const more = (): void => { void import("./pieces.ts").catch(() => undefined); };

const isKept = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
if (isKept || !/^(#\/?)?$/.test(location.hash)) more();
else addEventListener("hashchange", more, { once: true });
