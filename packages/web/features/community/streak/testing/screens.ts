import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'long-dragons',
    path: () => '/LongDragon',
    zh: '每期开奖相互独立',
    en: 'Draws are independent',
  },
];
