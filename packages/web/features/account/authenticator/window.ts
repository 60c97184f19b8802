import type { WindowManifest } from '../../../frame/manifest.ts';
import { addSecurityRow } from '../profile/index.ts';
import { ROWS } from './rows-text.ts';

addSecurityRow({
  key: 'authenticator',
  ...ROWS.authenticator,
  opens: { load: () => import('./AuthenticatorPart.tsx') },
});

export const window: WindowManifest = { tabs: [] };
