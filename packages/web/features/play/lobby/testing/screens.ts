import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    endsLogin: true,
    name: 'lobby',
    path: () => '/Lobby',
    zh: '一分时时彩',
    en: 'Five Digits · 1 min',
  },
];
