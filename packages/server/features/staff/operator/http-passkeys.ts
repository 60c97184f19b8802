import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { Platform } from '#platform/feature';
import type { Call, Handlers } from '#platform/route';
import { actorOf } from './proposals/act.ts';
import { addPasskey, offerPasskey, removePasskey } from './accounts/add-passkey.ts';
import { originOf } from './sign-in/device.ts';
import { noteDenial } from './sign-in/denials.ts';
import { siteOf } from './sign-in/passkey.ts';
import { prove } from './sign-in/sign-in.ts';
import {
  offerPasskeySignIn,
  offerProof,
  proveByPasskey,
  signInByPasskey,
} from './sign-in/sign-in-passkey.ts';
import { listPasskeys } from './sign-in/store-passkey.ts';

type Calls = Pick<
  Handlers<typeof operatorHttp>,
  | 'offerPasskeySignIn'
  | 'signInByPasskey'
  | 'getPasskeys'
  | 'offerPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'offerProof'
  | 'proveByPasskey'
>;

const ownerOf = (call: Call) => ({ ...actorOf(call), sessionId: call.operator.sessionId });

/** In the words of the contract: a refusal is a code and nothing else. */
const answer = <T, E extends string>(done: Result<T, E>) =>
  done.ok ? done : refused({ code: done.error });

const plain = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms));

/** Passkeys: signing in by one, keeping them, and proving by one who acts. */
export function passkeyCalls({ db, settings }: Platform): Calls {
  const { dataFolder } = settings;
  const stage = { db, site: siteOf(settings.consoleOrigin) };
  return {
    offerPasskeySignIn: async (_, { ip }) => {
      const offered = await offerPasskeySignIn(stage, ip);
      if (!offered.ok) return answer(offered);
      return ok({ Challenge: offered.value.challenge, RpId: offered.value.site.id });
    },
    signInByPasskey: async (signed, call) => {
      const granted = await signInByPasskey(stage, signed, originOf(call));
      if (!granted.ok) {
        const target = operatorHttp.signInByPasskey.path;
        const { ip } = call;
        await noteDenial(stage, { ip, code: granted.error, target, token: undefined, who: '' });
      }
      return answer(granted);
    },
    getPasskeys: async (_, { operator }) => {
      const rows = await listPasskeys(db, operator.operatorId);
      return {
        Rows: rows.map((row) => ({
          Id: row.id.toString('base64url'),
          Name: row.name,
          CreatedAt: Math.floor(row.created_at),
          UsedAt: plain(row.used_at),
          IsBackedUp: row.is_backed_up,
        })),
      };
    },
    offerPasskey: async ({ Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const offered = await offerPasskey(stage, ownerOf(call));
      if (!offered.ok) return answer(offered);
      const { challenge: Challenge, site, userId: UserId, known } = offered.value;
      return ok({
        Challenge,
        RpId: site.id,
        UserId,
        UserName: call.operator.name,
        Known: [...known],
      });
    },
    addPasskey: async (made, call) => answer(await addPasskey(stage, ownerOf(call), made)),
    removePasskey: async ({ Id, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      return answer(await removePasskey(stage, ownerOf(call), Id));
    },
    offerProof: async (_, { operator }) => {
      const offered = await offerProof(stage, operator);
      if (!offered.ok) return answer(offered);
      const { challenge: Challenge, site, known } = offered.value;
      return ok({ Challenge, RpId: site.id, Known: [...known] });
    },
    proveByPasskey: async (signed, { operator }) =>
      answer(await proveByPasskey(stage, signed, operator)),
  };
}
