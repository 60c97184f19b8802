import { ok, refused } from '@fairlot/rules/core/result';
import { pageOf, type Endpoint } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { presentMissed } from '#platform/announce';
import { transaction, type Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { routes, type Call, type Handlers } from '#platform/route';
import { noteDenial } from './sign-in/denials.ts';
import { originOf } from './sign-in/device.ts';
import { mayHear } from './audit/hub.ts';
import { listCalls } from './http-lists.ts';
import { passkeyCalls } from './http-passkeys.ts';
import { proposalCalls } from './http-proposals.ts';
import { securityCalls } from './security/http-security.ts';
import { forgetDemoWords } from './accounts/demo.ts';
import { enrol, offerAuthenticator } from './accounts/enrol.ts';
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

type Invited = Pick<Handlers<typeof operatorHttp>, 'openInvitation' | 'enrol'>;

/** The first sign-in of an invited operator. */
const invitedCalls = ({ db, settings }: Platform): Invited => {
  const depsOf = ({ ip }: Call, { path }: Endpoint) => ({
    db,
    dataFolder: settings.dataFolder,
    noteWrong: (code: string, who: string) =>
      noteDenial({ db }, { ip, code, target: path, token: undefined, who }),
  });
  return {
    openInvitation: async ({ Token, Code }, call) => {
      const deps = depsOf(call, operatorHttp.openInvitation);
      const offered = await offerAuthenticator(deps, { link: Token, code: Code }, call.ip);
      if (!offered.ok) return refused({ code: offered.error });
      const { name, key, url, expiresAtMs } = offered.value;
      return ok({ Name: name, Key: key, Url: url, ExpiresAt: expiresAtMs });
    },
    enrol: async ({ Token, Code, Password, Totp }, call) => {
      const deps = depsOf(call, operatorHttp.enrol);
      const choice = { password: Password, totp: Totp };
      const granted = await enrol(deps, { link: Token, code: Code }, choice, originOf(call));
      if (!granted.ok) return refused({ code: granted.error });
      const { name, ...grant } = granted.value;
      if (settings.isDemo) await forgetDemoWords(settings.dataFolder, name);
      return ok(grant);
    },
  };
};

export function operatorRoutes(platform: Platform) {
  const { announce, db, settings } = platform;
  const stage = { db, dataFolder: settings.dataFolder };
  return routes(operatorHttp, {
    signIn: async ({ Name, Password, Code }, call) => {
      const claim = { name: Name, password: Password, code: Code };
      const granted = await signIn(stage, claim, originOf(call));
      if (!granted.ok) {
        const { code } = granted.error;
        const target = operatorHttp.signIn.path;
        await noteDenial(stage, { ip: call.ip, code, target, token: undefined, who: Name });
      }
      return granted;
    },
    ...ownLogin(db),
    ...invitedCalls(platform),
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
    ...listCalls(platform),
    ...proposalCalls(platform),
    ...securityCalls(platform),
  });
}
