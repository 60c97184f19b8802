import type { WindowManifest } from '../../../frame/manifest.ts';
import { addMemberAct } from '../members/acts/index.ts';
import { openTransfer } from './open-transfer.ts';

addMemberAct({
  id: 'transfer',
  label: { zh: '转账', en: 'Transfer' },
  order: 1,
  access: 'transfer',
  at: 'press',
  press: ({ UserName }) => openTransfer(UserName),
});

export const window: WindowManifest = {
  tabs: [
    {
      id: 'TeamTransfer',
      group: 'Team',
      title: { zh: '转账', en: 'Transfer' },
      access: 'transfer',
      order: 4,
      load: () => import('./TransferTab.tsx'),
    },
  ],
};
