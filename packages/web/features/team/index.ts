import type { Manifest } from '../../frame/manifest.ts';
import { lineReport } from './line-report/index.ts';
import { prizeGroup } from './prize-group/index.ts';

export const team: readonly Manifest[] = [lineReport, prizeGroup];
