import type { Executor, Tx } from '#platform/db';
import { optionalPort } from '#platform/port';

/** A link by mail to the operator whom two invite. */
export type InvitationLetter = {
  readonly to: string;
  readonly name: string;
  /** The secret of the link. */
  readonly link: string;
  readonly hours: number;
};

type InvitationMail = {
  /** Whether the site sends mail, and knows the address of its console. */
  readonly isSet: (db: Executor) => Promise<boolean>;
  /** Posts it when the transaction commits. */
  readonly post: (tx: Tx, letter: InvitationLetter) => Promise<void>;
};

/** Without this port there is no mail, and the proposer sees the link. */
export const invitationMail = optionalPort<InvitationMail>('operator.invitation-mail', {
  isSet: async () => false,
  post: async () => {
    throw new Error('no mail is set');
  },
});
