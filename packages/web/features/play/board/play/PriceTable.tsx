import { Money, useLanguage, useWords } from '@fairlot/ui';
import { noteStake, returnToPlayer, type UnitMode } from '@fairlot/rules/odds/index';
import type { Play, Quote } from '@fairlot/rules/play/play';
import { oddsText } from './odds-text.ts';
import { tierPrizes } from './prize-facts.ts';
import { oneInText, returnText } from './return-facts.ts';
import { RULES } from './rules-text.ts';
import { PAD } from './text.ts';
import table from '@fairlot/ui/table.module.css';

type Props = {
  readonly play: Play;
  /** Odds now, by tier or option. */
  readonly odds: readonly bigint[];
  readonly mode: UnitMode;
  /** The tiers or options that stand here, from one to before the other; all unless told. */
  readonly from?: number;
  readonly to?: number;
};

/** Every way to win a play: its chance, what it pays, what of the stake comes back of it. */
export function PriceTable({ play, odds, mode, from = 0, to = play.quotes.length }: Props) {
  const words = useWords(RULES);
  const pads = useWords(PAD);
  const language = useLanguage();
  const isOfficial = play.style === 'official';
  const prizes = isOfficial ? tierPrizes(odds, noteStake(mode, play.notePrice)) : [];
  const returns = returnToPlayer(play, odds);
  const areOwn = returns.length > 1;
  const hasTies = play.quotes.some(({ ties }) => ties > 0n);
  const chanceOf = (wins: bigint): string => words.oneIn(oneInText(play.outcomes, wins));
  const pays = (_: Quote, i: number) =>
    isOfficial ? <Money amount={prizes[i]!} /> : oddsText(odds[i] ?? 0n);
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th scope="col">{words.tier}</th>
          <Head name={words.chance} />
          {hasTies && <Head name={words.refund} />}
          <Head name={isOfficial ? `${pads.pays} (¥)` : words.odds} />
          {areOwn && <Head name={words.returnRate} />}
        </tr>
      </thead>
      <tbody>
        {play.quotes.map((tier, i) =>
          i < from || i >= to ? null : (
            <tr key={tier.code}>
              <td>{tier.name[language]}</td>
              <td className={table['n']}>{chanceOf(tier.wins)}</td>
              {hasTies && (
                <td className={table['n']}>{tier.ties > 0n ? chanceOf(tier.ties) : '—'}</td>
              )}
              <td className={table['n']}>{pays(tier, i)}</td>
              {areOwn && <td className={table['n']}>{returnText(returns[i]!)}</td>}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

const Head = ({ name }: { name: string }) => (
  <th scope="col" className={table['n']}>
    {name}
  </th>
);
