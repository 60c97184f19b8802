export { act, actorOf, type Actor, type Change, type Changed, type Deed } from './act.ts';
export { deskQueue, deskQueues, type DeskQueue, type DeskQueues } from './desk-queues.ts';
export { presentProposal } from './present.ts';
export {
  isStillAuthorized,
  propose,
  proposeBySite,
  type ProposalRejection,
  type Person,
} from './propose.ts';
export { areTwoPeople, deviceMark } from '../sign-in/store-shared.ts';
export {
  findProposal,
  isWaiting,
  listWaiting,
  lockTwoPersonActs,
  wasConfirmed,
} from './store-proposal.ts';
export type { ProposalRow } from './store-proposal.ts';
