import type { WindowManifest } from '../../frame/manifest.ts';
import { addInfoPart } from '../account/index.ts';

addInfoPart(() => import('./PayeesPart.tsx'));

const window: WindowManifest = { tabs: [] };
export default window;
