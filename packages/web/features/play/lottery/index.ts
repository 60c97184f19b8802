import type { Manifest } from '../../../frame/manifest.ts';

export { contentText } from './content/content-text.ts';
export { DrawList } from './draws/DrawList.tsx';
export { daySlot, offerDaySlot } from './header/day-slot.ts';
export { IssueHeader } from './header/IssueHeader.tsx';
export { GameStopped } from './stop/GameStopped.tsx';
export { useStop } from './stop/use-stop.ts';
export { StandInNote } from './source/StandInNote.tsx';
export { GameMenu } from './menu/GameMenu.tsx';

export const lottery: Manifest = {
  name: 'lottery',
  screens: [
    {
      path: '/',
      access: 'player',
      frame: 'page',
      title: { zh: '大厅', en: 'Lobby' },
      load: () => import('./HomeScreen.tsx'),
    },
  ],
  nav: [{ to: '/', label: { zh: '大厅', en: 'Lobby' }, icon: 'home', where: 'both', order: 0 }],
};
