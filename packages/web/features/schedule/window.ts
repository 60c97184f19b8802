import type { WindowManifest } from '../../frame/manifest.ts';

const window: WindowManifest = {
  tabs: [
    {
      id: 'ScheduleRecord',
      group: 'Report',
      title: { zh: '追号记录', en: 'Schedules' },
      access: 'player',
      load: () => import('./record/ScheduleRecordTab.tsx'),
    },
  ],
};
export default window;
