import { DEMO_GAME, type Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'verify',
    path: (serial) => `/Bet/${DEMO_GAME}?verify=${serial}&game=${DEMO_GAME}`,
    zh: '第 1、3、4 步吻合',
    en: 'Steps 1, 3 and 4 agree',
  },
];
