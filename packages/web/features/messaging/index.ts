import type { Manifest } from '../../frame/manifest.ts';
import { inbox } from './inbox/index.ts';

export const messaging: readonly Manifest[] = [inbox];
