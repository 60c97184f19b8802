import type { Manifest } from '../../frame/manifest.ts';
import { lineReport } from './line-report/index.ts';
import { prizeGroup } from './prize-group/index.ts';
import { move } from './move/index.ts';
import { removal } from './removal/index.ts';
import { agentDeposit } from './agent-deposit/index.ts';
import { transfer } from './transfer/index.ts';
import { members } from './members/index.ts';
import { overview } from './overview/index.ts';

export const team: readonly Manifest[] = [
  lineReport,
  prizeGroup,
  move,
  removal,
  agentDeposit,
  transfer,
  overview,
  members,
];
