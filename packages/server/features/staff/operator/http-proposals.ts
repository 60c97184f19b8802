import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { operatorHttp } from '@fairlot/wire/staff/operator';
import type { Platform } from '#platform/feature';
import type { Call, Handlers } from '#platform/route';
import { actorOf } from './proposals/act.ts';
import {
  proposeAccount,
  proposeDisabled,
  proposeReset,
  type ProposedInvitation,
} from './accounts/change-account.ts';
import { proposeRoles } from './accounts/change-roles.ts';
import { endLogins } from './accounts/end-logins.ts';
import { presentProposal, presentShown } from './proposals/present.ts';
import { confirm, withdraw, type Person } from './proposals/propose.ts';
import { prove } from './sign-in/sign-in.ts';
import { changeStaffAddresses } from './security/staff-addresses.ts';
import type { ProposalRow } from './proposals/store-proposal.ts';

type Calls = Pick<
  Handlers<typeof operatorHttp>,
  | 'proposeRoles'
  | 'proposeOperator'
  | 'proposeReset'
  | 'proposeDisabled'
  | 'endLogins'
  | 'changeStaffAddresses'
  | 'confirm'
  | 'withdraw'
>;

/** What operators do to accounts: what is dangerous is proposed by one and confirmed by another. */
export function proposalCalls({ db, ports, settings, twoPersonActs }: Platform): Calls {
  const { dataFolder } = settings;
  /** Proves the person who proposes, and tells of the proposal in the words of the contract. */
  const put = async <E extends string>(
    call: Call,
    code: string | undefined,
    propose: (maker: Person) => Promise<Result<ProposalRow, E>>,
  ) => {
    const fault = await prove({ db, dataFolder }, call.operator, code);
    if (fault) return refused({ code: fault });
    const made = await propose(actorOf(call));
    return made.ok ? ok(presentProposal(made.value)) : refused({ code: made.error });
  };
  /** The same of an invitation; the link is shown this once. */
  const putInvitation = async <E extends string>(
    call: Call,
    code: string | undefined,
    propose: (maker: Person) => Promise<Result<ProposedInvitation, E>>,
  ) => {
    const fault = await prove({ db, dataFolder }, call.operator, code);
    if (fault) return refused({ code: fault });
    const made = await propose(actorOf(call));
    if (!made.ok) return refused({ code: made.error });
    const { row, link = null } = made.value;
    return ok({ ...presentProposal(row), Token: link });
  };
  return {
    proposeRoles: ({ OperatorId, Roles, Reason, Code }, call) =>
      put(call, Code, (maker) =>
        proposeRoles(db, maker, { operatorId: OperatorId, roles: Roles }, Reason),
      ),
    proposeOperator: ({ Name, Roles, Email, Reason, Code }, call) =>
      putInvitation(call, Code, (maker) =>
        proposeAccount({ db, ports }, maker, { name: Name, roles: Roles, email: Email }, Reason),
      ),
    proposeReset: ({ OperatorId, Email, Reason, Code }, call) =>
      putInvitation(call, Code, (maker) =>
        proposeReset({ db, ports }, maker, { operatorId: OperatorId, email: Email }, Reason),
      ),
    proposeDisabled: ({ OperatorId, IsDisabled, Reason, Code }, call) =>
      put(call, Code, (maker) =>
        proposeDisabled(db, maker, { operatorId: OperatorId, isDisabled: IsDisabled }, Reason),
      ),
    endLogins: async ({ OperatorId, Reason }, call) => {
      const done = await endLogins(db, actorOf(call), OperatorId, Reason);
      return done.ok ? done : refused({ code: done.error });
    },
    changeStaffAddresses: async ({ Addresses, Seen, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const done = await changeStaffAddresses(
        db,
        actorOf(call),
        { addresses: Addresses, seen: Seen },
        Reason,
      );
      return done.ok ? ok([...done.value]) : refused({ code: done.error });
    },
    confirm: async ({ Id, Hash, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const stage = { db, acts: twoPersonActs, ports, dataFolder };
      const done = await confirm(stage, actorOf(call), Id, Hash);
      return done.ok ? ok(presentShown(done.value)) : refused({ code: done.error });
    },
    withdraw: async ({ Id, Reason }, call) => {
      const done = await withdraw(db, actorOf(call), Id, Reason);
      return done.ok ? ok(true) : refused({ code: done.error });
    },
  };
}
