import { filteredPage, type Manifest } from '../../../registry/manifest.ts';
import { GamesSearch } from './page/games-search.ts';

export { Games } from './Games.tsx';

/** Games: sale, timetable, limits, prices, days off. */
export const lottery: Manifest = {
  name: 'lottery',
  pages: [
    filteredPage({
      path: '/Games',
      title: { zh: '游戏', en: 'Games' },
      frame: 'bare',
      search: GamesSearch,
      nav: { group: 'site', order: 10, permissions: ['lottery.games.read'] },
      load: () => import('./page/GamesPage.tsx'),
    }),
    {
      path: '/Games/$id',
      title: { zh: '游戏', en: 'Game' },
      frame: 'bare',
      load: () => import('./page/GamePage.tsx'),
    },
    {
      path: '/Calendar',
      title: { zh: '休市日历', en: 'Days off' },
      frame: 'bare',
      nav: { group: 'site', order: 20, permissions: ['lottery.calendar.read'] },
      load: () => import('./calendar/CalendarPage.tsx'),
    },
  ],
  proposals: () => import('./proposals.ts'),
};
