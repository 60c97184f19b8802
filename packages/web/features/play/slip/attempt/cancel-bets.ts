import type { Bilingual } from '@fairlot/rules/core/text';
import { filled, showToast } from '@fairlot/ui';
import { betHttp } from '@fairlot/wire/play/bet';
import { refetch, send } from '@fairlot/shell';
import { setWallet } from '../../../../session/index.ts';
import { OUTCOME } from './outcome-text.ts';
import { noteCancelled } from './placed.ts';

/** Takes bets back, one after the other, and says what came of it. */
export async function cancelBets(ids: readonly string[]): Promise<void> {
  let cancelled = 0;
  let refusal: Bilingual | undefined;
  for (const BetId of ids) {
    const result = await send(betHttp.cancel, { BetId }).catch(() => undefined);
    if (result?.ok) {
      cancelled += 1;
      noteCancelled([BetId]);
      setWallet(result.value.WalletAmount);
    } else {
      refusal = result ? result.error.text : OUTCOME.cancelLost;
    }
  }
  if (!refusal) showToast({ kind: 'done', text: filled(OUTCOME.cancelled, cancelled) });
  else showToast({ kind: 'failed', text: cancelled > 0 ? OUTCOME.cancelledSome : refusal });
  void refetch(betHttp.getBetRecords);
  void refetch(betHttp.getBetSums);
}
