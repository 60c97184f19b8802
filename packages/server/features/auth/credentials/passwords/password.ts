import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { HashCost } from './hash.ts';
import { hashAside, THREADS, type Crew } from './hasher.ts';

export type { HashCost } from './hash.ts';

/** The figures for players: 19 MiB, two passes, one lane. */
export const PLAYER_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const QUEUE = 64;

/** Queues of work: members have a queue of their own, served first, so that strangers cannot fill it. */
export type Lane = 'members' | 'strangers';

type InTurn = (<T>(work: () => Promise<T>, lane?: Lane) => Promise<Result<T, 'BUSY'>>) & {
  /** Returns true if a stranger would be refused now. */
  readonly isFull: () => boolean;
};

/** Limits running works and waiting works of each lane. Further works are refused. */
export function createTurns(atOnce: number, queue: number): InTurn {
  let running = 0;
  const waiting: Record<Lane, (() => void)[]> = { members: [], strangers: [] };
  const isFull = (lane: Lane = 'strangers'): boolean =>
    running >= atOnce && waiting[lane].length >= queue;
  const inTurn = async <T>(
    work: () => Promise<T>,
    lane: Lane = 'strangers',
  ): Promise<Result<T, 'BUSY'>> => {
    if (running >= atOnce) {
      if (isFull(lane)) return refused('BUSY');
      // Whoever ends hands the place on, so that no newcomer slips in between.
      await new Promise<void>((go) => waiting[lane].push(go));
    } else {
      running += 1;
    }
    try {
      return ok(await work());
    } finally {
      const next = waiting.members.shift() ?? waiting.strangers.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { isFull });
}

const turns = new Map<HashCost, InTurn>();

const crewOf = (cost: HashCost): Crew => (cost === PLAYER_COST ? 'players' : 'others');

/**
 * At most two hashes at once and 64 in the queue of each lane: a flood of logins must not stop the bets. Operators
 * have a cost of their own, and with it a thread and a queue where no player stands before them.
 */
function turnsOf(cost: HashCost): InTurn {
  const inTurn = turns.get(cost) ?? createTurns(THREADS[crewOf(cost)], QUEUE);
  turns.set(cost, inTurn);
  return inTurn;
}

/**
 * Whether a password of a player would find no turn now. Who asks before anything else spares the database
 * what it would do for an answer that is BUSY anyhow; a turn is no promise, it may be taken meanwhile.
 */
export const hasNoTurn = (): boolean => turnsOf(PLAYER_COST).isFull();

const hashOf = async (password: string, cost: HashCost): Promise<string> =>
  String(await hashAside(crewOf(cost), { kind: 'hash', password, cost }));

export const hashPassword = (
  password: string,
  cost: HashCost = PLAYER_COST,
  lane?: Lane,
): Promise<Result<string, 'BUSY'>> =>
  turnsOf(cost)(() => hashOf(password.normalize('NFC'), cost), lane);

const decoys = new Map<HashCost, Promise<string>>();

function decoyOf(cost: HashCost): Promise<string> {
  const decoy = decoys.get(cost) ?? hashOf('nobody has this password', cost);
  decoys.set(cost, decoy);
  // One that could not be made is made again: else a name that nobody has would be known by its 500.
  decoy.catch(() => decoys.delete(cost));
  return decoy;
}

/**
 * Whether the password belongs to the hash. Without a hash (unknown account) the same work is done
 * against a decoy, so that the time tells nothing.
 */
export async function isPassword(
  stored: string | undefined,
  password: string,
  cost: HashCost = PLAYER_COST,
  lane?: Lane,
): Promise<Result<boolean, 'BUSY'>> {
  const against = stored ?? (await decoyOf(cost));
  const job = { kind: 'verify', stored: against, password: password.normalize('NFC') } as const;
  const work = async () => (await hashAside(crewOf(cost), job)) === true;
  const checked = await turnsOf(cost)(work, lane);
  return checked.ok ? ok(checked.value && stored !== undefined) : checked;
}
