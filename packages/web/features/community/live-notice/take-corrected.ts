import { filled, formatMoney, fullIssue, showToast } from '@fairlot/ui';
import { mills } from '@fairlot/rules/core/money';
import { navigate, refetch } from '@fairlot/shell';
import type { betHub } from '@fairlot/wire/play/bet';
import type { Payload } from '@fairlot/wire/core';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { accountNow, setWallet } from '../../../session/index.ts';
import { notifyOnce } from '../../messaging/single-tab/index.ts';
import { CORRECTED } from './text.ts';

/** Bets of this player ended otherwise: the number of their issue was corrected. One tab says so. */
export async function takeCorrected(
  payload: Payload<typeof betHub.betCorrectedNotify>,
  seq: number | undefined,
): Promise<void> {
  setWallet(payload.WalletAmount);
  void refetch(walletHttp.getWalletAmount);
  const { LotteryName, SerialNumber, WinningNumber, Taken, Paid, WalletAmount } = payload;
  await notifyOnce(accountNow(), `corrected ${SerialNumber} ${seq ?? WinningNumber}`, () => {
    showToast({
      kind: 'warn',
      text: filled(CORRECTED.corrected, {
        debt: WalletAmount < 0n ? formatMoney(mills(-WalletAmount)) : '',
        game: LotteryName,
        issue: fullIssue(SerialNumber),
        number: WinningNumber.replaceAll(',', ' '),
        taken: formatMoney(Taken),
        paid: formatMoney(Paid),
      }),
      action: { label: CORRECTED.records, run: () => navigate.openWindow('BetRecord') },
    });
  });
}
