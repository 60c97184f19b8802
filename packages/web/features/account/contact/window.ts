import type { WindowManifest } from '../../../frame/manifest.ts';
import { addSecurityRow } from '../profile/index.ts';
import { ROWS } from './rows-text.ts';

addSecurityRow({ key: 'email', ...ROWS.email, opens: { load: () => import('./EmailPart.tsx') } });
addSecurityRow({ key: 'phone', ...ROWS.phone, opens: { load: () => import('./PhonePart.tsx') } });

export const window: WindowManifest = { tabs: [] };
