import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'predictions',
    path: () => '/LongDragon?view=predictions',
    zh: '发表',
    en: 'Posted by players',
  },
];
