import type { Manifest } from '../../../frame/manifest.ts';

export { PasskeyNews } from './PasskeyNews.tsx';

/** Passkeys of whoever is signed in: keys that his devices keep. */
export const passkey: Manifest = { name: 'passkey', window: () => import('./window.ts') };
