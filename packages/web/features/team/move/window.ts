import type { WindowManifest } from '../../../frame/manifest.ts';
import { addMemberAct } from '../members/acts/index.ts';
import { openMove } from './open-move.ts';

addMemberAct({
  id: 'move',
  label: { zh: '移动', en: 'Move' },
  order: 90,
  isFor: ({ IsDirect }) => IsDirect,
  at: 'press',
  press: ({ UserName, NickName }) => openMove({ UserName, NickName }),
});

export const window: WindowManifest = {};
