import { randomBytes, randomInt } from 'node:crypto';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { RefusalOf } from '@fairlot/wire/core';
import type { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { isPlayMoney } from '#ledger';
import { transaction, type Db, type Tx } from '#platform/db';
import {
  giveBackWork,
  isWithin,
  passByWork,
  type GuardStage,
} from '../../auth/credentials/guard/index.ts';
import { hashPlayerPassword } from '../../auth/credentials/passwords/index.ts';
import { giveDemoMoney, registered } from '../../auth/login/register/index.ts';
import {
  insertPlayer,
  SecondStepRequired,
  openSession,
  type Grant,
  type Origin,
} from '../../auth/login/sessions/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { linkSettings } from './settings.ts';

type DemoFault = RefusalOf<typeof registrationLinkHttp.openDemo>;

/** Where this site opens its own demo accounts. */
export const DEMO_PAGE = '/Demo';
const DAY_SECONDS = 86_400;
/** Of the day's accounts of the site there is one count. */
const ALL = '*';

/** Play money is for books that are kept in it: whoever keeps others has another site to try out. */
async function isDemoHere(db: Db): Promise<boolean> {
  const [set, { currency }] = [await linkSettings.read(db), await currentSettings(db)()];
  return set.isDemoOpen && isPlayMoney(currency);
}

/** Where one plays without an account; empty where one does not. */
export async function getDemoLink(db: Db): Promise<string> {
  const { demoLink } = await linkSettings.read(db);
  if (demoLink !== '') return demoLink;
  return (await isDemoHere(db)) ? DEMO_PAGE : '';
}

const newName = (): string =>
  `demo${randomInt(10 ** 9)
    .toString()
    .padStart(9, '0')}`;

async function insertDemo(tx: Tx, passwordHash: string): Promise<bigint> {
  let playerId: bigint | undefined;
  for (let tries = 0; tries < 5 && playerId === undefined; tries += 1) {
    const userName = newName();
    const demo = { userName, nickName: userName, passwordHash, isAgent: false, isDemo: true };
    playerId = await insertPlayer(tx, demo);
  }
  invariant(playerId !== undefined, 'of a thousand million names most are free');
  return playerId;
}

/**
 * Opens an account with play money and signs it in. Nobody knows its password, so it ends with its login;
 * it is marked for good, and for good without deposits and withdrawals.
 */
export async function openDemo(
  stage: GuardStage,
  asked: { readonly agrees: boolean; readonly work: string | undefined },
  origin: Origin,
): Promise<Result<Grant, DemoFault>> {
  const { db, dataFolder, ports } = stage;
  if (!(await isDemoHere(db))) return refused({ code: 'DEMO_CLOSED' });
  if (!asked.agrees) return refused({ code: 'AGE_REQUIRED' });
  const { ip } = origin;
  const spent = await passByWork(stage, { ip, work: asked.work });
  if (!spent.ok) return spent;
  const { demosPerAddress, demosPerDay } = await linkSettings.read(db);
  const ofAddress = { most: demosPerAddress, seconds: DAY_SECONDS };
  const ofSite = { most: demosPerDay, seconds: DAY_SECONDS };
  // The address first: what it is refused does not use up the site's.
  if (
    !(await isWithin(db, 'demo', ip, ofAddress)) ||
    !(await isWithin(db, 'demo-site', ALL, ofSite))
  ) {
    return refused({ code: 'DEMO_LIMIT' });
  }
  const hash = await hashPlayerPassword(dataFolder, randomBytes(32).toString('base64url'));
  if (!hash.ok) {
    await giveBackWork(stage, spent.value);
    return refused({ code: hash.error });
  }
  const { currency, isSingleSession } = await currentSettings(db)();
  const opened = transaction(db, async (tx) => {
    const playerId = await insertDemo(tx, hash.value);
    await ports.read(registered)(tx, playerId);
    await giveDemoMoney({ tx, ports }, playerId, currency);
    return ok(
      await openSession(
        { tx, ports },
        { playerId, isAgent: false, by: 'DEMO' },
        origin,
        isSingleSession,
      ),
    );
  });
  return opened.catch((error: unknown): Result<Grant, DemoFault> => {
    if (error instanceof SecondStepRequired) return refused({ code: 'DEVICE_BANNED' });
    throw error;
  });
}
