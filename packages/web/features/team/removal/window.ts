import type { WindowManifest } from '../../../frame/manifest.ts';
import { addMemberAct } from '../members/acts/index.ts';
import { openDelete } from './open-delete.ts';

addMemberAct({
  id: 'delete',
  label: { zh: '删除', en: 'Delete' },
  order: 91,
  isDanger: true,
  isFor: ({ IsDirect, Members }) => IsDirect && Members === 0,
  at: 'press',
  press: ({ UserName, NickName }) => openDelete({ UserName, NickName }),
});

export const window: WindowManifest = {
  tabs: [
    {
      id: 'TeamChanges',
      group: 'Team',
      title: { zh: '移动与删除', en: 'Moves and deletions' },
      access: 'agent',
      order: 6,
      load: () => import('./LineChanges.tsx'),
    },
  ],
};
