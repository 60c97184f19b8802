import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'alerts', path: () => '/?w=Alerts', zh: '彩种铃铛', en: 'Bells of games' },
];
