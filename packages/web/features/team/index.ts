import type { Manifest } from '../../frame/manifest.ts';
import { agentDeposit } from './agent-deposit/index.ts';

export const team: readonly Manifest[] = [agentDeposit];
