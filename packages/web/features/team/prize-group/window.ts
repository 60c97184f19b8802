import type { WindowManifest } from '../../../frame/manifest.ts';
import { addMemberAct } from '../members/acts/index.ts';
import { openRaiseRebate } from './raised.ts';

addMemberAct({
  id: 'raise',
  label: { zh: '设置返点', en: 'Raise rebate' },
  order: 2,
  isFor: ({ IsDirect }) => IsDirect,
  at: 'press',
  press: ({ UserName, PrizeGroup }) => openRaiseRebate({ userName: UserName, group: PrizeGroup }),
});

export const window: WindowManifest = {};
