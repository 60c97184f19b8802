import inline from '@fairlot/ui/inline.module.css';
import { familyOfPlay } from '@fairlot/rules/play/registry';
import { HexDigits, Money, Status, formatMoney, useWords } from '@fairlot/ui';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { BET_STATE } from './filters.ts';
import { changeOf, isSettled } from './record-view.ts';
import { resultWord, stateLook } from './state-look.ts';
import { BET } from './text.ts';
import styles from './bet-record.module.css';

type Props = { readonly row: BetRecord };

/** Characters of a number that stands in one line. */
const SHORT = 20;

/** The number that the bet was on, in little room. */
export function Drawn({ row: { Play, WinningNumber } }: Props) {
  const look = familyOfPlay(Play)?.ball;
  if (WinningNumber === null) return '—';
  if (typeof look !== 'object') {
    const text = WinningNumber.replaceAll(',', ' ');
    return text.length > SHORT ? <span className={styles['drawn']}>{text}</span> : text;
  }
  return (
    <HexDigits digits={WinningNumber} look={look} count={WinningNumber.length} size="xs" narrow />
  );
}

/** What came back: a prize, a stake, or nothing yet. */
export function PrizeCell({ row }: Props) {
  const words = useWords(BET);
  if (row.State === BET_STATE.CANCEL) {
    return <span className={inline['mut']}>{words.back(formatMoney(row.Amount))}</span>;
  }
  if (!isSettled(row)) return <span className={inline['mut']}>—</span>;
  if (row.Refund > 0n) return <span>{words.back(formatMoney(row.Refund))}</span>;
  return <Money amount={row.Prize} className={row.Prize === 0n ? inline['mut'] : undefined} />;
}

/** Gain or loss, once it is settled. */
export const Change = ({ row }: Props) =>
  isSettled(row) ? <Money amount={changeOf(row)} sign /> : <span className={inline['mut']}>—</span>;

export function StateCell({ row }: Props) {
  const words = useWords(BET);
  return <Status look={stateLook(row)}>{resultWord(row, words)}</Status>;
}
