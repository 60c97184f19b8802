import { confirm, formatMoney, fullIssue, showToast, useSay, useWords } from '@fairlot/ui';
import { betHttp, type BetRecord } from '@fairlot/wire/play/bet';
import { refetch, useSend } from '@fairlot/shell';
import { setWallet } from '../../../../session/index.ts';
import { playName } from './record-view.ts';
import { BET } from './text.ts';

/** Takes a bet back after asking; the balance and the records show it at once. */
export function useCancel(row: BetRecord) {
  const words = useWords(BET);
  const say = useSay();
  const { send, isSending } = useSend(betHttp.cancel);
  const cancel = async () => {
    const isSure = await confirm({
      text: words.cancelAsk,
      rows: [
        [say(playName(row.Play)), fullIssue(row.SerialNumber)],
        [words.amount, formatMoney(row.Amount)],
      ],
      confirm: words.cancelYes,
      cancel: words.cancelNo,
    });
    if (!isSure) return;
    try {
      const result = await send({ BetId: row.Id });
      if (result.ok) {
        setWallet(result.value.WalletAmount);
        showToast({ kind: 'done', text: BET.cancelDone });
      } else {
        showToast({ kind: 'failed', text: result.error.text });
      }
    } catch {
      showToast({ kind: 'warn', text: BET.cancelFailed });
    }
    void refetch(betHttp.getBetRecords);
    void refetch(betHttp.getBetSums);
  };
  return { cancel, isSending };
}
