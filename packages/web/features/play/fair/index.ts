import type { Manifest } from '../../../frame/manifest.ts';

export { receiptOf } from './receipt-door.ts';
export { VerifyOver } from './VerifyOver.tsx';
export { noteSeed } from './verify/instant/noted-seeds.ts';
export { openVerify } from './verify/address.ts';

export const fair: Manifest = {
  name: 'fair',
  slots: [
    { at: 'overlay', load: () => import('./verify/VerifyHost.tsx') },
    { at: 'home', area: 'side', height: [236, 236], load: () => import('./HomeFair.tsx') },
  ],
};
