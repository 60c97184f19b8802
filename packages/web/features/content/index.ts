import type { Manifest } from '../../frame/manifest.ts';
import { announcement } from './announcement/index.ts';
import { banner } from './banner/index.ts';
import { help } from './help/index.ts';

export const content: readonly Manifest[] = [announcement, banner, help];
