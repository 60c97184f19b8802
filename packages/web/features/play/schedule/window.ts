import type { WindowManifest } from '../../../frame/manifest.ts';

export const window: WindowManifest = {
  tabs: [
    {
      id: 'ScheduleRecord',
      group: 'Report',
      title: { zh: '追号记录', en: 'Schedules' },
      access: 'player',
      order: 2,
      load: () => import('./record/ScheduleRecordTab.tsx'),
    },
  ],
};
