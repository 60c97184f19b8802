import type { Manifest } from '../../registry/manifest.ts';
import { announcement } from './announcement/index.ts';
import { banner } from './banner/index.ts';
import { help } from './help/index.ts';
import { logo } from './logo/index.ts';
import { siteState } from './site-state/index.ts';
import { template } from './template/index.ts';

export const content: readonly Manifest[] = [announcement, banner, help, logo, siteState, template];
