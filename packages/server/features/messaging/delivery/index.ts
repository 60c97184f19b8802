import type { Feature } from '#platform/feature';
import { deliveryJobs } from './jobs.ts';
import { invitationMail } from '../../staff/operator/accounts/index.ts';
import { invitationMailOf } from './invitation-mail.ts';
import { notifyPlayer } from './notify-player.ts';

export { hashAddress } from './hash-address.ts';
export { type Letter, postLetter } from './post-letter.ts';
export { openMailbox, type Mailbox } from './mailbox.ts';
export { notifyPlayer } from './notify-player.ts';
export { describeRoute, readRoute, type RouteKind, setRoute } from './route.ts';
export { isMessageLong, type VariableFault, variableFault, whyUnsent } from './compose.ts';
export type { Words } from './words.ts';

/** Brings mails and text messages to players, and invitations to operators; what they say is asked for by the features further down. */
export const delivery: Feature = {
  name: 'delivery',
  jobs: deliveryJobs,
  ports: [notifyPlayer],
  provide: (platform) => platform.ports.fill(invitationMail, invitationMailOf(platform)),
};
