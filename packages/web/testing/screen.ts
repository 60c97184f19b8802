/** The one-minute five-digit game. */
export const DEMO_GAME = 4;
/** The first of the catalogue: five digits, drawn at each bet. */
export const INSTANT_GAME = 1;
/** The one-minute game of three digits. */
export const THREE_DIGIT_GAME = 93;
/** A game that only its official source opens. */
export const OFFICIAL_GAME = 96;

/** A screen that `e2e/screens.test.ts` looks at in every look, as `testing/screens.ts` of its feature lists it. */
export type Screen = {
  readonly name: string;
  /** The address; `serial` is a drawn issue of the one-minute game. */
  readonly path: (serial: number) => string;
  /** A word that is shown once the screen is. */
  readonly zh: string;
  readonly en: string;
  /** The play that the bet page remembers. */
  readonly play?: string;
  /** What opens over it: the words that it shows, and the selectors that are pressed in turn to open it, by width. */
  readonly over?: {
    readonly zh: string;
    readonly en: string;
    readonly pc?: readonly string[];
    readonly phone?: readonly string[];
  };
  /** Only agents see it. */
  readonly forAgents?: true;
  /** The screen ends the login, so it is looked at last. */
  readonly endsLogin?: true;
};
