import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import {
  isTaken,
  tryCode,
  writeContact,
  writePlain,
  type CodeStage,
  type RightCode,
} from '../contact/index.ts';
import type {
  Admission,
  RegistrationInput,
  Entrance,
  RegisterRefusal,
} from '../../auth/login/register/index.ts';
import { readAsked, type Filled } from './asked.ts';
import { linkSettings, needsOf, type LinkSettings } from './settings.ts';
import { findLink, holdLink, countUse, type FoundLink } from './store.ts';
import { faultOfLink, getDefaultCode, linkCodeOf } from './look.ts';

const WRONG = {
  phone: { CODE_WRONG: 'SMS_WRONG', CODE_EXPIRED: 'SMS_EXPIRED' },
  email: { CODE_WRONG: 'EMAIL_CODE_WRONG', CODE_EXPIRED: 'EMAIL_CODE_EXPIRED' },
} as const;
const EXISTS = { phone: 'PHONE_EXISTS', email: 'EMAIL_EXISTS' } as const;
const KINDS = ['phone', 'email'] as const;

type Proof = { readonly kind: (typeof KINDS)[number]; readonly right: RightCode };

/** Holds the codes against those that were sent; a wrong one is counted. */
async function proveContacts(
  stage: CodeStage,
  filled: Filled,
): Promise<Result<readonly Proof[], RegisterRefusal>> {
  const proofs: Proof[] = [];
  for (const kind of KINDS) {
    const coded = filled[kind];
    if (!coded) continue;
    const right = await tryCode(stage, 'register', coded.address, coded.code);
    if (!right.ok) return refused({ code: WRONG[kind][right.error.code] });
    proofs.push({ kind, right: right.value });
  }
  return ok(proofs);
}

/** Binds an address of a new player by the code that proved it. */
async function bindProven(
  { tx, dataFolder, playerId }: { tx: Tx; dataFolder: string; playerId: bigint },
  { kind, right }: Proof,
  filled: Filled,
): Promise<RegisterRefusal | undefined> {
  if (!(await right.takeIn(tx))) return { code: WRONG[kind].CODE_EXPIRED };
  const coded = filled[kind];
  try {
    if (coded) await writeContact(tx, dataFolder, playerId, coded.address);
    return undefined;
  } catch (error) {
    // He has read a code there: he alone learns that it is bound already.
    if (isTaken(error)) return { code: EXISTS[kind] };
    throw error;
  }
}

function entranceOf(
  { dataFolder }: CodeStage,
  set: LinkSettings,
  { code, filled, proofs }: { code: string; filled: Filled; proofs: readonly Proof[] },
): Entrance {
  let link: FoundLink | undefined;
  const hasNickName = set.registerNickName !== 'off';
  return {
    place: async (tx) => {
      if (code === '') return ok({ isAgent: false, hasNickName });
      link = await holdLink(tx, code);
      const fault = faultOfLink(link);
      if (fault || !link) return refused(fault ?? { code: 'LINK_INVALID' });
      const { is_agent: isAgent, maker, prize_group: prizeGroup } = link;
      return ok({ isAgent, parent: maker ?? undefined, prizeGroup, hasNickName });
    },
    keep: async (tx, playerId) => {
      if (link) await countUse(tx, link, playerId);
      await writePlain(tx, dataFolder, playerId, filled.plain);
      for (const proof of proofs) {
        const fault = await bindProven({ tx, dataFolder, playerId }, proof, filled);
        if (fault) return fault;
      }
      return undefined;
    },
  };
}

/**
 * What the site asks for of who registers. Of who comes by a link, or by the site's own where he names none, its place in the tree, type and prize
 * group are taken, and the link is held from the look at its quota until the account is there.
 */
export function admitBy({ db, settings: { dataFolder } }: Pick<Platform, 'db' | 'settings'>) {
  const stage = { db, dataFolder };
  const settings = linkSettings.current(db);
  return async (asked: RegistrationInput): Promise<Result<Admission, RegisterRefusal>> => {
    const set = await settings();
    const filled = readAsked(needsOf(set), asked);
    if (!filled.ok) return filled;
    const typed = linkCodeOf(asked.link);
    if (typed === '' && set.registerNeedsLink) return refused({ code: 'LINK_REQUIRED' });
    return ok({
      prove: async () => {
        // Who leaves it out stands no higher than who is led to it.
        const code = typed === '' ? await getDefaultCode(db) : typed;
        // Before codes are used up by it; it is looked at again where it counts.
        const fault = code === '' ? undefined : faultOfLink(await findLink(db, code));
        if (fault) return refused(fault);
        const proofs = await proveContacts(stage, filled.value);
        if (!proofs.ok) return proofs;
        return ok(entranceOf(stage, set, { code, filled: filled.value, proofs: proofs.value }));
      },
    });
  };
}
