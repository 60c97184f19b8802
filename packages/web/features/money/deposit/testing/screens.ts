import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'deposit',
    path: () => '/?w=Deposit',
    zh: '暂无可用的充值通道',
    en: 'No deposit channel available',
  },
  {
    name: 'deposits',
    path: () => '/?w=DepositRecord',
    zh: '这段时间没有充值',
    en: 'No deposits in this time',
  },
  {
    name: 'deposit-page',
    path: () => '/DepositQrcode',
    zh: '没有待支付的充值',
    en: 'No deposit waits to be paid',
  },
];
