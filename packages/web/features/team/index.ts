import type { Manifest } from '../../frame/manifest.ts';
import { lineReport } from './line-report/index.ts';

export const team: readonly Manifest[] = [lineReport];
