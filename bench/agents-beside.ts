import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Tree } from './agents-tree.ts';
import { crowd, median } from './bet-crowd.ts';
import { GAME, openIssue, type BetDatabase } from './bet-database.ts';
import type { LoadResult } from './bet-load.ts';
import type { IssueRef } from './bet-issues.ts';
import { signedInPlayers, type SignedIn } from './bet-players.ts';
import { isWanted, lessIsBetter, type BenchOptions, type Line } from './line.ts';

/**
 * What players wait for their bets while a head with a large line is moved, or the prize group of the top is raised, again and
 * again. The bound is three times what they wait at rest, measured in the same run.
 */
const MOST_TIMES = 3;
const WARM_MS = 1_000;
const MEASURE_MS = 4_000;
const ROUNDS = 3;
const PAUSE_MS = 250;
const OTHERS = 48;
const MEMBERS = 16;

type World = {
  readonly database: BetDatabase;
  readonly url: string;
  readonly issue: IssueRef;
  /** Who stands in no line, and members of the line that changes. */
  readonly others: readonly SignedIn[];
  readonly members: readonly SignedIn[];
};

type Split = { readonly others: LoadResult; readonly members: LoadResult };

async function betting({ url, issue, others, members }: World): Promise<Split> {
  const load = (players: readonly SignedIn[]) =>
    crowd({
      url,
      tokens: players.map(({ token }) => token),
      gameId: GAME,
      serial: issue.serial,
      warmMs: WARM_MS,
      measureMs: MEASURE_MS,
    });
  const [some, all] = await Promise.all([load(members), load(others)]);
  const refusal = some.refusal || all.refusal;
  invariant(some.refused + all.refused === 0, `every bet is taken: ${refusal}`);
  return { others: all, members: some };
}

type Case = {
  readonly name: string;
  readonly about: string;
  /** Changes the line for the n-th time. */
  readonly change: (n: number) => Promise<void>;
};

async function beside(world: World, { name, about, change }: Case, rounds: number): Promise<Line> {
  const rest: Split[] = [];
  const changing: Split[] = [];
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rest.push(await betting(world));
    let isOver = false;
    const changes = (async () => {
      while (!isOver) {
        const began = performance.now();
        await change(taken.length);
        taken.push(performance.now() - began);
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    })();
    changing.push(await betting(world));
    isOver = true;
    await changes;
  }
  const p99 = (all: readonly Split[], who: keyof Split) => median(all.map((r) => r[who].p99));
  const p50 = (all: readonly Split[]) => median(all.map((r) => r.others.p50)).toFixed(1);
  const atRest = p99(rest, 'others');
  return lessIsBetter({
    bench: 'agents',
    case: name,
    ours: p99(changing, 'others'),
    against: `the bound: ${MOST_TIMES} times the p99 at rest (${atRest.toFixed(1)} ms)`,
    theirs: MOST_TIMES * atRest,
    unit: 'ms p99',
    note:
      `${taken.length} times ${about} in ${rounds} rounds, ${median(taken).toFixed(0)} ms each, slowest ` +
      `${Math.max(...taken).toFixed(0)}; p50 ${p50(changing)} ms, at rest ${p50(rest)}; p99 of ${MEMBERS} members of the line ` +
      `${p99(changing, 'members').toFixed(1)} ms, at rest ${p99(rest, 'members').toFixed(1)}`,
  });
}

/** Moves the first head below another one, and back to the top. */
const moving = ({ owner }: BetDatabase, { top, heads }: Tree, members: number): Case => ({
  name: 'bets-beside-move',
  about: `a head with ${members} members was moved`,
  change: async (n) => {
    const to = n % 2 === 0 ? heads[1 + ((n / 2) % (heads.length - 1))] : top;
    await sql`SELECT player_move_to(${heads[0]}, ${to})`.execute(owner);
  },
});

const LOWEST = 1970;
const STEPS = 5;

/** Raises the group of the top step by step, and lowers it again by operators. */
const raising = ({ owner }: BetDatabase, { top, ids }: Tree): Case => ({
  name: 'bets-beside-raise',
  about: `the group of the top agent of ${ids.length} players was changed`,
  change: async (n) => {
    const [from, to] = [n, n + 1].map((step) => LOWEST + 2 * (step % STEPS));
    await sql`SELECT group_write(${top}, NULL, ${from}::smallint, ${to}::smallint, app_now())`.execute(
      owner,
    );
  },
});

/** The server works on the database of the tree meanwhile. */
export async function besideChanges(
  { database, url }: Pick<World, 'database' | 'url'>,
  { tree, members }: { readonly tree: Tree; readonly members: number },
  options: BenchOptions,
): Promise<readonly Line[]> {
  const world = {
    database,
    url,
    issue: await openIssue(database),
    others: await signedInPlayers(database, OTHERS),
    members: await signedInPlayers(database, MEMBERS, { parents: tree.heads.slice(0, 1) }),
  };
  const lines: Line[] = [];
  for (const one of [moving(database, tree, members), raising(database, tree)]) {
    if (!isWanted(one.name, options)) continue;
    lines.push(await beside(world, one, options.isQuick ? 1 : ROUNDS));
  }
  return lines;
}
