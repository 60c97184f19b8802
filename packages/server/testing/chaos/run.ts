import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { readBook } from '@fairlot/sandbox';
import { changeManners, doToProvider, type World } from './world.ts';
import { createPlayer, live, register, type Player } from './player.ts';
import { createDeposits } from './payer.ts';
import { liveOnBonus } from './giftee.ts';
import { luckOf, type Luck } from './luck.ts';
import { work } from './desk.ts';
import { GAME, INSTANT, openStage, type Stage, type StageOptions } from './stage.ts';
import { STEPS, SENT, stepsOf } from './steps.ts';

export type RunOptions = StageOptions & {
  readonly seed: number;
  readonly players: number;
  /** So many of them live on bonuses. */
  readonly giftees: number;
  /** How often the site is killed, its database and its provider. */
  readonly kills: { readonly site: number; readonly database: number; readonly provider: number };
  readonly forgetsIntents: boolean;
  /** So many of a hundred requests have their client hang up before the answer. */
  readonly hangsUp: number;
  /** Whether it goes on until everything is at rest. */
  readonly rests: boolean;
};

export type Run = {
  readonly stage: Stage;
  readonly world: World;
  readonly players: readonly Player[];
  /** How often the site was killed in the middle of a step. */
  readonly hit: ReadonlyMap<string, number>;
  /** What was still on its way when the patience of the run was over; empty: everything came to rest. */
  readonly unrest: readonly string[];
};

/** So long a kill waits for a step in which there was none; once there were enough kills, for those that are left. */
const AIM_MS = 2_000;
const LAST_AIM_MS = 3_000;
const MINUTE_MS = 60_000;
/** After so many kills whoever waits is answered first: where a start takes long the site is hardly ever there. */
const BREATHER = 8;
const BREATHER_MS = 60_000;
/** How often it is looked whether everything is at rest, with a leap of the clock before each. */
const MOST_LEAPS = 60;

/** Whatever becomes of the run, no program outlives it: who gets a run stops its stage. */
export async function runChaos(options: RunOptions): Promise<Run> {
  const stage = await openStage(options);
  try {
    return await runOn(stage, options);
  } catch (error) {
    await stage.stop();
    throw error;
  }
}

async function runOn(stage: Stage, options: RunOptions): Promise<Run> {
  const luck = luckOf(options.seed);
  let isClosing = false;
  let isOver = false;
  const world: World = {
    ...stage,
    game: GAME,
    instant: INSTANT,
    losses: { lost: 0, again: 0 },
    waiting: new Set(),
    hangsUp: options.hangsUp,
    forgetsIntents: options.forgetsIntents,
    isClosing: () => isClosing,
    isOver: () => isOver,
  };
  const players = Array.from({ length: options.players }, (_, n) =>
    createPlayer(world, n, luck.fork(), n < options.giftees),
  );
  await Promise.all(
    players.map(async (player) => {
      await register(world, player);
      await stage.ready(player);
    }),
  );
  const deposits = createDeposits();
  const manners = changeManners(world, luck.fork());
  const lives = players.map((player) =>
    live(world, player, { deposit: deposits.deposit, liveOnBonus }),
  );
  const desks = stage.operators.map((words) => work(world, luck.fork(), words));
  const all = Promise.all([manners, ...lives]);
  const hit = await killAround(stage, world, luck.fork(), options.kills);
  isClosing = true;
  await all;
  await tellAgain(stage, world);
  const unrest = options.rests ? await comeToRest(stage, world, luck.fork()) : [];
  isOver = true;
  await Promise.all(desks);
  await deposits.done();
  return { stage, world, players, hit, unrest };
}

/** Kills the site in the middle of every kind of step, and its database and its provider in between. */
async function killAround(stage: Stage, world: World, luck: Luck, kills: RunOptions['kills']) {
  const hit = new Map([...Object.keys(STEPS), SENT].map((name) => [name, 0]));
  const others = (count: number): ReadonlySet<number> =>
    new Set(Array.from({ length: count }, (_, n) => Math.floor(((n + 0.5) * kills.site) / count)));
  const [ofDatabase, ofProvider] = [others(kills.database), others(kills.provider)];
  const isAll = (): boolean => ![...hit.values()].includes(0);
  for (let kill = 0; kill < kills.site || (!isAll() && kill < 2 * kills.site); kill += 1) {
    await delay(200 + luck.below(500));
    if (ofDatabase.has(kill)) await killDatabase(stage);
    if (ofProvider.has(kill)) {
      await stage.sandbox.kill();
      await delay(luck.below(500));
      await stage.sandbox.start();
    }
    const steps = await killSite(stage, luck, hit, kill < kills.site ? AIM_MS : LAST_AIM_MS);
    for (const step of steps) hit.set(step, (hit.get(step) ?? 0) + 1);
    await stage.site.start();
    if (kill % BREATHER === BREATHER - 1) await breathe(world);
  }
  return hit;
}

/** Leaves the site alone until everybody who waits for an answer has one. */
async function breathe({ waiting }: World): Promise<void> {
  const these = [...waiting];
  for (const since = performance.now(); performance.now() - since < BREATHER_MS;) {
    if (!these.some((one) => waiting.has(one))) return;
    await delay(25);
  }
}

/** Freezes the site until it is in the middle of what it was not killed in yet, and kills it there. */
async function killSite(
  { site, owner }: Stage,
  luck: Luck,
  hit: ReadonlyMap<string, number>,
  aimMs: number,
): Promise<readonly string[]> {
  const isWanted = (step: string): boolean => hit.get(step) === 0;
  let steps: readonly string[] = [];
  for (const since = performance.now(); performance.now() - since < aimMs;) {
    site.freeze();
    steps = await stepsOf(owner);
    if (steps.some(isWanted)) break;
    const isAny = ![...hit.values()].includes(0) && steps.length > 0;
    if (isAny) break;
    site.thaw();
    await delay(3 + luck.below(25));
  }
  await site.kill();
  return steps;
}

const startOf = async (owner: Stage['owner']): Promise<string> => {
  const { rows } = await sql<{ at: string }>`SELECT pg_postmaster_start_time()::text AS at`.execute(
    owner,
  );
  return rows[0]?.at ?? '';
};

/** Waits until another one is there: what was connected to the one that was killed may be served for a moment. */
async function killDatabase({ embedded, owner }: Stage): Promise<void> {
  const before = await startOf(owner);
  process.kill(embedded.pid, 'SIGKILL');
  for (let tries = 0; tries < 1_200; tries += 1) {
    const now = await startOf(owner).catch(() => before);
    if (now !== before) return;
    await delay(25);
  }
  throw new Error('the database did not come back');
}

/** Lines that the provider has written down and the site has not read. */
async function unreadOf(owner: Stage['owner'], theirs: number): Promise<readonly string[]> {
  const { rows } = await sql<{ many: bigint }>`SELECT count(*) AS many FROM statement_line`.execute(
    owner,
  );
  const unread = theirs - Number(rows[0]?.many);
  return unread > 0 ? [`${unread} lines of the statement to be read`] : [];
}

/** What is still on its way, by kind. */
async function unrestOf({ owner, bookFile }: Stage): Promise<readonly string[]> {
  const { rows } = await sql<{ what: string; many: bigint }>`
    SELECT * FROM (
      SELECT 'deposits in state ' || state AS what, count(*) AS many FROM deposit WHERE state NOT IN (1, 2) GROUP BY 1
      UNION ALL SELECT 'withdrawals in state ' || state, count(*) FROM withdrawal WHERE state NOT IN (1, 2, 3) GROUP BY 1
      UNION ALL SELECT 'payments in state ' || state, count(*) FROM deposit_exception WHERE state IN (0, 1) GROUP BY 1
      UNION ALL SELECT 'lines of the statement that wait', count(*) FROM statement_line WHERE state = 0
      UNION ALL SELECT 'bets that are open', count(*) FROM bet WHERE state = 0
      UNION ALL SELECT 'money set aside', count(*) FROM ledger_hold WHERE remaining > 0) all_of_it
    WHERE many > 0`.execute(owner);
  const unread = await unreadOf(owner, readBook(bookFile).lines.length);
  return [...rows.map(({ what, many }) => `${many} ${what}`), ...unread];
}

/** Every payment is told of once more. */
async function tellAgain({ bookFile }: Stage, world: World): Promise<void> {
  const paid = readBook(bookFile).orders.filter(({ payments }) => payments.length > 0);
  for (const { orderNo } of paid) await doToProvider(world, 'notify', { orderNo });
}

/** The provider ends what it was at, time goes by, and operators go on with their work. */
async function comeToRest(stage: Stage, world: World, luck: Luck): Promise<readonly string[]> {
  const isUnderWay = (state: string): boolean => state === 'PENDING' || state === 'UNKNOWN';
  let unrest: readonly string[] = [];
  for (let leaps = 0; leaps < MOST_LEAPS; leaps += 1) {
    const { payouts } = readBook(stage.bookFile);
    for (const { payoutNo } of payouts.filter(({ state }) => isUnderWay(state))) {
      await doToProvider(world, 'payout', { payoutNo, state: luck.pick(['PAID', 'FAILED']) });
    }
    await delay(500);
    unrest = await unrestOf(stage);
    if (unrest.length === 0) return [];
    await stage.leap(MINUTE_MS);
  }
  return unrest;
}
