import { accountKey, hasFlag } from '@fairlot/rules/check/index';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { LOGIN_CODES } from '@fairlot/wire/auth/login';
import { port } from '#platform/port';
import { besideOthers } from '../credentials/index.ts';
import {
  countWrongPassword,
  forgiveName,
  giveBackWork,
  type GuardStage,
  isWithin,
  lockedSince,
  passGuard,
  type Tries,
} from '../credentials/guard/index.ts';
import { hasNoTurn, isPlayerPassword, renewHash } from '../credentials/passwords/index.ts';
import type { SiteSettings } from '../../site/settings/values/index.ts';
import { forgetLogins } from './sessions/authenticate.ts';
import { openSession, shortened, type Grant, type Origin } from './sessions/open.ts';
import { chooseFirst, putFirst } from './first-change.ts';
import { entering, SecondStepRequired } from './sessions/second-step-required.ts';
import { askSecondSteps } from './second-step/second-step.ts';
import { findPlayerByName, holdWords } from './sessions/store.ts';

type LoginRefusal = Refusal<typeof LOGIN_CODES>;
const MOST_SHOWN_LEFT = 2;

type WrongPassword = { readonly nameKey: string; readonly origin: Origin };

/** Hears of each wrong password, by a name that somebody has or nobody; it costs the same time for both. */
export const wrongPassword =
  port<(wrong: WrongPassword) => Promise<void>>('session.wrong-password');

export type Claim = {
  readonly userName: string;
  readonly password: string;
  /** What was found where work was due. */
  readonly work?: string | undefined;
  /** What lets a locked name in from here all the same. */
  readonly deviceKey?: string | undefined;
  /** Of his authenticator: passes a lock, and is asked for after the password. */
  readonly code?: string | undefined;
  /** In place of one that he was handed. */
  readonly newPassword?: string | undefined;
  /** The version of the terms that he accepts. */
  readonly terms?: number | undefined;
};

/**
 * Signs a player in. Unknown account and wrong password get one answer and take the same time; the
 * tries left are told from the third failure on.
 */
export async function login(
  stage: GuardStage,
  site: Pick<SiteSettings, 'loginsPerMinute' | 'isSingleSession'>,
  claim: Claim,
  origin: Origin,
): Promise<Result<Grant, LoginRefusal>> {
  // Before the first question to the database: what a flood has most of is this answer.
  if (hasNoTurn()) return refused({ code: 'BUSY' });
  const limit = { most: site.loginsPerMinute, seconds: 60 };
  const isFew = await isWithin(stage.db, 'login', origin.ip, limit);
  if (!isFew) return refused({ code: 'BUSY' });
  return besideOthers(origin.ip, (before) => enter(stage, site, { ...claim, before }, origin));
}

/** `before` are the sign-ins of this address that had begun and not ended, as this one began. */
async function enter(
  stage: GuardStage,
  site: Pick<SiteSettings, 'isSingleSession'>,
  claim: Claim & { readonly before: number },
  origin: Origin,
): Promise<Result<Grant, LoginRefusal>> {
  const { db } = stage;
  const { userName, password, ...shown } = claim;
  const key = accountKey(userName);
  const tries = await passGuard(stage, { ...shown, nameKey: key, ip: origin.ip });
  if (!tries.ok) return tries;
  const player = await findPlayerByName(db, key);
  const proven = await isPlayerPassword(stage.dataFolder, player?.password_hash, password);
  if (!proven.ok) {
    await giveBackWork(stage, tries.value.spent);
    return refused({ code: proven.error });
  }
  const min = await lockedSince(stage, tries.value);
  if (min > 0) return refused({ code: 'LOCKED', params: { min } });
  if (!player || !proven.value) {
    await stage.ports.read(wrongPassword)({ nameKey: key, origin: shortened(origin) });
    return refused(await wrong(stage, tries.value));
  }
  await forgiveName(stage, tries.value);
  const { player_id: playerId, password_hash: stored } = player;
  await renewHash(stage, { playerId, stored }, password);
  const chosen = await chooseFirst(stage, player, claim);
  if (!chosen.ok) return chosen;
  const opened = await entering<Grant, LoginRefusal>(db, async (tx) => {
    const held = await holdWords(tx, player);
    if (!held) return refused({ code: 'WRONG' });
    if (hasFlag(held.flags, 'DISABLE_ACCOUNT')) return refused({ code: 'DISABLED' });
    const by = 'PASSWORD';
    const beside = { code: claim.code, terms: claim.terms };
    const entry = { playerId, flags: held.flags, by, origin, ...beside } as const;
    const asked = await askSecondSteps({ tx, ports: stage.ports }, entry);
    if (typeof asked === 'object') {
      if (asked.code === 'AGREEMENT') throw new SecondStepRequired(asked);
      return refused(asked);
    }
    const isOwn = await putFirst(tx, { ...player, flags: held.flags }, chosen.value);
    // He shows what was right once more with what he chose.
    if (!isOwn) throw new SecondStepRequired({ code: 'FIRST_CHANGE' });
    const who = { playerId, isAgent: player.is_agent, by: asked };
    return ok(await openSession({ tx, ports: stage.ports }, who, origin, site.isSingleSession));
  });
  if (site.isSingleSession) forgetLogins(db);
  return opened;
}

async function wrong(stage: GuardStage, tries: Tries): Promise<LoginRefusal> {
  const { left, minutes } = await countWrongPassword(stage, tries);
  if (left === 0) return { code: 'LOCKED', params: { min: minutes } };
  return left <= MOST_SHOWN_LEFT ? { code: 'WRONG_LEFT', params: { n: left } } : { code: 'WRONG' };
}
