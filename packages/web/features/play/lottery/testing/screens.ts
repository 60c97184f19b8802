import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'home', path: () => '/', zh: '一分时时彩', en: 'Five Digits 1 min' },
];
