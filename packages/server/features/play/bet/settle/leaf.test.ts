import { sql, type RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import { toHex } from '@fairlot/draw/bytes';
import { accountTag, oddsText, selectionHash, ticketBytes } from '@fairlot/draw/ticket';
import { leafHash } from '@fairlot/draw/ticket-tree';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { balanceOf } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { tagKeyOf } from '../../fair/commitment/chain.ts';
import { loadKeys, rulesHashOf } from '../../fair/commitment/index.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { findDifferingLeaves, LeafDiffers } from './check-leaves.ts';
import { PRIZE_LIMIT } from '../odds/terms.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  FIVE_DIGITS,
  openTestIssue,
  placeOn,
  row,
} from '../testing.ts';

/** What is committed of a bet as it is taken, and what comes of changing it behind everybody's back. */
const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({ features: BET_FEATURES, startAt: START });
const JOB = 'bet.settle';

const betOf = async (id: string | undefined) => {
  const { rows } = await sql<{
    leaf_hash: Buffer;
    selection_hash: Buffer;
    rules_hash: Buffer;
    odds: bigint[];
  }>`
    SELECT b.leaf_hash, b.selection_hash, b.odds, c.rules_hash
    FROM bet b JOIN bet_cart c ON c.player_id = b.player_id AND c.intent = b.intent
    WHERE b.id = ${id ?? ''}`.execute(server().owner);
  const [bet] = rows;
  if (!bet) throw new Error('the bet is there');
  return bet;
};

/** Every way that only an owner has; it changes nothing that the test does not take back. */
const tamper = (change: RawBuilder<unknown>): Promise<void> =>
  transaction(server().owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await change.execute(tx);
  });

async function currentIssue() {
  await server().clock.advance(2_000);
  await server().runJobs();
  const wish = { GameIdList: [FIVE_DIGITS], Countdown: true };
  const info = await server().call(lotteryHttp.getLotteryInfo, wish);
  const current = info.value[FIVE_DIGITS]?.CurrentIssue;
  if (!current) throw new Error('an issue is on sale');
  return { ...current, id: 0, gameId: FIVE_DIGITS, serial: current.SerialNumber };
}

describe('the leaf of a bet', () => {
  it('is stored as the bet is taken, with its own moment', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const placed = await placeOn(server(), player.token, issue, [
      row('ssc.star5.combo', '1,2|3|4|5,6|7'),
      row('ssc.c.total', 'big'),
    ]);
    const { AcceptedTimeStamp: acceptedAt, BetIds } = placed.value;
    const { master } = await loadKeys('');
    const [five] = (await import('@fairlot/rules/lottery/categories')).CATEGORIES.filter(
      ({ id }) => id === FIVE_DIGITS,
    );
    if (!five) throw new Error('the game is a category');
    const tagKey = tagKeyOf(master, { game: five.code, day: '2026-11-21' });
    const selections = ['ssc.star5.combo 1,2|3|4|5,6|7', 'ssc.c.total big'];
    for (const [at, id] of BetIds.entries()) {
      const bet = await betOf(id);
      const selection = selections[at] ?? '';
      const leaf = {
        v: 2 as const,
        bet: id,
        serial: String(issue.serial),
        selectionHash: selectionHash(selection),
        stake: at === 0 ? '40000' : '1000',
        odds: bet.odds.map(oddsText),
        acceptedAt,
        tag: accountTag(tagKey, String(player.playerId)),
        rulesHash: rulesHashOf(five, { odds: new Map(), prizeLimit: PRIZE_LIMIT }),
      };
      expect(bet.selection_hash.toString('hex')).toBe(leaf.selectionHash);
      expect(bet.rules_hash.toString('hex')).toBe(leaf.rulesHash);
      expect(bet.leaf_hash.toString('hex')).toBe(toHex(leafHash(ticketBytes(leaf))));
    }
    expect((await betOf(BetIds[0])).odds.length).toBeGreaterThan(1);
    await drawTestIssue(server(), issue, '1,2,3,4,5');
    await server().runJobs(JOB);
  });
});

describe('a bet that was changed after it was taken', () => {
  const columns: readonly (readonly [string, RawBuilder<unknown>])[] = [
    ['its content', sql`content = '3||||'`],
    ['its odds', sql`odds = '{978000}'`],
    ['its stake', sql`stake = 4000, notes = 2`],
    ['its moment', sql`accepted_at = accepted_at + interval '1 millisecond'`],
    ['its hash of the selection', sql`selection_hash = sha256('x')`],
    ['its hash', sql`leaf_hash = sha256('x')`],
  ];

  it.each(columns)('pays nothing, and raises an alarm: %s', async (_what, change) => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const placed = await placeOn(server(), player.token, issue, [row('ssc.fixed', '4||||')]);
    await placeOn(server(), player.token, issue, [row('ssc.fixed', '3||||')]);
    const [id] = placed.value.BetIds;
    const before = sql`CREATE TABLE as_it_was AS SELECT * FROM bet WHERE id = ${sql.lit(id)}`;
    await before.execute(server().owner);
    await tamper(sql`UPDATE bet SET ${change} WHERE id = ${id}`);
    expect((await server().audit()).join('\n')).toContain(`bet ${id}`);
    const first = await findDifferingLeaves(server().db, '', 1);
    expect(first).toHaveLength(2);
    expect(first[1]).toContain('the search ended');

    const wallet = await balanceOf(server().db, player.playerId, 'DEM');
    await drawTestIssue(server(), issue, '3,0,9,9,1');
    await expect(server().runJobs(JOB)).rejects.toThrow(LeafDiffers);
    expect(await balanceOf(server().db, player.playerId, 'DEM')).toBe(wallet);
    const { rows } = await sql<{ detail: { differs: string[] } }>`
      SELECT detail FROM game_event WHERE issue_id = ${issue.id} AND kind = 'bets differ'`.execute(
      server().db,
    );
    expect(rows.map(({ detail }) => detail.differs)).toEqual([
      [`player ${player.playerId} bet ${id}`],
    ]);

    await tamper(sql`
      UPDATE bet b SET content = a.content, odds = a.odds, stake = a.stake, notes = a.notes,
        accepted_at = a.accepted_at, selection_hash = a.selection_hash, leaf_hash = a.leaf_hash
      FROM as_it_was a WHERE b.id = a.id`);
    await sql`DROP TABLE as_it_was`.execute(server().owner);
    await server().clock.advance(61_000);
    await server().runJobs(JOB);
    expect(await balanceOf(server().db, player.playerId, 'DEM')).toBe(wallet + 19_560n);
  });

  it('pays nothing where row and hash were changed together: the root tells', async () => {
    const player = await registerPlayer(server());
    const issue = await currentIssue();
    const placed = await placeOn(server(), player.token, issue, [row('ssc.fixed', '4||||')]);
    const [id] = placed.value.BetIds;
    await server().clock.set(issue.CloseTimeStamp + 100);
    await server().runJobs('fair.close');
    await tamper(sql`CREATE TABLE as_it_was AS SELECT * FROM bet WHERE id = ${sql.lit(id)}`);
    // Without a stored hash the row is hashed as it stands.
    await tamper(sql`
      UPDATE bet SET content = '5||||', leaf_hash = NULL, selection_hash = NULL WHERE id = ${id}`);
    await server().clock.set(issue.DrawTimeStamp + 1_000);
    await expect(server().runJobs()).rejects.toThrow('published root');
    await tamper(sql`
      UPDATE bet b SET content = a.content, selection_hash = a.selection_hash, leaf_hash = a.leaf_hash
      FROM as_it_was a WHERE b.id = a.id`);
    await sql`DROP TABLE as_it_was`.execute(server().owner);
    await server().clock.advance(61_000);
    await server().runJobs();
  });
});

describe('the hash of the recount', () => {
  it('is that of what the ledger paid, by bet, and is published', async () => {
    const player = await registerPlayer(server());
    const issue = await currentIssue();
    await placeOn(server(), player.token, issue, [
      row('ssc.fixed', '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4|5,6|7|'),
      row('ssc.star5.directText', '12345 54321'),
      row('ssc.ren2.direct', '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|||'),
    ]);
    await server().clock.set(issue.DrawTimeStamp + 1_000);
    await server().runJobs();
    const { rows } = await sql<{ text: string; published: string }>`
      SELECT string_agg(b.id || ':' || prize || ':' || refund || E'\n', '' ORDER BY b.id) AS text,
        (SELECT body::jsonb ->> 'recountHash' FROM manifest
         WHERE kind = 'settlement' AND serial_number = ${issue.serial} AND game_id = ${FIVE_DIGITS}) AS published
      FROM bet b JOIN issue i ON i.id = b.issue_id
      WHERE i.serial_number = ${issue.serial} AND i.game_id = ${FIVE_DIGITS} AND (prize > 0 OR refund > 0)`.execute(
      server().owner,
    );
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256')
      .update(rows[0]?.text ?? '')
      .digest('hex');
    expect(rows[0]?.text).toContain(':');
    expect(rows[0]?.published).toBe(hash);

    const write = (from: string, to: string) =>
      tamper(sql`
        UPDATE manifest SET body = replace(body, ${from}, ${to})
        WHERE kind = 'settlement' AND serial_number = ${issue.serial}`);
    const other = 'ab'.repeat(32);
    await write(hash, other);
    expect((await server().audit()).join('\n')).toContain('I12 the ledger paid what was recounted');
    await write(other, hash);
  });
});
