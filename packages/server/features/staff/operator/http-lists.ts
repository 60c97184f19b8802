import type { operatorHttp } from '@fairlot/wire/staff/operator';
import type { Platform } from '#platform/feature';
import type { Handlers } from '#platform/route';
import { readSite } from '../../site/settings/values/index.ts';
import { invitationMail } from './accounts/invitation-mail.ts';
import { presentAudit, presentProposal } from './proposals/present.ts';
import { listOperators } from './sign-in/store.ts';
import { listAudit } from './audit/store-audit.ts';
import { listOpenProposals } from './proposals/store-proposal.ts';
import { readNowMs } from './sign-in/store-session.ts';

type Lists = Pick<
  Handlers<typeof operatorHttp>,
  'getAudit' | 'getOperators' | 'getProposals' | 'getStaffAddresses'
>;

/** What operators read: what was done, who they are, and what waits for a second person. */
export const listCalls = ({ db, ports }: Pick<Platform, 'db' | 'ports'>): Lists => ({
  getAudit: async (input) => {
    const filter = {
      actor: input.Actor,
      target: input.Target,
      kind: input.Kind,
      permission: input.Permission,
      fromMs: input.From,
      toMs: input.To,
      before: input.Before,
    };
    const rows = await listAudit(db, filter, input.Count + 1);
    const shown = rows.slice(0, input.Count).map(presentAudit);
    const Next = rows.length > shown.length ? (shown.at(-1)?.N ?? null) : null;
    return { Rows: shown, Next, DateTimeNow: await readNowMs(db) };
  },
  getOperators: async () => {
    const rows = await listOperators(db);
    return {
      Rows: rows.map((row) => ({
        OperatorId: row.operator_id,
        Name: row.name,
        Roles: row.roles,
        IsDisabled: row.is_disabled,
        IsEnrolled: row.is_enrolled,
        InvitedUntil: row.invited_until === null ? null : Math.floor(row.invited_until),
        CreatedAt: Math.floor(row.created_at),
        SignedInAt: row.signed_in_at === null ? null : Math.floor(row.signed_in_at),
      })),
      InvitesByMail: await ports.read(invitationMail).isSet(db),
      DateTimeNow: await readNowMs(db),
    };
  },
  getProposals: async () => {
    const rows = await listOpenProposals(db);
    return { Rows: rows.map(presentProposal), DateTimeNow: await readNowMs(db) };
  },
  getStaffAddresses: async (_, { ip }) => ({
    Addresses: [...(await readSite(db)).staffAddresses],
    Yours: ip,
  }),
});
