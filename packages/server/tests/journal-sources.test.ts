import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { KIND, KINDS } from '@fairlot/rules/core/journal-kinds';
import { JOURNAL_SOURCES } from '@fairlot/rules/core/journal-sources';
import { mills } from '@fairlot/rules/core/money';
import { auditBooks, fund, ledgerInvariants, post, readWatermark, sourceInvariant } from '#ledger';
import { newId, transaction, type Db } from '#platform/db';
import { withTestServer } from '#testing';

/** Well-formed journals with a matching wallet, written by the owner of the database. */
const server = withTestServer({ shared: true });
const PLAYER = 71n;
const fundId = newId();
const SECURITY = join(import.meta.dirname, '../../../docs/operations/security.md');

type Kind = keyof typeof KIND;
const NAMES = Object.keys(KIND) as readonly Kind[];
const SOURCED = NAMES.filter((name) => JOURNAL_SOURCES[name] !== 'none');

beforeAll(async () => {
  const given = fund({ playerId: PLAYER, amount: mills(9_000), currency: 'DEM', reason: newId() });
  await transaction(server().db, (tx) => post(tx, { ...given, id: fundId }));
});

/** One journal of a kind, as its line of the table of kinds moves money; its key is one that the program would use. */
async function forge(tx: Db, name: Kind, id: string, betId: string): Promise<void> {
  const kind = KIND[name];
  await sql`SET LOCAL session_replication_role = replica`.execute(tx);
  await sql`
    INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, reverses, effective_at,
      created_at, entries, meta)
    SELECT CASE WHEN k.class IS NULL THEN 0 ELSE ${PLAYER}::bigint END, ${id}, k.kind, 'DEM', 1, 'forged:77:88', sha256('x'),
      CASE WHEN k.takes_back IS NOT NULL THEN ${fundId}::uuid END, app_now(), app_now(), 2,
      jsonb_build_object('betId', ${betId}::text, 'holdId', '77', 'otherPlayerId', '1')
    FROM ledger_kind k WHERE k.kind = ${kind}`.execute(tx);
  await sql`
    INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount, balance_after, version_after)
    SELECT j.player_id, j.id, s.seq, s.account, 0, 'DEM', s.amount,
      CASE WHEN s.account < 10 THEN coalesce(a.balance, 0) + s.amount END,
      CASE WHEN s.account < 10 THEN coalesce(a.version, 0) + 1 END
    FROM ledger_journal j JOIN ledger_kind k ON k.kind = j.kind
    CROSS JOIN LATERAL (VALUES (1, k.source, -500), (2, k.target, 500)) s(seq, account, amount)
    LEFT JOIN ledger_account a ON a.player_id = j.player_id AND a.kind = s.account AND a.currency = j.currency
    WHERE j.id = ${id}`.execute(tx);
  await sql`
    UPDATE ledger_account a SET balance = e.balance_after, version = e.version_after
    FROM ledger_entry e WHERE e.journal_id = ${id} AND e.account = a.kind AND e.player_id = a.player_id
      AND e.currency = a.currency`.execute(tx);
}

class Undone extends Error {}

/** Returns the findings of the audit while a journal of a kind has no source row. */
async function withForged<T>(
  name: Kind,
  look: (tx: Db, id: string, upto: bigint) => Promise<T>,
  betId: string = newId(),
): Promise<T> {
  const id = newId();
  const upto = await readWatermark(server().db);
  let found: { readonly value: T } | undefined;
  const work = server()
    .owner.transaction()
    .execute(async (tx) => {
      await forge(tx as unknown as Db, name, id, betId);
      found = { value: await look(tx as unknown as Db, id, upto) };
      throw new Undone();
    });
  await expect(work).rejects.toThrow(Undone);
  if (!found) throw new Error('nothing was looked at');
  return found.value;
}

describe('a journal without a source row', () => {
  it.each(SOURCED)('of the kind %s is named', async (name) => {
    const found = await withForged(name, async (tx, _, upto) => ({
      recent: (await sourceInvariant.findRecent?.(tx)) ?? [],
      range: (await sourceInvariant.findRange?.(tx, { after: upto, upto: upto + 10n })) ?? [],
    }));
    const line = expect.stringContaining(`kind ${KIND[name]} of 500, and no such row`);
    expect(found.range).toEqual([line]);
    // The look of every minute at bets goes from both sides by itself.
    expect(found.recent).toEqual(JOURNAL_SOURCES[name] === 'bet.id' ? [] : [line]);
  });

  it.each(['payout', 'bonusBet'] as const)(
    'of the kind %s is named whatever it says of a bet',
    async (name) => {
      const look = async (tx: Db, _: string, upto: bigint) =>
        sourceInvariant.findRange?.(tx, { after: upto, upto: upto + 10n });
      const line = expect.stringContaining(`kind ${KIND[name]} of 500, and no such row`);
      expect(await withForged(name, look, 'none')).toEqual([line]);
    },
  );

  it('is named only by the source check when it looks like a deposit', async () => {
    const { others, steps } = await withForged('depositOnline', async (tx, _, upto) => {
      const lines: string[] = [];
      for (const { name, findRange } of ledgerInvariants) {
        lines.push(
          ...((await findRange?.(tx, { after: 0n, upto: upto + 10n })) ?? []).map(
            (line) => `${name}: ${line}`,
          ),
        );
      }
      const all: string[] = [];
      for await (const { breaks } of auditBooks(tx, { after: 0n, upto: upto + 10n }))
        all.push(...breaks.map(({ invariant }) => invariant));
      return { others: lines, steps: all };
    });
    expect(others).toEqual([]);
    expect(steps).toEqual(['I13 a journal has its source row']);
  });
});

test('lists a source or a reason for every kind', () => {
  expect(new Set(KINDS.map(({ kind }) => kind))).toEqual(new Set(Object.values(KIND)));
  const [, section = ''] = readFileSync(SECURITY, 'utf8').split('### Movements without a row\n');
  const listed = [...section.split('\n#')[0]!.matchAll(/^\| (\d+) (\w+) +\| \S.{10,}\|$/gm)];
  const none = NAMES.filter((name) => JOURNAL_SOURCES[name] === 'none');
  expect(listed.map(([, kind, name]) => `${kind} ${name}`)).toEqual(
    none.map((name) => `${KIND[name]} ${name}`),
  );
});
