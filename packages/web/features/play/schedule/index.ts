import type { Manifest } from '../../../frame/manifest.ts';

export { addRecordView } from './record/record-views.ts';

/** Schedule bets (追号): the window that makes one, its records, its agreement. */
export const schedule: Manifest = {
  name: 'schedule',
  window: () => import('./window.ts'),
  screens: [
    {
      path: '/Bet/ScheduleAgreements',
      access: 'player',
      frame: 'page',
      title: { zh: '追号协议', en: 'Schedules' },
      load: () => import('./AgreementScreen.tsx'),
    },
  ],
  slots: [{ at: 'overlay', load: () => import('./PlanHost.tsx') }],
};
