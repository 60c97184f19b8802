import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useCall } from '@fairlot/shell';
import { Failed, formatMoment, Money, Skeleton, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { useMay } from '../../staff/operator/index.ts';
import { text } from './text.ts';
import styles from './records.module.css';

type Fact = readonly [name: string, value: ReactNode];

/** A bet as it was frozen, and its wallet before and after. */
export function BetDetail(props: { readonly playerId: number; readonly row: BetRecord }) {
  const { playerId, row } = props;
  const words = useWords(text);
  const one = useCall(playerRecordsConsole.getPlayerBets, {
    PlayerId: playerId,
    Id: row.Id,
    PageSize: 1,
  });
  const whole = one.data?.ok ? one.data.value.Rows[0] : undefined;
  if (!whole && one.isError) {
    return <Failed title={words.detailFailed} retry={() => void one.refetch()} />;
  }
  if (!whole) return <Skeleton height={72} />;
  return <Facts bet={whole} />;
}

function Facts({ bet }: { readonly bet: BetRecord }) {
  const words = useWords(text);
  const mayRead = useMay('lottery.issues.read');
  const { BalanceBefore, BalanceAfter, CancelledBy, Follows, SettledTimeStamp } = bet;
  const facts: Fact[] = [
    [
      words.number,
      <span key="id" className={inline['mono']}>
        {bet.Id}
      </span>,
    ],
    [
      words.issue,
      mayRead ? (
        <Link
          key="issue"
          className={styles['link'] ?? ''}
          to="/Issues/$game/$serial"
          params={{ game: String(bet.GameId), serial: String(bet.SerialNumber) }}
        >
          {bet.SerialNumber}
        </Link>
      ) : (
        bet.SerialNumber
      ),
    ],
    [words.notes, `${bet.Notes} × ${bet.Multiple}`],
    [words.odds, bet.Odds.map((odds) => Number(odds) / 10_000).join(' · ')],
    [words.rebate, <Money key="rebate" amount={bet.Rebate} />],
    [words.settledAt, SettledTimeStamp === null ? words.none : formatMoment(SettledTimeStamp)],
  ];
  if (BalanceBefore !== undefined)
    facts.push([words.walletBefore, <Money key="before" amount={BalanceBefore} />]);
  if (BalanceAfter !== undefined)
    facts.push([words.walletAfter, <Money key="after" amount={BalanceAfter} />]);
  if (CancelledBy)
    facts.push([words.cancelledBy, CancelledBy === 'player' ? words.byPlayer : words.byPlatform]);
  if (Follows !== undefined) facts.push([words.follows, Follows]);
  for (const former of bet.Corrected ?? [])
    facts.push([
      words.correctedFrom,
      <span key={former.SettledTimeStamp}>
        {former.WinningNumber.replaceAll(',', ' ')} · <Money amount={former.Prize} />
      </span>,
    ]);
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value], at) => (
        <div key={`${name} ${at}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
