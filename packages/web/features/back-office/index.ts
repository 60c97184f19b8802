import type { Manifest } from '../../frame/manifest.ts';
import { report } from './report/index.ts';

export const backOffice: readonly Manifest[] = [report];
