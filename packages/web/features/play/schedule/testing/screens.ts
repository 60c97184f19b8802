import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  {
    name: 'schedules',
    path: () => '/?w=ScheduleRecord',
    zh: '没有追号方案',
    en: 'No schedules',
  },
  {
    name: 'schedule-agreement',
    path: () => '/Bet/ScheduleAgreements',
    zh: '停止条件',
    en: 'Ending',
  },
];
