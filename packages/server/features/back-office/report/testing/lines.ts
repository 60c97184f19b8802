import { sql } from 'kysely';
import { DAY_MS, siteDayOf } from '@fairlot/rules/lottery/site-day';
import { transaction, type Tx } from '#platform/db';
import type { TestServer } from '#testing';

type Rooms = Pick<TestServer, 'owner'>;
type Movement = {
  readonly player: bigint;
  readonly at: bigint;
  readonly kind: number;
  readonly game: number;
  readonly amount: bigint;
  readonly n: number;
};
type Place = {
  readonly parent: bigint | null;
  readonly isTest: boolean;
  readonly isAgent: boolean;
};
type Move = { readonly player: bigint; readonly from: bigint | null; readonly at: bigint };

/** Moves a player and all below, as the owner of the database: without the rules of a move. */
export const moveBy = (owner: TestServer['owner'], playerId: bigint, to: bigint | null) =>
  transaction(owner, async (tx: Tx) => {
    await sql`ALTER TABLE player DISABLE TRIGGER USER`.execute(tx);
    await sql`
      INSERT INTO player_move (player_id, from_parent, to_parent, moved_at)
      SELECT player_id, parent, ${to}, app_now() FROM player WHERE player_id = ${playerId}`.execute(
      tx,
    );
    await sql`UPDATE player SET parent = ${to} WHERE player_id = ${playerId}`.execute(tx);
    await sql`ALTER TABLE player ENABLE TRIGGER USER`.execute(tx);
  });

/** Microseconds: a movement and a move may stand in one millisecond. */
const MICROS = sql`(extract(epoch FROM at) * 1000000)::bigint`;

async function readTree({ owner }: Rooms) {
  const players = await sql<{ id: bigint; parent: bigint | null; test: boolean; agent: boolean }>`
    SELECT player_id AS id, parent, flags & 524288 <> 0 AS test, is_agent AS agent FROM player`.execute(
    owner,
  );
  const moves = await sql<Move>`
    SELECT player_id AS player, from_parent AS from, ${MICROS} AS at
    FROM (SELECT *, moved_at AS at FROM player_move) m ORDER BY id`.execute(owner);
  return {
    places: new Map(
      players.rows.map(({ id, parent, test, agent }): [bigint, Place] => [
        id,
        { parent, isTest: test, isAgent: agent },
      ]),
    ),
    moves: moves.rows,
  };
}

async function readMovements({ owner }: Rooms): Promise<readonly Movement[]> {
  const { rows } = await sql<Movement>`
    WITH ended AS (
      SELECT b.player_id, b.issue_id, i.game_id, CASE WHEN i.serial_number = 0 THEN b.intent END AS round, b.stake - b.refund AS stake,
        b.prize, coalesce((SELECT min(o.settled_at) FROM bet_outcome o WHERE o.player_id = b.player_id AND o.bet_id = b.id),
          b.settled_at) AS at
      FROM bet b JOIN issue i ON i.id = b.issue_id WHERE b.state IN (2, 3)),
    settled AS (
      SELECT player_id, issue_id, round, game_id, max(at) AS at, sum(stake)::bigint AS stake, sum(prize)::bigint AS prize,
        count(*)::int AS n
      FROM ended GROUP BY 1, 2, 3, 4)
    SELECT m.player, ${MICROS} AS at, m.kind::int, m.game, m.amount::bigint, m.n FROM (
      SELECT j.player_id AS player, j.created_at AS at, j.kind, coalesce((j.meta ->> 'gameId')::int, 0) AS game,
        (SELECT sum(e.amount) FROM ledger_entry e
          WHERE e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10) AS amount, 1 AS n
      FROM ledger_journal j
      UNION ALL SELECT player_id, at, 1, game_id, stake, n FROM settled
      UNION ALL SELECT player_id, at, 2, game_id, prize, n FROM settled WHERE prize > 0
      UNION ALL SELECT s.player_id, s.at, 3, s.game_id, t.counted - t.bonus, s.n
        FROM settled s JOIN turnover t ON t.player_id = s.player_id AND t.issue_id = s.issue_id AND t.until_run IS NULL
        WHERE t.counted > t.bonus
      UNION ALL SELECT s.player_id, s.at, 3, s.game_id, t.counted, s.n
        FROM settled s JOIN instant_round r ON r.player_id = s.player_id AND r.intent = s.round
        JOIN instant_turnover t ON t.player_id = r.player_id AND t.serial = r.serial WHERE t.counted > 0
      UNION ALL SELECT player_id, at, 10, 0, 1, 1 FROM settled
      UNION ALL SELECT j.player_id, j.created_at, 11, 0, 1, 1 FROM ledger_journal j WHERE j.kind IN (101, 102, 103, 104, 105, 106, 108)
      UNION ALL SELECT s.player_id, s.created_at, 13, 0, 1, 1 FROM session s
      UNION ALL SELECT p.player_id, p.created_at, 14, 0, 1, 1 FROM player p) m
    WHERE m.amount IS NOT NULL ORDER BY at`.execute(owner);
  return rows;
}

/** A person counts once a day, when it was first; a first deposit is the first of all. */
function withPeopleOnce(movements: readonly Movement[]): readonly Movement[] {
  const seen = new Set<string>();
  return movements.flatMap((each) => {
    const { player, kind } = each;
    if (kind < 10 || kind >= 100) return [each];
    const key = `${player} ${kind} ${dayOf(each)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const isFirst = kind === 11 && !seen.has(`${player}`);
    if (kind === 11) seen.add(`${player}`);
    return isFirst ? [each, { ...each, kind: 12 }] : [each];
  });
}

const msOf = ({ at }: Movement): number => Number(at / 1000n);
const dayOf = (each: Movement): string => siteDayOf(msOf(each));
const HOUR_MS = DAY_MS / 24;

type Sums = Readonly<Record<string, readonly [amount: bigint, n: number]>>;

/** Adds up by key; sums of nothing are left out. */
function add(sums: Map<string, [bigint, number]>, key: string, { amount, n }: Movement): void {
  const [before, count] = sums.get(key) ?? [0n, 0];
  sums.set(key, [before + amount, count + n]);
}
const shown = (sums: ReadonlyMap<string, [bigint, number]>): Sums =>
  Object.fromEntries([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)));

export type Figures = {
  readonly days: Sums;
  readonly lineDays: Sums;
  readonly lineHours: Sums;
  readonly counts: Readonly<Record<string, string>>;
};

/** What the figures are to be, straight from bets, journals, sessions and the tree. */
export async function expectFigures(rooms: Rooms): Promise<Figures> {
  const { places, moves } = await readTree(rooms);
  const movements = withPeopleOnce(await readMovements(rooms));
  const parentAt = (player: bigint, at: bigint): bigint | null => {
    const next = moves.find((move) => move.player === player && move.at > at);
    return next ? next.from : (places.get(player)?.parent ?? null);
  };
  const days = new Map<string, [bigint, number]>();
  const lineDays = new Map<string, [bigint, number]>();
  const lineHours = new Map<string, [bigint, number]>();
  const balances = new Map<bigint, bigint>();
  for (const each of movements) {
    const { player, at, kind, game } = each;
    if (kind < 10 || kind >= 100) add(days, `${player} ${dayOf(each)} ${game} ${kind}`, each);
    if (kind >= 100) balances.set(player, (balances.get(player) ?? 0n) + each.amount);
    if (places.get(player)?.isTest) continue;
    let branch = 0n;
    for (let head = parentAt(player, at); head !== null; head = parentAt(head, at)) {
      add(lineDays, `${head} ${branch} ${dayOf(each)} ${game} ${kind}`, each);
      branch = head;
      const hour = Math.floor(msOf(each) / HOUR_MS) * HOUR_MS;
      if (kind < 10) add(lineHours, `${head} ${hour} ${game} ${kind}`, each);
    }
  }
  const below = new Map<
    bigint,
    { directs: number; members: number; agents: number; money: bigint }
  >();
  for (const id of places.keys()) below.set(id, { directs: 0, members: 0, agents: 0, money: 0n });
  for (const [id, { parent, isTest, isAgent }] of places) {
    if (isTest) continue;
    for (let head = parent, n = 0; head !== null; head = places.get(head)?.parent ?? null, n += 1) {
      const line = below.get(head);
      if (!line) break;
      line.members += 1;
      if (n === 0) line.directs += 1;
      if (isAgent) line.agents += 1;
      line.money += balances.get(id) ?? 0n;
    }
  }
  const counts = [...below].map(([id, { directs, members, agents, money }]) => [
    String(id),
    `${directs} ${members} ${agents} ${balances.get(id) ?? 0n} ${money}`,
  ]);
  return {
    days: shown(days),
    lineDays: shown(lineDays),
    lineHours: shown(lineHours),
    counts: Object.fromEntries(counts) as Readonly<Record<string, string>>,
  };
}

type SumRow = { key: string; amount: bigint; n: number };
const sumsOf = (rows: readonly SumRow[]): Sums =>
  shown(new Map(rows.map(({ key, amount, n }) => [key, [amount, n]])));

/** What is counted. */
export async function readFigures({ owner }: Rooms): Promise<Figures> {
  const key = (first: string) =>
    sql`concat_ws(' ', player_id, ${sql.raw(first)}, game_id, kind) AS key`;
  const read = async (table: string, first: string) =>
    sumsOf(
      (
        await sql<SumRow>`SELECT ${key(first)}, amount, journals AS n FROM ${sql.ref(table)}`.execute(
          owner,
        )
      ).rows,
    );
  const counts = await sql<{ id: bigint; said: string }>`
    SELECT player_id AS id, concat_ws(' ', directs, members, agents, balance, line_balance) AS said
    FROM line_count`.execute(owner);
  return {
    days: await read('money_day', 'day'),
    lineDays: await read('line_day', `concat_ws(' ', branch_id, day)`),
    lineHours: await read('line_hour', 'to_ms(hour)'),
    counts: Object.fromEntries(counts.rows.map(({ id, said }) => [String(id), said])),
  };
}
