import { invariant } from '@fairlot/rules/core/invariant';
import type { Money } from '@fairlot/rules/core/money';
import { payoutOfBet, playOfBet, type Verdict } from './judge.ts';

/** A selection that some bets of an issue hold. */
export type Selected = { readonly playId: number; readonly content: string };

/** What a draw brings: each selection is judged once, whoever holds it. */
export type Winning = {
  /** Short selections that bring something, by play and content. */
  readonly short: ReadonlyMap<string, Selected & { readonly verdict: Verdict }>;
  /** Bets with long selections that bring something, by id. */
  readonly long: ReadonlyMap<string, { readonly playId: number; readonly verdict: Verdict }>;
};

export const keyOf = (playId: number, content: string): string => `${playId} ${content}`;

/** A bet that brings something, as it is read to be paid. */
export type Winner = {
  readonly playerId: bigint;
  readonly id: string;
  readonly playId: number;
  /** Null for a long selection: its verdict goes by the id. */
  readonly content: string | null;
  readonly odds: readonly bigint[];
  readonly unitStake: bigint;
  /** What the bet may be paid at most; null where no draw brings it more. */
  readonly mostPrize: bigint | null;
};

export type Win = {
  readonly playerId: bigint;
  readonly id: string;
  readonly hits: readonly number[];
  readonly refunds: number;
  readonly paysPerHit: boolean;
  readonly prize: Money;
  readonly refund: Money;
};

/** What each winner receives, by his own frozen odds. */
export const winsOf = (winners: readonly Winner[], winning: Winning): readonly Win[] =>
  winners.map((winner) => {
    const { playerId, id, playId, content, odds, unitStake, mostPrize } = winner;
    const verdict =
      content === null
        ? winning.long.get(id)?.verdict
        : winning.short.get(keyOf(playId, content))?.verdict;
    invariant(verdict, `bet ${id} was judged`);
    const { prize, refund } = payoutOfBet(playId, verdict, { odds, unitStake, mostPrize });
    const { paysPerHit } = playOfBet(playId);
    return {
      playerId,
      id,
      hits: verdict.hits,
      refunds: verdict.refunds,
      paysPerHit,
      prize,
      refund,
    };
  });
