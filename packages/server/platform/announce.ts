import { sql } from 'kysely';
import * as z from 'zod/mini';
import { invariant } from '@fairlot/rules/core/invariant';
import type { HubEvent, Payload, Subject } from '@fairlot/wire/core';
import { KEPT, type Db, type Executor, type Tx } from './db.ts';
import { type Announcement, deferredEventsOf, deferEvents } from './deferred-events.ts';

export type { Announcement };

/**
 * Tells players what a transaction made true. The event is a row of that
 * transaction, with a sequence of its topic that has no gaps; the hub's message is only a hint, and
 * whoever was away reads the rows. The contract says to which topic an event belongs; this is one
 * with its place in it.
 */
export type Delivered = {
  readonly topic: string;
  readonly seq: number;
  readonly target: string;
  readonly payload: unknown;
};

/**
 * An event of the contract about a game or for a player, its payload checked and encoded. One that is for
 * a connection alone may hold what no table may: it is never written.
 */
export const eventFor = <E extends HubEvent>(
  event: E,
  subject: Subject<E>,
  payload: Payload<E>,
): Announcement => {
  invariant(event.topic.audience !== 'connection', `${event.target} is for one connection alone`);
  return {
    topic: event.topic.of(subject as never),
    target: event.target,
    payload: z.encode(event.payload, payload),
  };
};

/** What a topic holds after a sequence; `isSnapshot` when it no longer holds all of it. */
export type Missed = {
  readonly topic: string;
  readonly seq: number;
  readonly isSnapshot: boolean;
  readonly events: readonly Delivered[];
};

/** The same in the words of the contract. */
export const presentMissed = ({ topic, seq, isSnapshot, events }: Missed) => ({
  Topic: topic,
  Seq: seq,
  Snapshot: isSnapshot,
  Events: events.map((event) => ({
    Seq: event.seq,
    Target: event.target,
    Payload: event.payload,
  })),
});

export type Announcer = {
  /**
   * Writes events in the caller's transaction, behind its row of the audit where it is an act of an operator; one call
   * for many is one round trip and one bell.
   */
  write(tx: Tx, events: readonly Announcement[]): Promise<void>;
  since(db: Executor, topic: string, seq: number): Promise<Missed>;
};

const MOST_MISSED = 200;
export const EVENT_BELL = 'fairlot_event';

type EventRow = { topic: string; seq: bigint; name: string; payload: unknown };

const toDelivered = (row: EventRow): Delivered => ({
  topic: row.topic,
  seq: Number(row.seq),
  target: row.name,
  payload: row.payload,
});

export const announcer: Announcer = {
  write: async (tx, events) => {
    if (events.length === 0) return;
    const held = deferredEventsOf(tx);
    if (held) {
      held.push(...events);
      return;
    }
    const topics = events.map((event) => event.topic);
    const names = events.map((event) => event.target);
    const payloads = events.map((event) => JSON.stringify(event.payload));
    await sql`${KEPT} SELECT event_write(${topics}::text[], ${names}::text[], ${payloads}::jsonb[])`.execute(
      tx,
    );
  },
  since: async (db, topic, seq) => {
    const counter = await sql<{ seq: bigint }>`
      SELECT seq FROM event_topic WHERE topic = ${topic}`.execute(db);
    const newest = Number(counter.rows[0]?.seq ?? 0n);
    if (seq > newest || newest - seq > MOST_MISSED) {
      return { topic, seq: newest, isSnapshot: true, events: [] };
    }
    const { rows } = await sql<EventRow>`
      SELECT topic, seq, name, payload FROM event
      WHERE topic = ${topic} AND seq > ${seq} AND seq <= ${newest} ORDER BY seq`.execute(db);
    const isWhole = rows.length === newest - seq;
    return {
      topic,
      seq: newest,
      isSnapshot: !isWhole,
      events: isWhole ? rows.map(toDelivered) : [],
    };
  },
};

/** Follows the rows of all topics and hands each to `deliver` once, in the order of its topic. */
export type Follower = { poll(): Promise<void>; prune(keepHours: number): Promise<void> };

/**
 * A row is new when its transaction was not yet visible to the poll before: the snapshot's xmin is
 * the mark. Some rows come twice that way; the newest sequence of their topic tells them.
 */
export async function followEvents(db: Db, deliver: (event: Delivered) => void): Promise<Follower> {
  await sql`SELECT event_adopt()`.execute(db);
  const start = await sql<{ floor: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS floor`.execute(db);
  let floor = start.rows[0]?.floor ?? '0';
  let seen = new Map<string, bigint>(await readNewest(db, floor));
  const poll = async (): Promise<void> => {
    const { rows } = await sql<EventRow & { floor: string }>`
      SELECT m.floor, e.topic, e.seq, e.name, e.payload
      FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS floor) m
      LEFT JOIN event e ON e.xid >= ${floor}::xid8 ORDER BY e.topic, e.seq`.execute(db);
    const window = new Map<string, bigint>();
    for (const row of rows) {
      if (row.topic === null) break;
      if (row.seq > (seen.get(row.topic) ?? 0n)) deliver(toDelivered(row));
      window.set(row.topic, row.seq);
    }
    seen = window;
    floor = rows[0]?.floor ?? floor;
  };
  return { poll, prune: (keepHours) => prune(db, keepHours) };
}

/** What was already there when following began is nobody's news. */
async function readNewest(db: Db, floor: string): Promise<[string, bigint][]> {
  const { rows } = await sql<{ topic: string; seq: bigint }>`
    SELECT topic, max(seq) AS seq FROM event WHERE xid >= ${floor}::xid8 GROUP BY topic`.execute(
    db,
  );
  return rows.map((row) => [row.topic, row.seq]);
}

/** Few enough for one statement: after a busy day the old ones are more than it has time for. */
const PRUNED_AT_ONCE = 10_000;

async function prune(db: Db, keepHours: number): Promise<void> {
  for (let removed = PRUNED_AT_ONCE; removed === PRUNED_AT_ONCE;) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM event WHERE (topic, seq) IN (
        SELECT topic, seq FROM event
        WHERE created_at < (SELECT app_now() - ${keepHours} * interval '1 hour')
        ORDER BY created_at LIMIT ${PRUNED_AT_ONCE})`.execute(db);
    removed = Number(numAffectedRows);
  }
}

/**
 * Does something and tells of all of it at the end: for what takes a lock that others take before they tell, such as
 * that of the operators' audit.
 */
export async function tellLast<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { value, held } = await deferEvents(tx, work);
  await announcer.write(tx, held);
  return value;
}
