import { filled, formatMoney, showToast } from '@fairlot/ui';
import { refetch } from '@fairlot/shell';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import type { Output } from '@fairlot/wire/core';
import { setWallet } from '../../../session/index.ts';
import { playCue } from '../alert/index.ts';
import { runsHere } from './runs-here.ts';
import { PLAN } from './text.ts';

/** Tells the player that a plan stands, and lets everything that shows it read it anew. */
export function planStands(
  issues: number,
  { WalletAmount, Amount }: Output<typeof scheduleHttp.place>,
): void {
  setWallet(WalletAmount);
  void playCue('accepted');
  runsHere.set(true);
  showToast({ kind: 'done', text: filled(PLAN.placed, issues, formatMoney(Amount)) });
  void refetch(scheduleHttp.getSchedules);
  void refetch(scheduleHttp.getScheduleSums);
}
