import type { Bilingual } from '@fairlot/rules/core/text';
import type { WithdrawCheck } from '@fairlot/wire/money/withdraw';
import { navigate, refetch } from '@fairlot/shell';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { openPassword } from '../../account/profile/index.ts';

/** What an open row of the checklist offers. */
export type CheckAct = { readonly label: Bilingual; readonly press: () => void };

const opens = (zh: string, en: string, window: string): CheckAct => ({
  label: { zh, en },
  press: () => navigate.openWindow(window),
});

/** What time alone mends is read again. */
const LOOK_AGAIN: CheckAct = {
  label: { zh: '重新检查', en: 'Check again' },
  press: () => void refetch(withdrawHttp.getWithdrawData),
};

export const CHECK_ACTS: Readonly<Record<WithdrawCheck['Check'], CheckAct>> = {
  account: opens('查看帮助', 'Get help', 'Help'),
  'fund-password': {
    label: { zh: '设置资金密码', en: 'Set fund password' },
    press: () => openPassword('fund'),
  },
  target: opens('绑定收款账户', 'Add account', 'AccountInfo'),
  cooling: opens('查看收款账户', 'See accounts', 'AccountInfo'),
  requirement: opens('查看流水', 'See requirement', 'Requirement'),
  hours: LOOK_AGAIN,
  count: LOOK_AGAIN,
  interval: LOOK_AGAIN,
  pending: opens('查看进度', 'See progress', 'WithdrawRecord'),
  owed: LOOK_AGAIN,
};
