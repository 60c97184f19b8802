import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'bonus', path: () => '/?w=BonusWallet', zh: '暂无红利', en: 'No bonus' },
];
