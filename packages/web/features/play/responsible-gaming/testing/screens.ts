import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'limits',
    path: () => '/?w=PersonalLimits',
    zh: '每日亏损限额',
    en: 'daily loss limit',
  },
];
