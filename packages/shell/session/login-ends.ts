// When a login ends, and what counts as being there. Pure: times are the server's, in milliseconds.

/** As the server told it last. */
export type LoginEnds = {
  /** Without activity. */
  readonly idleEndAt: number;
  /** Whatever happens. */
  readonly loginEndAt: number;
};

/** Before the idle end the player is asked (WCAG 2.2.1 wants at least 20 s). */
const ASK_MS = 2 * 60_000;
/** Before the last end it is announced: it cannot be moved. */
const ANNOUNCE_MS = 10 * 60_000;
/** Activity is reported to the server at most this often. */
const REPORT_MS = 60_000;

export type Ending = {
  /** `idle` can be moved by staying, `last` cannot, `over` is both. */
  readonly kind: 'none' | 'idle' | 'last' | 'over';
  readonly endsAt: number;
};

/** What there is to say now of the end of a login. */
export function endingOf({ idleEndAt, loginEndAt }: LoginEnds, nowMs: number): Ending {
  const endsAt = Math.min(idleEndAt, loginEndAt);
  if (nowMs >= endsAt) return { kind: 'over', endsAt };
  // Staying helps only where something is left of the login.
  if (idleEndAt < loginEndAt && idleEndAt - nowMs <= ASK_MS) return { kind: 'idle', endsAt };
  if (loginEndAt - nowMs <= ANNOUNCE_MS) return { kind: 'last', endsAt: loginEndAt };
  return { kind: 'none', endsAt };
}

export const mayReport = (reportedAt: number | undefined, nowMs: number): boolean =>
  reportedAt === undefined || nowMs - reportedAt >= REPORT_MS;

/** What a player does on a page that he looks at; moving the mouse is not among it. */
export const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

export const isActivity = (
  { isTrusted }: Pick<Event, 'isTrusted'>,
  visibility: DocumentVisibilityState,
): boolean => isTrusted && visibility === 'visible';
