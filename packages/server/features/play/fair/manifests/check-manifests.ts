import { setImmediate as nextTurn } from 'node:timers/promises';
import { monotonicMs } from '#platform/clock';
import { transaction, type Db, type Executor } from '#platform/db';
import type { Platform } from '#platform/feature';
import { takeTurn, type Job, type Turn } from '#platform/jobs';
import { makeLineCheck, type LineCheck, type StoredManifest } from './check-line.ts';
import {
  beginCheckNight,
  holdCheck,
  noteCheckStep,
  readCheckPage,
  readNewest,
  type CheckPlace,
} from './store-check.ts';

/** At 04:00 of the site (UTC+8), its quietest hour. */
const NIGHT: Turn = { name: 'fair.check', everyMs: 86_400_000, offsetMs: 20 * 3_600_000 };
/** Time of a night: ten minutes of one processor. */
const NIGHT_MS = 600_000;
const LOOK_MS = 10_000;
const PAGE = 500;
/** What a page says of its faults in the log. */
const MOST_LINES = 20;
/** Manifests that are looked at in one turn of the event loop, some 2 ms. */
const A_TURN = 16;

async function faultsIn(
  lines: readonly StoredManifest[],
  check: LineCheck,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [n, line] of lines.entries()) {
    if (n % A_TURN === 0) await nextTurn();
    const fault = check(line);
    if (fault) found.push(`game ${line.game_id} manifest ${line.seq}: ${fault}`);
  }
  return found;
}

/** Recomputes hash and signature of every manifest in the table. */
export async function findOtherManifests(
  db: Executor,
  dataFolder = '',
): Promise<readonly string[]> {
  const check = await makeLineCheck(dataFolder);
  const found: string[] = [];
  for (let place: CheckPlace = { game: 0, seq: 0 }; ;) {
    const lines = await readCheckPage(db, place, PAGE);
    found.push(...(await faultsIn(lines, check)));
    const last = lines.at(-1);
    if (!last || lines.length < PAGE) return found;
    place = { game: last.game_id, seq: last.seq };
  }
}

/** The same of those that were published in the last minutes. */
export async function findOtherNewest(db: Executor, dataFolder = ''): Promise<readonly string[]> {
  return faultsIn(await readNewest(db), await makeLineCheck(dataFolder));
}

export type CheckDeps = {
  readonly db: Db;
  readonly dataFolder: string;
  readonly page?: number;
  readonly mostMs?: number;
};

/** Checks the next page if the night has time left. Returns its faults, or undefined if there is nothing to do. */
export async function stepCheck({
  db,
  dataFolder,
  page = PAGE,
  mostMs = NIGHT_MS,
}: CheckDeps): Promise<readonly string[] | undefined> {
  const check = await makeLineCheck(dataFolder);
  return transaction(db, async (tx) => {
    const state = await holdCheck(tx);
    if (!state) return undefined;
    const began = monotonicMs();
    const lines = await readCheckPage(tx, { game: state.game_id, seq: state.seq }, page);
    const faults = await faultsIn(lines, check);
    const last = lines.at(-1);
    const step = {
      place: { game: last?.game_id ?? 0, seq: last?.seq ?? 0 },
      looked: lines.length,
      faults,
      usedMs: Math.ceil(monotonicMs() - began),
      isEnd: lines.length < page,
    };
    await noteCheckStep(tx, step, mostMs);
    return faults;
  });
}

/** Every night: a page at a time, until all were looked at or the time of the night is used up. */
export const checkJob = ({
  db,
  log,
  settings,
}: Pick<Platform, 'db' | 'log' | 'settings'>): Job => ({
  name: NIGHT.name,
  everyMs: LOOK_MS,
  run: async () => {
    await transaction(db, async (tx) => {
      if (await takeTurn(tx, NIGHT)) await beginCheckNight(tx);
    });
    const faults = await stepCheck({ db, dataFolder: settings.dataFolder });
    if (faults && faults.length > 0) {
      // After a lost key every old manifest is a fault: one log line for each page.
      const found = { invariant: 'manifests match their signature', breaches: faults.length };
      log.error({ ...found, lines: faults.slice(0, MOST_LINES) }, 'an invariant is broken');
    }
    return faults ? 'worked' : 'idle';
  },
});
