import { formatMoney, useWords } from '@fairlot/ui';
import { betHttp } from '@fairlot/wire/play/bet';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { useCall, useStore } from '@fairlot/shell';
import { placedBets } from '../attempt/placed.ts';
import { FactsText } from '../../lottery/issue/index.ts';
import { RESULT } from './result-text.ts';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';

/** What the player's own bets of a settled issue brought; the draw's facts for who placed none here. */
export function MyResult(props: { gameId: number; issue: IssueInfo }) {
  const { gameId, issue } = props;
  const serial = issue.SerialNumber;
  const placed = useStore(placedBets).has(serial);
  return placed ? <Result gameId={gameId} serial={serial} /> : <FactsText issue={issue} />;
}

function Result({ gameId, serial }: { gameId: number; serial: number }) {
  const words = useWords(RESULT);
  const records = useCall(betHttp.getBetSums, {
    GameId: gameId,
    SerialNumber: serial,
  });
  const sums = records.data?.ok ? records.data.value : undefined;
  if (!sums || sums.Total === 0) return null;
  if (sums.SumPrize === 0n && sums.SumRefund > 0n) {
    return (
      <span>
        {words.awarded}{' '}
        <b className={classes(inline['num'], inline['tie'])}>
          {words.tied(formatMoney(sums.SumRefund))}
        </b>
      </span>
    );
  }
  return sums.SumPrize > 0n ? (
    <span>
      {words.awarded}{' '}
      <b className={classes(inline['num'], inline['up'])}>
        {words.won(formatMoney(sums.SumPrize))}
      </b>
    </span>
  ) : (
    <span>
      {words.awarded} {words.notWon}
    </span>
  );
}
