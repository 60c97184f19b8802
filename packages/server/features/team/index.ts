import type { Feature } from '#platform/feature';
import { agentDeposit } from './agent-deposit/index.ts';
import { agents } from './agents/index.ts';
import { line } from './line/index.ts';

export const teamFeatures: readonly Feature[] = [line, agents, agentDeposit];
