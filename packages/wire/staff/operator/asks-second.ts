import type { Endpoint } from '../../core/index.ts';
import { InvitingProposal, Proposal } from './shapes.ts';

/** Whether a call proposes an act that a second operator confirms. */
export const asksSecond = ({ output }: Endpoint): boolean =>
  output === Proposal || output === InvitingProposal;
