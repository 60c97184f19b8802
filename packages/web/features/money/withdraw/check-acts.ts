import type { Bilingual } from '@fairlot/rules/core/text';
import { type WithdrawCheck, withdrawHttp } from '@fairlot/wire/money/withdraw';
import { navigate, refetch } from '@fairlot/shell';
import { openPassword } from '../../account/profile/index.ts';
import { CHECK_ACT_TEXT as TEXT } from './text.ts';

/** What an open row of the checklist offers. */
type CheckAct = { readonly label: Bilingual; readonly press: () => void };

const opens = (label: Bilingual, window: string): CheckAct => ({
  label,
  press: () => navigate.openWindow(window),
});

/** What time alone mends is read again. */
const LOOK_AGAIN: CheckAct = {
  label: TEXT.again,
  press: () => void refetch(withdrawHttp.getWithdrawData),
};

export const CHECK_ACTS: Readonly<Record<WithdrawCheck['Check'], CheckAct>> = {
  account: opens(TEXT.help, 'Help'),
  'fund-password': { label: TEXT.setFund, press: () => openPassword('fund') },
  target: opens(TEXT.addAccount, 'AccountInfo'),
  cooling: opens(TEXT.seeAccounts, 'AccountInfo'),
  requirement: opens(TEXT.seeRequirement, 'Requirement'),
  hours: LOOK_AGAIN,
  count: LOOK_AGAIN,
  interval: LOOK_AGAIN,
  pending: opens(TEXT.seeProgress, 'WithdrawRecord'),
  owed: LOOK_AGAIN,
};
