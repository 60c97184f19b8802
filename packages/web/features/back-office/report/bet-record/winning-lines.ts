// Which lines of a bet won, and what each brought. Pure.
import type { Money } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import { payoutOf } from '@fairlot/rules/odds/prize';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { knownPlay } from '../../../play/lottery/families/index.ts';
import { drawOf, unitStake } from './record-view.ts';

export type WinningLine = {
  /** The line as its play tells it from the others. */
  readonly key: string;
  readonly tier: Bilingual;
  readonly prize: Money;
};

/** A bet of more lines is shown tier by tier alone: to look at each would hold the page up. */
const MOST_LINES = 20_000;

/** The lines that won, each judged on its own; none before the draw, of a bet of many, or of an unknown play. */
export function winningLines(record: BetRecord): readonly WinningLine[] {
  const play = knownPlay(record.Play)?.on(record.DrawTimeStamp);
  const parsed = play?.parse(record.Content);
  const draw = play && drawOf(play, record.WinningNumber);
  if (!play || !parsed?.ok || !draw || record.Notes > MOST_LINES) return [];
  const own = play.style === 'credit' ? play.tiersOf(parsed.value) : [...play.tiers.keys()];
  const stake = unitStake(record, play);
  const found: WinningLine[] = [];
  for (const { key, judge } of play.singles(parsed.value)) {
    const tier = judge(draw);
    const at = own.indexOf(tier);
    const name = play.tiers[tier]?.name;
    if (at < 0 || !name) continue;
    const one = { tiers: [1], refunds: 0 };
    const { prize } = payoutOf(play, one, [record.Odds[at] ?? 0n], stake);
    found.push({ key, tier: name, prize });
  }
  return found;
}
