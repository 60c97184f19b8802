import type { GameLimits } from '../../board/credit/index.ts';
import type { NewLine } from '../../board/picks/index.ts';

/** What a game takes and pays, with the odds that it quotes. */
export type WinTerms = GameLimits & {
  readonly Plays?: { readonly [form: string]: readonly bigint[] };
};

/** Lines of one game and issue whose largest win is wanted. */
export type WinAsk = {
  readonly lines: readonly NewLine[];
  readonly terms: WinTerms | undefined;
  /** Of official lines that name none. */
  readonly prizeGroup: number;
  /** A moment of the calendar that the lines are for. */
  readonly nowMs: number;
  /** Lines whose play is known by now; all of them if it is left out. */
  readonly known?: number;
};
