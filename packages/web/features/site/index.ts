import type { Manifest } from '../../frame/manifest.ts';
import { settings } from './settings/index.ts';
import { rum } from './rum/index.ts';
import { download } from './download/index.ts';

export const site: readonly Manifest[] = [settings, rum, download];
