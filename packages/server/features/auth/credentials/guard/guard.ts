import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { port, type Ports } from '#platform/port';
import { addressOf, networkOf } from '#platform/network';
import { clearFailures, MOST_FAILURES, readLock } from './store-attempts.ts';
import {
  ANY_LANE,
  countWhence,
  countWrong,
  type CountedWrong,
  readPressure,
  type Pressure,
  type Who,
} from './store-work.ts';
import { isWorkDone, type WorkStage } from './work.ts';

/** What somebody shows who wants to sign in to an account. */
export type Knock = {
  readonly nameKey: string;
  readonly ip: string;
  /** The answer to a puzzle of `getWork`. */
  readonly work?: string | undefined;
  /** The secret of a device that the account was used from. */
  readonly deviceKey?: string | undefined;
  /** A code of the authenticator. */
  readonly code?: string | undefined;
  /** Sign-ins of this address that are under way already; see `besideOthers`. */
  readonly before?: number | undefined;
};

type Shows = { readonly nameKey: string; readonly shown: string };

/** Whether a secret is that of a device that this account was signed in from before. */
export const knownDevice = port<(shows: Shows) => Promise<boolean>>('proof.known-device');
/** What a code is shown for: failures of one use are no failures of the other. */
export type ShownCode = Shows & { readonly use: 'lock' | 'change' };
/**
 * Whether a code is the authenticator's of this account, at this moment. Who answers counts what is
 * asked and lets nobody guess; the code is not used up by it.
 */
export const authenticatorCode = port<(shows: ShownCode) => Promise<boolean>>(
  'proof.authenticator-code',
);

/** Where the failures of a knock are counted, and how many of them lock. */
type Lane = { readonly who: Who; readonly lane: string; readonly most: number };
export type Tries = Lane & {
  /** The work that this knock used up; undefined where none was due. */
  readonly spent: string | undefined;
};

type Held =
  | { readonly code: 'LOCKED'; readonly params: { readonly min: number } }
  | { readonly code: 'CAPTCHA' };

export type GuardStage = WorkStage & { readonly ports: Ports };

/** Of whoever passed a lock: enough for a hand that slips, too few to guess. */
const KNOWN = { lane: 'known', most: 10 } as const;
const FREE_FAILURES = 2;
/** Sign-ins of one address at once, none of which has failed yet. */
const FREE_AT_ONCE = 4;
const NETWORK_FAILURES = 100;
/**
 * A budget of all addresses together, in 15 minutes: whoever guesses from as many networks as he likes has so many
 * guesses for nothing, and from then on everybody does the work. Nobody is kept out by it: a sign-in takes a second
 * longer until the quarter of an hour is over.
 */
export const SITE_FAILURES = 1_000;

/** Work is due after two failures of a name or an address, and where many come from one network or at once. */
const isDue = ({ name, address, network, site }: Pressure): boolean =>
  name >= FREE_FAILURES ||
  address >= FREE_FAILURES ||
  network >= NETWORK_FAILURES ||
  site >= SITE_FAILURES;

const whoOf = ({ nameKey, ip }: { readonly nameKey?: string; readonly ip: string }): Who => ({
  nameKey,
  address: addressOf(ip),
  network: networkOf(ip),
});

const isKnown = async (ports: Ports, knock: Knock): Promise<boolean> => {
  const { nameKey, deviceKey, code } = knock;
  const isDevice = async () =>
    deviceKey !== undefined && ports.read(knownDevice)({ nameKey, shown: deviceKey });
  const isCode = async () =>
    code !== undefined && ports.read(authenticatorCode)({ nameKey, shown: code, use: 'lock' });
  return (await isDevice()) || isCode();
};

/**
 * Before a password is looked at: whether the name is locked for this network, and whether work is due
 * and done. A known device or a code of the authenticator passes the lock, so that nobody locks another
 * out; its failures are counted apart. It is the same for names that nobody has.
 */
export async function passGuard(stage: GuardStage, knock: Knock): Promise<Result<Tries, Held>> {
  const { nameKey, ip, work, before } = knock;
  const who = whoOf(knock);
  let tries: Lane = { who, lane: who.network, most: MOST_FAILURES };
  const pressure = await readPressure(stage.db, who, tries.lane);
  let minutes = pressure.lockedMin;
  if (minutes > 0 && (await isKnown(stage.ports, knock))) {
    tries = { who, ...KNOWN };
    minutes = await readLock(stage.db, nameKey, KNOWN.lane);
  }
  if (minutes > 0) return refused({ code: 'LOCKED', params: { min: minutes } });
  const spent = await spendWork(stage, pressure, { ip, work, before });
  return spent.ok ? ok({ ...tries, spent: spent.value }) : spent;
}

/** The work that was due and is used up now; undefined where none was. */
async function spendWork(
  stage: WorkStage,
  pressure: Pressure,
  { ip, work, before = 0 }: Pick<Knock, 'ip' | 'work' | 'before'>,
): Promise<Result<string | undefined, { readonly code: 'CAPTCHA' }>> {
  if (before < FREE_AT_ONCE && !isDue(pressure)) return ok(undefined);
  return (await isWorkDone(stage, ip, work)) ? ok(work) : refused({ code: 'CAPTCHA' });
}

/** Where no account is named: the work that is due from this address, as `spent` of `Tries`. */
export const passByWork = async (stage: WorkStage, shown: Pick<Knock, 'ip' | 'work'>) =>
  spendWork(stage, await readPressure(stage.db, whoOf({ ip: shown.ip })), shown);

/**
 * Counts an answer that reveals whether something exists, such as an account name. After two of them the address has
 * to do proof of work, so that names cannot be enumerated.
 */
export const countTold = ({ db }: WorkStage, ip: string): Promise<void> =>
  countWhence(db, whoOf({ ip }));

/**
 * Minutes that the name has been locked for since it passed the guard; 0 when it is not. Guesses that come
 * at once pass together: past the lock none of them learns whether it was right.
 */
export const lockedSince = ({ db }: WorkStage, { who, lane }: Tries): Promise<number> =>
  readLock(db, who.nameKey ?? '', lane);

/** Counts a wrong password: the tries that are left, or the minutes that the name is locked now. */
export const countWrongPassword = (
  { db }: WorkStage,
  { who, lane, most }: Tries,
): Promise<CountedWrong> => countWrong(db, who, { lane, most });

/** Forgets the failures of a name here and over all networks; those of the address stay. */
export const forgiveName = ({ db }: WorkStage, { who, lane }: Tries): Promise<void> =>
  clearFailures(db, who.nameKey ?? '', [lane, ANY_LANE]);
