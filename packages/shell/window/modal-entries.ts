// One history entry for each open modal: Back closes the topmost, and a modal that closes otherwise takes
// its entry away again. An entry says in its state how many modals are open on it.
import { openModals } from '@fairlot/ui/open-modals';

/** The history of a router, as far as modals and navigation need it. */
export type RouterHistory = {
  readonly location: {
    readonly pathname: string;
    readonly search: string;
    readonly href: string;
    readonly state: object;
  };
  push: (address: string, state?: object, options?: { ignoreBlocker?: boolean }) => void;
  replace: (address: string, state?: object, options?: { ignoreBlocker?: boolean }) => void;
  readonly go: (count: number) => void;
  readonly flush: () => void;
  readonly subscribe: (listener: (change: { action: { type: string } }) => void) => () => void;
};

/** What an entry keeps of us. */
export type EntryState = {
  /** Modals that are open on this entry. */
  readonly modals?: number;
  /** The entry before it is the page without the window that this address opens. */
  readonly isOver?: boolean;
};

export const stateOf = (history: RouterHistory): EntryState => history.location.state;

/** A browser that goes nowhere says nothing; after this time in ms the next step is taken all the same. */
const LANDED_MS = 1000;

export type ModalEntries = {
  /** Runs a step as soon as the history stands still. */
  readonly whenStill: (step: () => void) => void;
  /** Goes back over so many entries of the address, with the modals on top of them. */
  readonly goBack: (count: number) => void;
};

/** A link to a fragment of this page makes an entry of its own, without a state. */
const isMadeByBrowser = (): boolean => globalThis.history?.state === null;

/**
 * Keeps the page where it is scrolled to: the browser scrolls to where it was when the modal opened. A
 * page that a modal holds still reads 0, and is in its place already.
 */
function keepScroll(): void {
  const { scrollX: left, scrollY: top } = globalThis;
  if (top > 0) requestAnimationFrame(() => scrollTo({ left, top, behavior: 'instant' }));
}

/** Steps through the history one after the other: the browser goes back later than it is asked to. */
function makeSteps(history: RouterHistory, onLanded: () => void) {
  const waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const land = (): void => {
    clearTimeout(timer);
    timer = undefined;
    while (timer === undefined && waiting.length > 0) waiting.shift()?.();
    if (timer === undefined) onLanded();
  };
  return {
    isGoing: () => timer !== undefined,
    land,
    whenStill: (step: () => void): void => {
      if (timer === undefined) step();
      else waiting.push(step);
    },
    /** Requires that the history stands still. */
    go(count: number, then?: () => void): void {
      if (count === 0) return then?.();
      if (then) waiting.unshift(then);
      timer = setTimeout(land, LANDED_MS);
      history.go(count);
    },
  };
}

/** A page has one history: that of a client before it, as in tests, is left alone. */
let forgetLast = (): void => undefined;

/** Keeps the entries of open modals in a history; its navigations leave no entry of a modal behind. */
export function keepModalEntries(history: RouterHistory): ModalEntries {
  const push = history.push.bind(history);
  const replace = history.replace.bind(history);
  const depth = (): number => stateOf(history).modals ?? 0;
  const missing = (): number => openModals.get().length - depth();

  const match = (): void => {
    if (steps.isGoing()) return;
    if (missing() < 0) return steps.go(missing());
    while (missing() > 0) {
      push(history.location.href, { ...history.location.state, modals: depth() + 1 });
      history.flush();
    }
  };
  /** Later: a modal that closes may open another one, or lead to another page. */
  const matchSoon = (): void => void setTimeout(match);
  const steps = makeSteps(history, matchSoon);
  const { whenStill, go } = steps;

  history.push = (address, state, options) =>
    whenStill(() => {
      // The second press on a link.
      if (address === history.location.href) return;
      if (depth() === 0) push(address, state, options);
      else go(1 - depth(), () => replace(address, state, options));
    });
  history.replace = (address, state, options) =>
    whenStill(() => go(-depth(), () => replace(address, state, options)));

  forgetLast();
  forgetLast = openModals.subscribe(() => (missing() > 0 ? match() : matchSoon()));
  let { href } = history.location;
  history.subscribe(({ action: { type } }) => {
    const isSamePage = href === history.location.href;
    ({ href } = history.location);
    if (type === 'REPLACE' || type === 'PUSH') return;
    if (isSamePage) keepScroll();
    if (isMadeByBrowser()) {
      replace(history.location.href, {});
      history.flush();
    } else if (steps.isGoing()) {
      return steps.land();
    } else {
      // Back was pressed: the modals whose entry is gone close, the topmost first.
      for (const modal of openModals.get().slice(depth()).toReversed()) modal.close();
    }
    matchSoon();
  });
  // The entry of a modal that was open when the page was reloaded.
  match();
  return { whenStill, goBack: (count) => whenStill(() => go(-depth() - count)) };
}
