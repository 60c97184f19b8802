import { ok, refused } from '@fairlot/rules/core/result';
import { pageOf } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { presentMissed } from '#platform/announce';
import { transaction, type Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { routes, type Handlers } from '#platform/route';
import { noteDenial } from './sign-in/denials.ts';
import { mayHear } from './audit/hub.ts';
import { listCalls } from './http-lists.ts';
import { passkeyCalls } from './http-passkeys.ts';
import { proposalCalls } from './http-proposals.ts';
import { securityCalls } from './security/http-security.ts';
import { actorOf } from './proposals/act.ts';
import { forgetDemoWords } from './accounts/demo.ts';
import { enrol } from './accounts/enrol.ts';
import { offerAuthenticator } from './sign-in/offer-authenticator.ts';
import { signIn } from './sign-in/sign-in.ts';
import { endSession, readLoginEnds, rotateToken } from './sign-in/store-session.ts';
import { hashToken, newOperatorToken } from './sign-in/token.ts';

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

type OwnWords = Pick<Handlers<typeof operatorHttp>, 'offerAuthenticator' | 'enrol'>;

/** What an operator does first with words that he was handed. */
const ownWords = ({ db, settings }: Platform): OwnWords => {
  const stage = { db, dataFolder: settings.dataFolder };
  return {
    offerAuthenticator: async (_, { operator }) => {
      const offered = await offerAuthenticator(stage, operator.sessionId);
      if (!offered.ok) return refused({ code: offered.error });
      const { name: Name, key: Key, url: Url } = offered.value;
      return ok({ Name, Key, Url });
    },
    enrol: async ({ Password, Code }, call) => {
      const { sessionId, name } = call.operator;
      const person = { ...actorOf(call), sessionId, userAgent: call.userAgent };
      const granted = await enrol(stage, person, { password: Password, code: Code });
      if (!granted.ok) return refused({ code: granted.error });
      if (settings.isDemo) await forgetDemoWords(settings.dataFolder, name);
      return granted;
    },
  };
};

export function operatorRoutes(platform: Platform) {
  const { announce, db, settings } = platform;
  const stage = { db, dataFolder: settings.dataFolder };
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
    ...ownWords(platform),
    ...passkeyCalls(platform),
    since: async ({ Topics }, { operator: { roles } }) => {
      const mine = Topics.filter(({ Topic }) => {
        const page = pageOf(Topic);
        return page !== undefined && mayHear(roles, page);
      });
      const missed = await Promise.all(
        mine.map(({ Topic, Seq }) => announce.since(db, Topic, Seq)),
      );
      return { Topics: missed.map(presentMissed) };
    },
    ...listCalls(db),
    ...proposalCalls(platform),
    ...securityCalls(platform),
  });
}
