import type { WindowManifest } from '../../../frame/manifest.ts';
import { addSecurityRow } from '../profile/index.ts';
import { ROWS } from './rows-text.ts';

addSecurityRow({
  key: 'passkey',
  ...ROWS.passkey,
  opens: { load: () => import('./PasskeyPart.tsx') },
});

export const window: WindowManifest = { tabs: [] };
