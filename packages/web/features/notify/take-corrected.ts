import { formatMoney, fullIssue, showToast, wordsIn } from '@fairlot/ui';
import { mills } from '@fairlot/rules/core/money';
import { language, navigate, refetch } from '@fairlot/shell';
import type { betHub } from '@fairlot/wire/bet';
import type { Payload } from '@fairlot/wire/core';
import { walletHttp } from '@fairlot/wire/wallet';
import { setWallet } from '../../session/index.ts';
import { CORRECTED } from './text.ts';

/** Bets of this player ended otherwise: the number of their issue was corrected. */
export function takeCorrected(payload: Payload<typeof betHub.betCorrectedNotify>): void {
  setWallet(payload.WalletAmount);
  void refetch(walletHttp.getWalletAmount);
  const { LotteryName, SerialNumber, WinningNumber, Taken, Paid, WalletAmount } = payload;
  const words = wordsIn(CORRECTED, language.get());
  showToast({
    kind: 'warn',
    text: words.corrected({
      debt: WalletAmount < 0n ? formatMoney(mills(-WalletAmount)) : '',
      game: LotteryName,
      issue: fullIssue(SerialNumber),
      number: WinningNumber.replaceAll(',', ' '),
      taken: formatMoney(Taken),
      paid: formatMoney(Paid),
    }),
    action: { label: words.records, run: () => navigate.openWindow('BetRecord') },
  });
}
