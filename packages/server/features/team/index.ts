import type { Feature } from '#platform/feature';
import { contract } from './contract/index.ts';
import { line } from './line/index.ts';
import { lineReport } from './line-report/index.ts';
import { prizeGroup } from './prize-group/index.ts';
import { move } from './move/index.ts';
import { removal } from './removal/index.ts';
import { agentDeposit } from './agent-deposit/index.ts';
import { agents } from './agents/index.ts';
import { transfer } from './transfer/index.ts';
import { members } from './members/index.ts';
import { overview } from './overview/index.ts';

export const teamFeatures: readonly Feature[] = [
  line,
  lineReport,
  prizeGroup,
  move,
  removal,
  contract,
  agents,
  agentDeposit,
  transfer,
  members,
  overview,
];
