import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { newId, type Db } from '#platform/db';
import { withTestServer } from '#testing';
import { cancel } from './place/cancel.ts';
import { placeCarts } from './place/store-place.ts';
import { betInvariants } from './store-audit.ts';
import {
  BET_FEATURES,
  cancelTestIssue,
  closeTestIssue,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
  cancelling,
} from './testing.ts';

/**
 * Evil twins of betting: each damage is done behind the back of the guards,
 * must be named by the look of every minute and by that of the night, and is taken back.
 */
const server = withTestServer({ features: BET_FEATURES });
const ids = { won: '', lost: '', issue: 0 };

beforeAll(async () => {
  const [player = 0n] = await makePlayers(server(), 1, mills(1_000_000));
  const issue = await openTestIssue(server());
  const cart = smallCart(player, issue, [3, 4]);
  await placeCarts(server().db, [cart]);
  await drawTestIssue(server(), issue, '3,0,9,9,1');
  await server().runJobs('bet.settle');
  Object.assign(ids, { won: cart.bets[0]?.id, lost: cart.bets[1]?.id, issue: issue.id });
});

type Found = { readonly nightly: readonly string[]; readonly recent: readonly string[] };

async function auditWith(damage: readonly string[]): Promise<Found> {
  const found: { nightly: string[]; recent: string[] } = { nightly: [], recent: [] };
  const undo = new Error('undo');
  await server()
    .owner.transaction()
    .execute(async (tx) => {
      for (const table of ['ledger_journal', 'ledger_entry', 'issue', 'bet', 'bet_cart']) {
        await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(tx);
      }
      for (const statement of damage) await sql.raw(statement).execute(tx);
      for (const { find, findRecent } of betInvariants) {
        found.nightly.push(...(await find(tx as unknown as Db, '')));
        found.recent.push(...((await findRecent?.(tx as unknown as Db)) ?? []));
      }
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

const payoutEntries = `FROM ledger_journal j WHERE j.id = e.journal_id AND j.kind = 401`;

test.each<[string, () => readonly string[], string]>([
  [
    'a bet that nobody paid for',
    () => [`UPDATE bet SET id = gen_random_uuid() WHERE id = '${ids.lost}'`],
    'I6 each bet has its journal',
  ],
  [
    'a stake that was changed',
    () => [`UPDATE bet SET unit_stake = 1, stake = 1 WHERE id = '${ids.won}'`],
    'I6 each bet has its journal',
  ],
  [
    'a bet that is gone',
    () => [`DELETE FROM bet WHERE id = '${ids.lost}'`],
    'I6 each bet has its journal',
  ],
  [
    'a bet of an issue that there never was',
    () => [`UPDATE bet SET issue_id = 4711 WHERE id = '${ids.lost}'`],
    'I6 a bet belongs to an issue',
  ],
  [
    'a prize that was changed',
    () => [`UPDATE bet SET prize = prize + 1 WHERE id = '${ids.won}'`],
    'I6 each outcome has its journal',
  ],
  [
    'a prize paid in another amount',
    () => [`UPDATE ledger_entry e SET amount = e.amount * 2 ${payoutEntries}`],
    'I6 each outcome has its journal',
  ],
  [
    'a sweep that was left out',
    () => [`DELETE FROM ledger_entry WHERE player_id = 0`],
    'I7 the pool of a finished issue is empty',
  ],
  [
    'a bet that was passed over',
    () => [`UPDATE bet SET state = 0, settled_at = NULL, hits = NULL WHERE id = '${ids.lost}'`],
    'I7 a finished issue has no open bet',
  ],
  [
    'a tally that counts fewer bets than came in',
    () => [`UPDATE bet_tally SET bets = bets - 1 WHERE issue_id = ${ids.issue}`],
    'I6 a tally counts the bets that came in',
  ],
  [
    'a player whose bets nobody counted, beside one whose were',
    () => [`UPDATE bet_tally SET player_id = player_id + 1 WHERE issue_id = ${ids.issue}`],
    'I6 a tally counts the bets that came in',
  ],
])('%s is named', async (_, damage, name) => {
  const clean = await auditWith([]);
  expect(clean).toEqual({ nightly: [], recent: [] });
  const { nightly, recent } = await auditWith(damage());
  expect(
    nightly.filter((line) => line.startsWith(name)),
    nightly.join('\n'),
  ).not.toEqual([]);
  expect(
    recent.filter((line) => line.startsWith(name)),
    recent.join('\n'),
  ).not.toEqual([]);
});

/** One more bet of an issue, with its cart and its journal, all of it as it should be but for its time. */
const another = (issue: number, id: string, at: string) => [
  `INSERT INTO bet_cart (player_id, intent, request_hash, issue_id, bet_ids, stake, wallet, accepted_at)
   SELECT player_id, '${id}', request_hash, issue_id, ARRAY['${id}'::uuid], 2000, wallet, ${at}
   FROM bet_cart WHERE issue_id = ${issue} LIMIT 1`,
  `INSERT INTO bet SELECT (jsonb_populate_record(b, jsonb_build_object('id', '${id}', 'intent', '${id}',
     'accepted_at', ${at}))).* FROM bet b WHERE issue_id = ${issue} AND state = 0 LIMIT 1`,
  `INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, effective_at, created_at)
   SELECT player_id, id, 301, 'DEM', 1, 'bet:${id}', '\\x00', ${at}, ${at} FROM bet WHERE id = '${id}'`,
  `INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount, balance_after, version_after)
   SELECT b.player_id, b.id, 1, 1, 0, 'DEM', -2000, a.balance - 2000, a.version + 1
   FROM bet b JOIN ledger_account a ON a.player_id = b.player_id AND a.kind = 1 WHERE b.id = '${id}'
   UNION ALL
   SELECT player_id, id, 2, 10, ${issue}, 'DEM', 2000, NULL, NULL FROM bet WHERE id = '${id}'`,
  `UPDATE bet_tally SET bets = bets + 1, chars = chars + 5 WHERE issue_id = ${issue}`,
];

async function sealedIssue(): Promise<number> {
  const [player = 0n] = await makePlayers(server(), 1, mills(1_000_000));
  const issue = await openTestIssue(server());
  await placeCarts(server().db, [smallCart(player, issue, [3])]);
  await closeTestIssue(server(), issue);
  await sql`UPDATE issue SET sealed_at = app_now() WHERE id = ${issue.id}`.execute(server().owner);
  return issue.id;
}

test('a bet that was accepted after its issue was sealed is named, however well it is booked', async () => {
  const issue = await sealedIssue();
  const at = (ms: number) =>
    `(SELECT sealed_at + interval '${ms} milliseconds' FROM issue WHERE id = ${issue})`;
  expect((await auditWith(another(issue, newId(), at(-1)))).nightly).toEqual([]);
  const id = newId();
  // Before its close, which an early closer does not wait for, and after it was sealed.
  const { nightly, recent } = await auditWith(another(issue, id, at(1)));
  const late = expect.stringMatching(
    new RegExp(`^T1 no bet is late: bet ${id} of issue ${issue} `),
  );
  expect(nightly).toEqual([late]);
  expect(recent).toEqual([late]);
});

test('a bet that came in past the door is named by its journal and by the leaves of its issue', async () => {
  const issue = await sealedIssue();
  const id = newId();
  const manifest = `INSERT INTO manifest (game_id, seq, kind, serial_number, body, hash, key, sig)
     SELECT i.game_id, 1000, 'close', i.serial_number, '{"betCount": 1, "stakeSum": "2000"}', h, h, h || h
     FROM issue i, decode(repeat('00', 32), 'hex') AS h WHERE i.id = ${issue}`;
  const now = `(SELECT sealed_at - interval '1 millisecond' FROM issue WHERE id = ${issue})`;
  const [cart = '', bet = '', ...journal] = another(issue, id, now);
  const unpaid = await auditWith([manifest, cart, bet]);
  const paid = await auditWith([manifest, cart, bet, ...journal]);
  const counted = expect.stringContaining('the close manifest says 1 of 2000, the bets 2 of 4000');
  expect(unpaid.nightly).toEqual([
    expect.stringContaining('I6 each bet has its journal'),
    expect.stringContaining('I6 a tally counts the bets that came in'),
    counted,
  ]);
  expect(paid.nightly).toEqual([counted]);
});

test('a prize that never went out is named by the sums of its issue', async () => {
  const { recent } = await auditWith([
    `DELETE FROM ledger_entry e USING ledger_journal j WHERE j.id = e.journal_id AND j.kind = 401`,
    `DELETE FROM ledger_journal WHERE kind = 401`,
  ]);
  expect(recent.map((line) => line.split(':')[0])).toContain(
    'I12 what an issue paid is what its bets won',
  );
});

test('what a player took back before an issue was cancelled is in no close manifest', async () => {
  const [player = 0n] = await makePlayers(server(), 1, mills(1_000_000));
  const issue = await openTestIssue(server());
  const cart = smallCart(player, issue, [3, 4]);
  await placeCarts(server().db, [cart]);
  expect((await cancel(cancelling(server().db), player, cart.bets[0]?.id ?? '')).ok).toBe(true);
  await cancelTestIssue(server(), issue);
  await server().runJobs('bet.settle');
  const manifest = (bets: number, stakes: number) => [
    `INSERT INTO manifest (game_id, seq, kind, serial_number, body, hash, key, sig)
     SELECT ${issue.gameId}, 1000, 'close', ${issue.serial}, '{"betCount": ${bets}, "stakeSum": "${stakes}"}',
       h, h, h || h FROM decode(repeat('00', 32), 'hex') AS h`,
  ];
  expect((await auditWith(manifest(1, 2000))).nightly).toEqual([]);
  expect((await auditWith(manifest(2, 4000))).nightly).toEqual([
    expect.stringContaining('the close manifest says 2 of 4000, the bets 1 of 2000'),
  ]);
});
