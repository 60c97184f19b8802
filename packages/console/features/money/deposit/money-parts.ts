import type { Parts } from '../../staff/operator/proposal-content/index.ts';

/** Player and balances of an act on money, added by the server when it freezes the proposal. */
export const PLAYER = {
  userName: { name: { zh: '账号', en: 'Account' }, isSubject: true },
} as const;
export const BALANCE: Parts = {
  balance: { name: { zh: '余额（提交时）', en: 'Balance (when proposed)' } },
  balanceAfter: { name: { zh: '执行后余额', en: 'Balance after' } },
};
