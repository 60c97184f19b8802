import { invariant } from '@fairlot/rules/core/invariant';
import { cutAt, payoutOf, type Payout } from '@fairlot/rules/odds/prize';
import {
  findPlayById,
  type Draw,
  type ListedPlay,
  type Selection,
} from '@fairlot/rules/play/index';
import { mills } from '@fairlot/rules/core/money';

/**
 * What a draw does to a selection, in the shape bets are stored: winning notes per frozen odds (one
 * place only for a bet on an option), and notes whose stake goes back.
 */
export type Verdict = { readonly hits: readonly number[]; readonly refunds: number };

/** What an issue drew, and when: the calendar decides with the numbers. */
export type Drawn = { readonly draw: Draw; readonly drawMs: number };

/** Judges a stored selection; undefined when it brings nothing. */
export type Judge = (playId: number, content: string, drawn: Drawn) => Verdict | undefined;

export function playOfBet(playId: number): ListedPlay {
  const play = findPlayById(playId);
  invariant(play, `play ${playId} of a bet exists`);
  return play;
}

/** A bet was parsed when it was placed, and rules do not change under it. */
export function selectionOf(play: Pick<ListedPlay, 'code' | 'parse'>, content: string): Selection {
  const parsed = play.parse(content);
  invariant(parsed.ok, `the selection of a bet on ${play.code} is still one`);
  return parsed.value;
}

export const judge: Judge = (playId, content, { draw, drawMs }) => {
  const play = playOfBet(playId).on(drawMs);
  const selection = selectionOf(play, content);
  const { tiers, refunds } = play.hits(selection, draw);
  if (refunds === 0 && tiers.every((hits) => hits === 0)) return undefined;
  if (play.style === 'official') return { hits: tiers, refunds };
  return { hits: play.tiersOf(selection).map((tier) => tiers[tier] ?? 0), refunds };
};

/** How a bet is paid, as it was accepted. */
export type Accepted = {
  readonly odds: readonly bigint[];
  readonly unitStake: bigint;
  readonly mostPrize: bigint | null;
};

/** What a judged bet receives, by its own frozen odds, cut at what it may be paid at most. */
export const payoutOfBet = (
  playId: number,
  verdict: Verdict,
  { odds, unitStake, mostPrize }: Accepted,
): Payout => {
  const hits = { tiers: verdict.hits, refunds: verdict.refunds };
  return cutAt(payoutOf(playOfBet(playId), hits, odds, mills(unitStake)), mostPrize);
};
