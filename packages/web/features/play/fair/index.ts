import type { Manifest } from '../../../frame/manifest.ts';

export { receiptOf } from './receipt-door.ts';
export { VerifyOver } from './VerifyOver.tsx';
export { noteSeed } from './verify/noted-seeds.ts';
export { openVerify } from './verify/address.ts';

export const fair: Manifest = {
  name: 'fair',
  slots: [{ at: 'overlay', load: () => import('./verify/VerifyHost.tsx') }],
};
