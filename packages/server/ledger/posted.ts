import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import type { AccountKind, Currency, Posting } from './accounts.ts';
import { SCOPE } from './post.ts';
import type { Posted, Subject } from './movements/index.ts';

/** A journal by its place in the books. */
export type JournalRef = { readonly playerId: bigint; readonly id: string };

type Row = {
  player_id: bigint;
  id: string;
  kind: number;
  currency: Currency;
  idem_key: string;
  meta: Subject | null;
  accounts: number[];
  refs: bigint[];
  amounts: bigint[];
};

/** Movements as they were posted, in the order asked for: what `reverse` takes back. */
export async function readPosted(
  db: Executor,
  refs: readonly JournalRef[],
): Promise<readonly Posted[]> {
  const players = refs.map(({ playerId }) => playerId);
  const { rows } = await sql<Row>`
    SELECT j.player_id, j.id, j.kind, j.currency, j.idem_key, j.meta,
      array_agg(e.account ORDER BY e.seq) AS accounts, array_agg(e.ref::text ORDER BY e.seq) AS refs,
      array_agg(e.amount::text ORDER BY e.seq) AS amounts
    FROM unnest(${players}::bigint[], ${refs.map(({ id }) => id)}::uuid[]) WITH ORDINALITY AS w(player_id, id, n)
    JOIN (SELECT * FROM ledger_journal WHERE player_id = ANY(${players}::bigint[])) j
      ON j.player_id = w.player_id AND j.id = w.id
    JOIN (SELECT * FROM ledger_entry WHERE player_id = ANY(${players}::bigint[])) e
      ON e.player_id = j.player_id AND e.journal_id = j.id
    GROUP BY j.player_id, j.id, j.kind, j.currency, j.idem_key, j.meta, w.n ORDER BY w.n`.execute(
    db,
  );
  invariant(rows.length === refs.length, 'the journals are in the books');
  return rows.map((row) => {
    const { player_id: playerId, id, kind, currency, idem_key: key, meta } = row;
    const [first, ...rest] = postingsOf(row);
    invariant(first, `journal ${id} has a posting`);
    const postings = [first, ...rest] as const;
    return { playerId, id, kind, currency, key, postings, ...(meta && { subject: meta }) };
  });
}

/** A journal by the key that it was posted under. */
export type JournalKey = { readonly playerId: bigint; readonly key: string };

/** Which journals were posted under these keys; one that was not is absent. */
export async function findPosted(
  db: Executor,
  keys: readonly JournalKey[],
): Promise<readonly JournalRef[]> {
  const players = keys.map(({ playerId }) => playerId);
  const { rows } = await sql<{ player_id: bigint; id: string }>`
    SELECT j.player_id, j.id
    FROM unnest(${players}::bigint[], ${keys.map(({ key }) => key)}::text[]) AS w(player_id, key)
    JOIN (SELECT * FROM ledger_journal WHERE player_id = ANY(${players}::bigint[])) j
      ON j.player_id = w.player_id AND j.idem_scope = ${SCOPE} AND j.idem_key = w.key`.execute(db);
  return rows.map(({ player_id: playerId, id }) => ({ playerId, id }));
}

/** Entries come in pairs, the first of which gives. */
function postingsOf({ accounts, refs, amounts }: Row): readonly Posting[] {
  const side = (at: number) => ({
    kind: accounts[at] as AccountKind,
    ref: BigInt(refs[at] ?? 0n),
  });
  return Array.from({ length: accounts.length / 2 }, (_, n) => ({
    from: side(2 * n),
    to: side(2 * n + 1),
    amount: mills(BigInt(amounts[2 * n + 1] ?? 0n)),
  }));
}

/** Which of these keys something was posted under. */
export async function keysPosted(
  db: Executor,
  keys: readonly JournalKey[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const players = keys.map(({ playerId }) => playerId);
  const { rows } = await sql<{ key: string }>`
    SELECT w.key
    FROM unnest(${players}::bigint[], ${keys.map(({ key }) => key)}::text[]) AS w(player_id, key)
    JOIN (SELECT * FROM ledger_journal WHERE player_id = ANY(${players}::bigint[])) j
      ON j.player_id = w.player_id AND j.idem_scope = ${SCOPE} AND j.idem_key = w.key`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
