import type { IssueState } from '@fairlot/rules/issue/state';
import type { GameKind } from '@fairlot/rules/lottery/source';

/** The key space of the advisory locks of issues; the second key is `issue.id`. */
export const ISSUE_LOCK_SPACE = 20_001;

/** One issue as the server's features see it. Times are milliseconds UTC. */
export type Issue = {
  readonly id: number;
  readonly gameId: number;
  /** What its game is a game of. */
  readonly categoryId: number;
  readonly code: string;
  readonly kind: GameKind;
  readonly serialNumber: number;
  readonly day: string;
  /** Number within its day: the link of the day's chain. */
  readonly dayIndex: number;
  readonly startMs: number;
  readonly closeMs: number;
  readonly drawMs: number;
  readonly state: IssueState;
  readonly mode: 0 | 1 | 2 | null;
  readonly round: number | null;
  readonly openedMs: number | null;
  readonly closedMs: number | null;
  readonly sealedMs: number | null;
  readonly originalNumber: string | null;
  readonly winningNumber: string | null;
  /** Of a fed issue: since when its number was known, where that was while bets were taken. */
  readonly knownMs: number | null;
  /** The database clock when this was read. */
  readonly nowMs: number;
};

/** The numbers of a draw: as they came, and as the game reads them. */
export type DrawnNumbers = { readonly original: string; readonly winning: string };
