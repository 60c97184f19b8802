import { mills, type Money } from '../core/money.ts';
import { cutAt, payoutOf } from '../odds/prize.ts';
import { drawLength, type DrawShape } from '../play/draw-shape.ts';
import type { Draw, Hits, Play, Selection } from '../play/play.ts';
import { allDraws, drawsIn, randomDraw } from './draws.ts';
import { randomOf } from './random.ts';

/** A bet of a schedule as it is judged: odds as it freezes them, thousandths. */
export type ChanceBet = {
  readonly play: Play;
  readonly selection: Selection;
  readonly odds: readonly bigint[];
  readonly unitStake: Money;
  readonly mostPrize?: Money | undefined;
};

/** What a draw may bring the whole cart. */
export type Outcome = {
  /** Of one. */
  readonly chance: number;
  /** Prize and what goes back, at a multiple; thousandths. */
  back(multiple: number): { readonly prize: bigint; readonly refund: bigint };
};
export type Chances = {
  readonly outcomes: readonly Outcome[];
  /** Counted, not drawn by lot. */
  readonly isExact: boolean;
};

/** So many draws are looked at one by one; of larger spaces so many are drawn by lot. */
export const MOST_DRAWS = 200_000;
const SEED = 20_261_122;

/** The chances of all that a draw may bring a cart. */
export function chancesOf(bets: readonly ChanceBet[], shape: DrawShape): Chances {
  const counted = bets.length === 1 ? countedChances(bets[0]!) : undefined;
  if (counted) return { outcomes: counted, isExact: true };
  const isExact = drawsIn(shape) <= BigInt(MOST_DRAWS);
  const draws = isExact ? allDraws(shape) : byLot(shape);
  return { outcomes: outcomesIn(bets, draws), isExact };
}

function* byLot(shape: DrawShape): Generator<Draw> {
  const random = randomOf(SEED);
  const draw = Array.from({ length: drawLength(shape) }, () => 0);
  for (let drawn = 0; drawn < MOST_DRAWS; drawn += 1) yield randomDraw(shape, random, draw);
}

/** Of one note, or one option: its play has counted all outcomes (`Tier.wins`). */
function countedChances(bet: ChanceBet): readonly Outcome[] | undefined {
  const { play, selection } = bet;
  if (play.isParlay || play.paysPerHit || play.count(selection) !== 1) return undefined;
  const tiers = play.tiersOf(selection);
  const counts = tiers.map((tier) => play.options[tier] ?? play.tiers[tier]!);
  if (counts.some((tier) => 'hits' in tier && tier.hits !== tier.wins)) return undefined;
  const share = (ways: bigint): number => Number(ways) / Number(play.outcomes);
  const ties = share(counts.reduce((most, tier) => (tier.ties > most ? tier.ties : most), 0n));
  const wins = counts.map((tier, at) => {
    const hits = { tiers: tiers.map((_, other) => (other === at ? 1 : 0)), refunds: 0 };
    return outcomeOf(share(tier.wins), [bet], [hits]);
  });
  const none = tiers.map(() => 0);
  const rest = 1 - ties - wins.reduce((sum, { chance }) => sum + chance, 0);
  return [
    ...wins,
    outcomeOf(ties, [bet], [{ tiers: none, refunds: 1 }]),
    outcomeOf(rest, [bet], [{ tiers: none, refunds: 0 }]),
  ].filter(({ chance }) => chance > 0);
}

function outcomesIn(bets: readonly ChanceBet[], draws: Iterable<Draw>): readonly Outcome[] {
  const found = new Map<string, { times: number; readonly hits: readonly Hits[] }>();
  let all = 0;
  for (const draw of draws) {
    const hits = bets.map((bet) => hitsOf(bet, draw));
    const key = hits.map(({ tiers, refunds }) => `${tiers.join()}+${refunds}`).join(';');
    const known = found.get(key);
    if (known) known.times += 1;
    else found.set(key, { times: 1, hits });
    all += 1;
  }
  return [...found.values()].map(({ times, hits }) => outcomeOf(times / all, bets, hits));
}

/** In the shape in which odds are frozen: one place for each tier that the selection can win. */
function hitsOf({ play, selection }: ChanceBet, draw: Draw): Hits {
  const { tiers, refunds } = play.hits(selection, draw);
  if (play.style === 'official') return { tiers: [...tiers], refunds };
  return { tiers: play.tiersOf(selection).map((tier) => tiers[tier] ?? 0), refunds };
}

const outcomeOf = (chance: number, bets: readonly ChanceBet[], hits: readonly Hits[]): Outcome => ({
  chance,
  back: (multiple) => {
    let prize = 0n;
    let refund = 0n;
    bets.forEach(({ play, odds, unitStake, mostPrize }, at) => {
      const unit = mills(unitStake * BigInt(multiple));
      const paid = cutAt(payoutOf(play, hits[at]!, odds, unit), mostPrize ?? null);
      prize += paid.prize;
      refund += paid.refund;
    });
    return { prize, refund };
  },
});
