import { sql } from 'kysely';
import type { Currency } from '#ledger';
import type { Executor, Tx } from '#platform/db';
import { lockFirst } from './store-lock.ts';
import { type OrderReversal, REVERSAL } from './store-reversal.ts';

export type OrderRow = {
  readonly player_id: bigint;
  readonly order_no: string;
  readonly intent: string;
  readonly channel_id: number;
  readonly zh: string;
  readonly en: string;
  readonly type: number;
  readonly provider_id: string;
  readonly provider: number;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly fee_rate: number;
  readonly bonus_rate: number;
  readonly times: number;
  readonly bonus_times: number;
  readonly state: number;
  readonly reason: number | null;
  readonly note: string;
  readonly pay_url: string | null;
  readonly pay_id: string | null;
  readonly paid: bigint | null;
  readonly fee: bigint | null;
  readonly bonus: bigint | null;
  readonly is_first: boolean;
  readonly queries: number;
  readonly created_ms: bigint;
  readonly expires_ms: bigint;
  readonly ended_ms: bigint | null;
  readonly reminded_ms: bigint | null;
  /** Of an order by USDT: where it is paid, and base units as text. */
  readonly chain: string | null;
  readonly address: string | null;
  readonly decimals: number | null;
  readonly units: string | null;
  readonly rate: bigint | null;
  readonly rate_until_ms: bigint | null;
  /** The transfer that is or was taken, and how many blocks it has of how many that it needs. */
  readonly tx: string | null;
  readonly confirmed: number | null;
  readonly confirmations: number | null;
  /** When its chain was read to its end last. */
  readonly level_ms: bigint | null;
  /** How it was taken back after it had been credited; thousandths, milliseconds UTC. */
  readonly reversal: OrderReversal | null;
  /** Pictures by which its player showed that he paid. */
  readonly proofs: number;
};

/** Where an order by USDT is paid. */
export type OnChain = {
  readonly chain: string;
  readonly address: string;
  readonly decimals: number;
  /** Base units. */
  readonly units: bigint;
  /** Thousandths of the order's money for one USDT, and until when they hold. */
  readonly rate: bigint;
  readonly untilMs: number;
};

export const ORDER = sql`
  d.player_id, d.order_no, d.intent, d.channel_id, d.type, d.provider_id, d.provider, d.currency, d.amount, d.fee_rate,
  d.bonus_rate, d.times, d.bonus_times, d.state, d.reason, d.note, d.pay_url, d.pay_id, d.paid, d.fee, d.bonus,
  d.is_first, d.queries, to_ms(d.created_at) AS created_ms, to_ms(d.expires_at) AS expires_ms,
  to_ms(d.ended_at) AS ended_ms, to_ms(d.reminded_at) AS reminded_ms, d.chain, d.address, d.decimals,
  d.units::text AS units, d.rate, to_ms(d.rate_until) AS rate_until_ms,
  (SELECT t.tx FROM chain_transfer t WHERE t.order_no = d.order_no AND t.state IN (0, 1)
    ORDER BY t.found_at LIMIT 1) AS tx,
  (SELECT least(c.height - t.height + 1, c.confirmations)::int FROM chain_transfer t JOIN chain c ON c.code = t.chain
    WHERE t.order_no = d.order_no AND t.state IN (0, 1) ORDER BY t.found_at LIMIT 1) AS confirmed,
  (SELECT c.confirmations FROM chain c WHERE c.code = d.chain) AS confirmations,
  (SELECT to_ms(c.level_at) FROM chain c WHERE c.code = d.chain) AS level_ms,
  ${REVERSAL} AS reversal,
  (SELECT count(*)::int FROM deposit_proof f WHERE f.player_id = d.player_id AND f.order_no = d.order_no) AS proofs,
  (SELECT c.zh FROM deposit_channel c WHERE c.id = d.channel_id) AS zh,
  (SELECT c.en FROM deposit_channel c WHERE c.id = d.channel_id) AS en`;

export async function readClock(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(db);
  return Number(rows[0]?.ms);
}

/** Whose order it is stands in its number: orders live with their players. */
export const ownerOfOrder = (orderNo: string): bigint | undefined => {
  const [, id] = /^D(\d{1,19})x[0-9a-f]{12}$/.exec(orderNo) ?? [];
  const owner = id === undefined ? undefined : BigInt(id);
  return owner !== undefined && owner <= 9_223_372_036_854_775_807n ? owner : undefined;
};

export async function readOrder(
  db: Executor,
  playerId: bigint,
  orderNo: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    SELECT ${ORDER} FROM deposit d WHERE d.player_id = ${playerId} AND d.order_no = ${orderNo}`.execute(
    db,
  );
  return rows[0];
}

/** The same, held until the transaction ends, behind what marks the first of its player: that may be another order. */
export async function holdOrder(
  tx: Tx,
  playerId: bigint,
  orderNo: string,
): Promise<OrderRow | undefined> {
  await lockFirst(tx, playerId);
  await sql`
    SELECT FROM deposit WHERE player_id = ${playerId} AND order_no = ${orderNo} FOR UPDATE`.execute(
    tx,
  );
  return readOrder(tx, playerId, orderNo);
}

export async function findByIntent(
  db: Executor,
  playerId: bigint,
  intent: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    SELECT ${ORDER} FROM deposit d WHERE d.player_id = ${playerId} AND d.intent = ${intent}`.execute(
    db,
  );
  return rows[0];
}

export async function findPending(db: Executor, playerId: bigint): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    SELECT ${ORDER} FROM deposit d WHERE d.player_id = ${playerId} AND d.state IN (0, 3)`.execute(
    db,
  );
  return rows[0];
}

/** What the row of a player says of deposits; of those who make one at once, one is behind the other. */
export async function holdDepositor(
  tx: Tx,
  playerId: bigint,
): Promise<{ readonly flags: bigint } | undefined> {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

export async function readFlags(db: Executor, playerId: bigint): Promise<bigint> {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows[0]?.flags ?? 0n;
}

export type NewOrder = {
  readonly playerId: bigint;
  readonly orderNo: string;
  readonly intent: string;
  readonly channel: {
    readonly id: number;
    readonly type: number;
    readonly provider: string;
    readonly fee_rate: number;
    readonly bonus_rate: number;
    readonly bonus_times: number;
    readonly minutes: number;
  };
  readonly provider: number;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly times: number;
  readonly bank: string | null;
  readonly sealedName: Buffer | null;
  readonly usdt: OnChain | undefined;
};

export async function insertOrder(tx: Tx, made: NewOrder): Promise<void> {
  const { channel, usdt } = made;
  await sql`
    INSERT INTO deposit (player_id, order_no, intent, channel_id, type, provider_id, provider, currency, amount, fee_rate,
      bonus_rate, times, bonus_times, bank, sealed_name, chain, address, decimals, units, rate, rate_until,
      created_at, expires_at, query_at)
    SELECT ${made.playerId}, ${made.orderNo}, ${made.intent}, ${channel.id}, ${channel.type}, ${channel.provider},
      ${made.provider}, ${made.currency}, ${made.amount}, ${channel.fee_rate}, ${channel.bonus_rate}, ${made.times},
      ${channel.bonus_times}, ${made.bank}, ${made.sealedName}, ${usdt?.chain ?? null}, ${usdt?.address ?? null},
      ${usdt?.decimals ?? null}::smallint, ${usdt ? String(usdt.units) : null}::numeric, ${usdt?.rate ?? null}::bigint,
      from_ms(${usdt?.untilMs ?? null}::bigint), n.now, n.now + ${channel.minutes} * interval '1 minute',
      n.now + interval '15 seconds'
    FROM (SELECT app_now() AS now) n`.execute(tx);
}

/** What the provider calls the order, and where it is paid; whether it was open still. */
export async function writePayUrl(
  db: Executor,
  { player_id: playerId, order_no: orderNo }: Pick<OrderRow, 'player_id' | 'order_no'>,
  of: { readonly ref: string; readonly payUrl: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit SET ref = ${of.ref}, pay_url = ${of.payUrl}
    WHERE player_id = ${playerId} AND order_no = ${orderNo} AND state IN (0, 3) AND pay_url IS NULL`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n) === 1;
}

type Key = Pick<OrderRow, 'player_id' | 'order_no'>;

/** From `CREATE_ORDER` to `WAITING`; whether it did. */
export async function writeWaiting(
  db: Executor,
  { player_id: id, order_no: no }: Key,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit SET state = 0 WHERE player_id = ${id} AND order_no = ${no} AND state = 3`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n) === 1;
}

/** Cancels an order that is in one of some states; whether it did. It is asked about for a day more. */
export async function writeCancelled(
  db: Executor,
  { player_id: id, order_no: no }: Key,
  of: {
    readonly from: readonly number[];
    readonly reason: number;
    readonly note: string;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit SET state = 2, reason = ${of.reason}, note = ${of.note}, ended_at = from_ms(${of.nowMs}),
      query_at = from_ms(${of.nowMs + 60_000}), queries = 0
    WHERE player_id = ${id} AND order_no = ${no} AND state = ANY (${of.from}::smallint[])
      AND NOT EXISTS (SELECT FROM chain_transfer t WHERE t.order_no = ${no} AND t.state = 0)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n) === 1;
}

/** Credits an order that is open; whether it did. The first of a player is marked: `lockFirst` comes before it. */
export async function writeCredited(
  tx: Tx,
  { player_id: id, order_no: no }: Key,
  of: {
    readonly payId: string | null;
    readonly paid: bigint;
    readonly fee: bigint;
    readonly bonus: bigint;
    readonly nowMs: number;
    readonly note: string;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit SET state = 1, pay_id = ${of.payId}, paid = ${of.paid}, fee = ${of.fee}, bonus = ${of.bonus},
      note = ${of.note}, ended_at = from_ms(${of.nowMs}), query_at = NULL,
      is_first = NOT EXISTS (SELECT FROM deposit o WHERE o.player_id = ${id} AND o.state = 1 AND NOT o.is_reversed)
    WHERE player_id = ${id} AND order_no = ${no} AND state IN (0, 3)`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1;
}

/** Names the payment of an order that an operator credited by himself; whether it had none. */
export async function namePayment(
  tx: Tx,
  { player_id: id, order_no: no }: Key,
  payId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit SET pay_id = ${payId}
    WHERE player_id = ${id} AND order_no = ${no} AND state = 1 AND pay_id IS NULL`.execute(tx);
  return Number(numAffectedRows ?? 0n) === 1;
}

export async function writeReminded(
  db: Executor,
  { player_id: id, order_no: no }: Key,
  { nowMs, againMs }: { readonly nowMs: number; readonly againMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit SET reminded_at = from_ms(${nowMs}), query_at = from_ms(${nowMs})
    WHERE player_id = ${id} AND order_no = ${no} AND state IN (0, 3)
      AND (reminded_at IS NULL OR reminded_at <= from_ms(${nowMs - againMs}))`.execute(db);
  return Number(numAffectedRows ?? 0n) === 1;
}

/** Orders that the provider is to be asked about now. */
export async function listDue(db: Executor, most: number): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    SELECT ${ORDER} FROM deposit d WHERE d.query_at <= (SELECT app_now()) ORDER BY d.query_at LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

/** Says when to ask next; null: not again. Of two processes one goes on: whether it is this one. */
export async function writeNextQuery(
  db: Executor,
  { player_id: id, order_no: no, queries }: Pick<OrderRow, 'player_id' | 'order_no' | 'queries'>,
  nextMs: number | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit SET queries = least(queries + 1, 1000), query_at = from_ms(${nextMs}::bigint)
    WHERE player_id = ${id} AND order_no = ${no} AND queries = ${queries} AND query_at IS NOT NULL`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n) === 1;
}

export type RecordFilter = {
  readonly playerId: bigint;
  readonly fromMs: number;
  readonly toMs: number;
  readonly types: readonly number[] | undefined;
  readonly states: readonly number[] | undefined;
  readonly orderNo: string | undefined;
  readonly after: { readonly ms: number; readonly orderNo: string } | undefined;
  readonly most: number;
};

/** Orders of a player, newest first. */
export async function listOrders(db: Executor, of: RecordFilter): Promise<readonly OrderRow[]> {
  const { types, states, orderNo, after } = of;
  const { rows } = await sql<OrderRow>`
    SELECT ${ORDER} FROM deposit d
    WHERE d.player_id = ${of.playerId} AND d.created_at >= from_ms(${of.fromMs}) AND d.created_at < from_ms(${of.toMs})
      ${types ? sql`AND d.type = ANY (${types}::smallint[])` : sql``}
      ${states ? sql`AND d.state = ANY (${states}::smallint[])` : sql``}
      ${orderNo === undefined ? sql`` : sql`AND d.order_no = ${orderNo}`}
      ${after ? sql`AND (to_ms(d.created_at), d.order_no) < (${after.ms}::bigint, ${after.orderNo})` : sql``}
    ORDER BY to_ms(d.created_at) DESC, d.order_no DESC LIMIT ${of.most}`.execute(db);
  return rows;
}
