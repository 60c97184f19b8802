import { refused } from '@fairlot/rules/core/result';
import { operatorHttp } from '@fairlot/wire/operator';
import { transaction, type Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import { routes, type Call, type Handlers } from '../../platform/route.ts';
import type { Actor } from './act.ts';
import { proposeRoles } from './change-roles.ts';
import { noteDenial } from './denials.ts';
import { presentAudit, presentProposal } from './present.ts';
import { confirm, withdraw } from './propose.ts';
import { prove, signIn } from './sign-in.ts';
import { listOperators } from './store.ts';
import { listAudit } from './store-audit.ts';
import { listOpenProposals } from './store-proposal.ts';
import { endSession, readLoginEnds, readNowMs, rotateToken } from './store-session.ts';
import { hashToken, newOperatorToken } from './token.ts';

/** The operator of a call, as the door knows him. */
export const actorOf = ({ operator, ip, requestId }: Call): Exclude<Actor, 'command'> => ({
  operatorId: operator.operatorId,
  name: operator.name,
  ip,
  requestId,
});

type OwnLogin = Pick<
  Handlers<typeof operatorHttp>,
  'refresh' | 'getLoginEnds' | 'noteActivity' | 'signOut' | 'getMe'
>;

/** What every operator may do with his own login. */
const ownLogin = (db: Db): OwnLogin => ({
  refresh: async (_, { operator }) => {
    const token = newOperatorToken();
    const seconds = await transaction(db, (tx) =>
      rotateToken(tx, operator.sessionId, hashToken(token)),
    );
    return { access_token: token, expires_in: seconds };
  },
  getLoginEnds: async (_, { operator }) => readLoginEnds(db, operator.sessionId),
  // What makes it count is that it is not passive: the gate has moved the idle end already.
  noteActivity: async (_, { operator }) => readLoginEnds(db, operator.sessionId),
  signOut: async (_, { operator }) => {
    await endSession(db, operator.sessionId, 'blacklist');
    return true;
  },
  getMe: async (_, { operator: { operatorId, name, roles } }) => ({
    OperatorId: operatorId,
    Name: name,
    Roles: [...roles],
  }),
});

export function operatorRoutes({ db, settings: { dataFolder }, twoPersonActs }: Platform) {
  const stage = { db, dataFolder };
  return routes(operatorHttp, {
    signIn: async ({ Name, Password, Code }, call) => {
      const granted = await signIn(stage, { name: Name, password: Password, code: Code }, call);
      if (!granted.ok) {
        const { code } = granted.error;
        const target = operatorHttp.signIn.path;
        await noteDenial(stage, { ip: call.ip, code, target, token: undefined, who: Name });
      }
      return granted;
    },
    ...ownLogin(db),
    getAudit: async (input) => {
      const filter = {
        actor: input.Actor,
        target: input.Target,
        kind: input.Kind,
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
        })),
      };
    },
    getProposals: async () => {
      const rows = await listOpenProposals(db);
      return { Rows: rows.map(presentProposal), DateTimeNow: await readNowMs(db) };
    },
    proposeRoles: async ({ OperatorId, Roles, Reason, Code }, call) => {
      const fault = await prove(stage, call.operator, Code);
      if (fault) return refused({ code: fault });
      const wanted = { operatorId: OperatorId, roles: Roles };
      const made = await proposeRoles(db, actorOf(call), wanted, Reason);
      return made.ok
        ? { ok: true, value: presentProposal(made.value) }
        : refused({ code: made.error });
    },
    confirm: async ({ Id, Hash, Code }, call) => {
      const fault = await prove(stage, call.operator, Code);
      if (fault) return refused({ code: fault });
      const done = await confirm(db, twoPersonActs, actorOf(call), Id, Hash);
      return done.ok ? { ok: true, value: true } : refused({ code: done.error });
    },
    withdraw: async ({ Id, Reason }, call) => {
      const done = await withdraw(db, actorOf(call), Id, Reason);
      return done.ok ? { ok: true, value: true } : refused({ code: done.error });
    },
  });
}
