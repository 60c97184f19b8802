import type { WindowManifest } from '../../../frame/manifest.ts';
import { addInfoPart } from '../../account/profile/index.ts';

addInfoPart(() => import('./PayeesPart.tsx'));

export const window: WindowManifest = { tabs: [] };
