import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'leaders', path: () => '/LongDragon?view=leaders', zh: '公开我的成绩', en: 'Show me' },
];
