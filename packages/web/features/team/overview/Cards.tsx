import type { ReactNode } from 'react';
import type { Money as Amount } from '@fairlot/rules/core/money';
import { Money, Skeleton, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import type { Overview } from './overview.ts';
import styles from './overview.module.css';
import { OVERVIEW } from './text.ts';

type Word = keyof typeof OVERVIEW;
type Figure = readonly [word: Word, value: (overview: Overview) => number | Amount];

const NOW: readonly Figure[] = [
  ['members', ({ Members }) => Members],
  ['agents', ({ Agents }) => Agents],
  ['online', ({ Online }) => Online],
  ['balance', ({ Balance }) => Balance],
];
const PEOPLE: readonly Figure[] = [
  ['registered', ({ Registered }) => Registered],
  ['signedIn', ({ SignedIn }) => SignedIn],
  ['depositors', ({ Depositors }) => Depositors],
  ['firstDepositors', ({ FirstDepositors }) => FirstDepositors],
  ['bettors', ({ Bettors }) => Bettors],
];
const MONEY: readonly Figure[] = [
  ['profit', ({ Profit }) => Profit],
  ['stake', ({ Stake }) => Stake],
  ['prize', ({ Prize }) => Prize],
  ['rebate', ({ Rebate }) => Rebate],
  ['promo', ({ Promo }) => Promo],
  ['deposit', ({ Deposit }) => Deposit],
  ['withdraw', ({ Withdraw }) => Withdraw],
  ['transfer', ({ Transfer }) => Transfer],
];
/** What may go either way has its sign. */
const SIGNED: ReadonlySet<Word> = new Set(['profit', 'transfer']);

function shown(word: Word, value: number | Amount): ReactNode {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return <Money amount={value} sign={SIGNED.has(word)} />;
}

/** Who is in the team now, and what they did; the shape is there before the figures. */
export function Cards(props: {
  readonly overview: Overview | undefined;
  readonly isOneDay: boolean;
}) {
  const { overview, isOneDay } = props;
  const words = useWords(OVERVIEW);
  const group = (title: string, note: string | undefined, figures: readonly Figure[]) => (
    <section aria-label={title}>
      <h3 className={styles['group']}>
        {title} {note && <small>{note}</small>}
      </h3>
      <dl className={classes(styles['cards'], figures === PEOPLE && styles['five'])}>
        {figures.map(([word, value]) => (
          <div key={word} className={word === 'profit' ? styles['first'] : undefined}>
            <dt>{words[word] as string}</dt>
            <dd>{overview ? shown(word, value(overview)) : <Skeleton height={18} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
  return (
    <>
      {group(words.now, undefined, NOW)}
      {group(words.people, isOneDay ? undefined : words.perDay, PEOPLE)}
      {group(words.money, undefined, MONEY)}
      <p className={styles['formula']}>{words.formula}</p>
    </>
  );
}
