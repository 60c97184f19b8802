import type { Manifest } from '../../registry/manifest.ts';
import { desk } from './desk/index.ts';
import { issue } from './issue/index.ts';
import { playerAdmin } from './player-admin/index.ts';
import { report } from './report/index.ts';
import { security } from './security/index.ts';

export const backOffice: readonly Manifest[] = [desk, issue, playerAdmin, report, security];
