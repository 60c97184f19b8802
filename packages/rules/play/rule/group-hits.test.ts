import { expect, test } from 'vitest';
import { invariant } from '../../core/invariant.ts';
import { mills } from '../../core/money.ts';
import { defaultCreditOdds } from '../../odds/credit-odds.ts';
import { mostPrize } from '../../odds/most-prize.ts';
import { payoutOf } from '../../odds/prize.ts';
import { findPlay } from '../catalogue.ts';
import { animalsIn } from '../lhc/lunar-year.ts';
import type { Play, Selection } from '../play.ts';

/** In 2026 the horse has five numbers, each other animal four. */
const ANIMALS = animalsIn(2026);
const FIVE = ANIMALS.filter(({ numbers }) => numbers.length === 5);
const FOUR = ANIMALS.filter(({ numbers }) => numbers.length === 4);
const REGULAR = 6;
const STAKE = mills(10_000);

/** In how many ways so many groups take numbers of a draw, the largest share first. */
function* sharesOf(groups: number, left: number, largest: number): Generator<readonly number[]> {
  if (groups === 0) {
    yield [];
    return;
  }
  for (let share = Math.min(left, largest); share >= 0; share--) {
    for (const rest of sharesOf(groups - 1, left - share, share)) yield [share, ...rest];
  }
}

/** The most that any draw pays, each class of draws asked once: which four numbers they are makes no difference. */
function counted(
  play: Play,
  selection: Selection,
  picked: typeof ANIMALS,
  quoted: readonly bigint[],
) {
  const fives = picked.filter(({ numbers }) => numbers.length === 5);
  const fours = picked.filter(({ numbers }) => numbers.length === 4);
  const others = ANIMALS.filter((each) => !picked.includes(each)).flatMap(({ numbers }) => numbers);
  const odds = play.oddsOf(selection, quoted);
  const able = play.tiersOf(selection);
  let [best, draws] = [0n, 0];
  for (const [five = 0] of fives.length > 0 ? sharesOf(1, 5, 5) : [[0]]) {
    for (const shares of sharesOf(fours.length, REGULAR - five, 4)) {
      const taken = shares.flatMap((share, i) => fours[i]!.numbers.slice(0, share));
      const six = [...(fives[0]?.numbers.slice(0, five) ?? []), ...taken];
      if (REGULAR - six.length > others.length) continue;
      const draw = [...six, ...others.slice(0, REGULAR - six.length)];
      const special = Array.from({ length: 49 }, (_, i) => i + 1).find((n) => !draw.includes(n));
      const { tiers } = play.hits(selection, [...draw, special!]);
      const hits = { tiers: able.map((tier) => tiers[tier]!), refunds: 0 };
      const { prize } = payoutOf(play, hits, odds, STAKE);
      if (prize > best) best = prize;
      draws++;
    }
  }
  return { best, draws };
}

test('what the best draw pays on 正肖 is what the bound says, for any animals and any odds', () => {
  const play = findPlay('lhc.sx.zheng')?.on(Date.UTC(2026, 5, 1));
  invariant(play, 'the play exists');
  expect([FOUR.length, FIVE.length]).toEqual([11, 1]);
  let draws = 0;
  for (const quoted of [defaultCreditOdds(play), [19_700n, 18_500n], [15_000n, 45_000n]]) {
    for (let fours = 0; fours <= FOUR.length; fours++) {
      for (const fives of [[], FIVE]) {
        const picked = [...FOUR.slice(0, fours), ...fives];
        if (picked.length === 0) continue;
        const parsed = play.parse(
          ANIMALS.filter((each) => picked.includes(each))
            .map(({ symbol }) => symbol)
            .join(','),
        );
        invariant(parsed.ok, 'animals are picked by their names');
        const real = counted(play, parsed.value, picked, quoted);
        draws += real.draws;
        const bound = mostPrize(play, parsed.value, quoted, STAKE);
        expect([fours, fives.length, bound]).toEqual([fours, fives.length, real.best]);
      }
    }
  }
  expect(draws).toBeGreaterThan(2_500);
});
