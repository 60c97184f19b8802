import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'withdraw', path: () => '/?w=WithdrawRequest', zh: '可提金额', en: 'Can be withdrawn' },
  {
    name: 'withdrawals',
    path: () => '/?w=WithdrawRecord',
    zh: '没有提款记录',
    en: 'No withdrawals',
  },
];
