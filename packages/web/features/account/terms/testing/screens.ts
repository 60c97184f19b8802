import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'terms', path: () => '/?w=TradeAgreement', zh: '谁可以使用', en: 'Who may play' },
  { name: 'agreement', path: () => '/Agreement', zh: '谁可以使用', en: 'Who may play' },
];
