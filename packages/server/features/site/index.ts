import type { Feature } from '#platform/feature';
import { download } from './download/index.ts';
import { media } from './media/index.ts';
import { rum } from './rum/index.ts';
import { settings } from './settings/index.ts';

export const siteFeatures: readonly Feature[] = [settings, media, rum, download];
