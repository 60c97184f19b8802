import type { Manifest } from '../../../frame/manifest.ts';

export { mayGive } from './shares.ts';

/** Links by which others register below an agent. */
export const registrationLink: Manifest = {
  name: 'registration-link',
  window: () => import('./window.ts'),
};
