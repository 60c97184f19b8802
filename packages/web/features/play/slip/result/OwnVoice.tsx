import { formatMoney, shortIssue, useWords } from '@fairlot/ui';
import { betHttp } from '@fairlot/wire/play/bet';
import { IssueState } from '@fairlot/rules/issue/index';
import { useCall, useStore } from '@fairlot/shell';
import { useIssues } from '../../lottery/issue/index.ts';
import { placedBets } from '../attempt/placed.ts';
import { RESULT } from './result-text.ts';
import inline from '@fairlot/ui/inline.module.css';

/**
 * What a screen reader hears of the player's own bets when their issue is settled. A prize is told on every
 * screen, by its card or its line: here is said what brought none.
 */
export function OwnVoice({ gameId }: { gameId: number }) {
  const placed = useStore(placedBets);
  const settled = useIssues().findLast(
    ({ SerialNumber, State }) => State === IssueState.AWARDED && placed.has(SerialNumber),
  );
  return (
    <p className={inline['vh']} aria-live="polite">
      {settled && <Said gameId={gameId} serial={settled.SerialNumber} />}
    </p>
  );
}

function Said({ gameId, serial }: { gameId: number; serial: number }) {
  const words = useWords(RESULT);
  const sums = useCall(betHttp.getBetSums, { GameId: gameId, SerialNumber: serial }).data;
  if (!sums?.ok || sums.value.Total === 0 || sums.value.SumPrize > 0n) return null;
  const { SumRefund } = sums.value;
  const outcome = SumRefund > 0n ? words.tied(formatMoney(SumRefund)) : words.notWon;
  return words.said(shortIssue(serial), outcome);
}
