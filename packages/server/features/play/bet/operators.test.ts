import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { verifyDraw } from '@fairlot/draw/verify';
import { findPlay } from '@fairlot/rules/play/index';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { transaction, type Db } from '#platform/db';
import { withTestServer } from '#testing';
import { publishedPrices } from '../fair/commitment/index.ts';
import { bundleOf } from '../fair/testing/world.ts';
import { fairHttp } from '@fairlot/wire/play/fair';
import { registerPlayer } from '../../auth/login/testing.ts';
import {
  blockAddress,
  readSite,
  setBetLimits,
  unblockAddress,
} from '../../site/settings/values/index.ts';
import { writeSetting } from '../../site/settings/values/store.ts';
import { changeTerms, createTermsBook, oddsByForm, publishPrices } from './odds/odds.ts';
import { insertTerms } from './odds/store-terms.ts';
import { BET_FEATURES, FIVE_DIGITS, placeOn, row } from './testing.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({ features: BET_FEATURES, startAt: START });
const TOTAL = 'ssc.c.total';
const OPTIONS = findPlay(TOTAL)?.options.length ?? 0;

/** Until a statement waits for the lock of another. */
async function untilSomebodyWaits(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(db);
    if (rows.length > 0) return;
    await delay(5);
  }
}

describe('two operators at once', () => {
  it('change odds of one play, and both changes stand', async () => {
    const { platform, db } = server();
    const places = Array.from({ length: OPTIONS }, (_, place) => place);
    await Promise.all(
      places.map((place) =>
        changeTerms(platform, FIVE_DIGITS, (now) => ({
          odds: { [TOTAL]: (oddsByForm(now, 0)[TOTAL] ?? []).with(place, BigInt(30_000 + place)) },
        })),
      ),
    );
    const now = await createTermsBook(db).current(FIVE_DIGITS);
    expect(oddsByForm(now, 0)[TOTAL]).toEqual(places.map((place) => BigInt(30_000 + place)));
    expect(now.version).toBe(OPTIONS);
  });

  it('lose one where the change is made of terms that were read before: the control', async () => {
    const { platform, db } = server();
    const read = oddsByForm(await createTermsBook(db).current(FIVE_DIGITS), 0)[TOTAL] ?? [];
    for (const place of [0, 1]) {
      await changeTerms(platform, FIVE_DIGITS, { odds: { [TOTAL]: read.with(place, 40_000n) } });
    }
    const now = oddsByForm(await createTermsBook(db).current(FIVE_DIGITS), 0)[TOTAL] ?? [];
    expect(now.slice(0, 2)).toEqual([read[0], 40_000n]);
  });

  it('close plays, and all are closed', async () => {
    const { platform, db } = server();
    const codes = ['ssc.c.total', 'ssc.c.niu', 'ssc.fixed', 'ssc.star5.direct'];
    await Promise.all(
      codes.map((code) =>
        changeTerms(platform, FIVE_DIGITS, ({ closedPlays }) => ({
          closedPlays: [...closedPlays, code],
        })),
      ),
    );
    const { closedPlays } = await createTermsBook(db).current(FIVE_DIGITS);
    expect([...closedPlays].toSorted()).toEqual(codes.toSorted());
    await changeTerms(platform, FIVE_DIGITS, { closedPlays: [] });
  });

  it('set how much a player may have: nobody sees one limit without the other', async () => {
    const { db } = server();
    await setBetLimits(db, 10, 1_000);
    const limits = async () => {
      const { betsPerIssue, charsPerIssue } = await readSite(db);
      return [betsPerIssue, charsPerIssue];
    };
    const begun: Promise<void>[] = [];
    await transaction(db, async (tx) => {
      await sql`SELECT FROM site_setting WHERE name = 'charsPerIssue' FOR UPDATE`.execute(tx);
      begun.push(setBetLimits(db, 20, 2_000));
      await untilSomebodyWaits(db);
      expect(await limits()).toEqual([10, 1_000]);
    });
    await Promise.all(begun);
    expect(await limits()).toEqual([20, 2_000]);
  });

  it('block addresses, and all are blocked; unblock them, and none is', async () => {
    const { db } = server();
    const addresses = Array.from({ length: 12 }, (_, n) => `203.0.113.${n}`);
    await Promise.all(addresses.map((address) => blockAddress(db, address)));
    const blocked = async () => (await readSite(db)).blockedAddresses.toSorted();
    expect(await blocked()).toEqual(addresses.toSorted());
    const answers = await Promise.all(addresses.map((address) => unblockAddress(db, address)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await blocked()).toEqual([]);
    expect(await unblockAddress(db, '203.0.113.1')).toMatchObject({ ok: false });
  });

  it('lose an address where it is written from a list that was read before: the control', async () => {
    const { db } = server();
    const { blockedAddresses: read } = await readSite(db);
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      await writeSetting(db, 'blockedAddresses', [...read, address]);
    }
    expect((await readSite(db)).blockedAddresses).toEqual(['203.0.113.2']);
    await unblockAddress(db, '203.0.113.2');
  });
});

describe('a new version of the terms', () => {
  it('is published as it takes effect, and the bets that it takes name it', async () => {
    await server().clock.advance(2_000);
    await server().runJobs();
    const wish = { GameIdList: [FIVE_DIGITS], Countdown: true };
    const info = await server().call(lotteryHttp.getLotteryInfo, wish);
    const current = info.value[FIVE_DIGITS]?.CurrentIssue;
    if (!current) throw new Error('an issue is on sale');
    const issue = { id: 0, gameId: FIVE_DIGITS, serial: current.SerialNumber };
    const player = await registerPlayer(server());
    await placeOn(server(), player.token, issue, [row('ssc.fixed', '1||||')]);
    const odds = Array.from({ length: OPTIONS }, () => 25_000n);
    await changeTerms(server().platform, FIVE_DIGITS, { odds: { [TOTAL]: odds } });
    await placeOn(server(), player.token, issue, [row('ssc.fixed', '2||||')]);
    await server().clock.set(current.DrawTimeStamp + 1_000);
    await server().runJobs();

    const bundle = await bundleOf(server(), FIVE_DIGITS, issue.serial);
    const input = { GameId: FIVE_DIGITS, SerialNumber: issue.serial };
    const page = await server().call(fairHttp.getTickets, input, { token: player.token });
    const ownTickets = page.value.Tickets.map(({ Leaf: leaf, Index: index, Size: size, Path }) => ({
      leaf,
      proof: { index, size, path: Path },
    }));
    expect(new Set(ownTickets.map(({ leaf }) => leaf.rulesHash)).size).toBe(2);
    expect(verifyDraw({ ...bundle, ownTickets }).ok).toBe(true);
    const terms = bundle.manifests.flatMap(({ body }) => (body.kind === 'terms' ? [body] : []));
    const newest = await createTermsBook(server().db).current(FIVE_DIGITS);
    expect(terms.map(({ version }) => version).slice(-1)).toEqual([newest.version]);
    expect((await publishedPrices(server().db, FIVE_DIGITS)).version).toBe(newest.version);
    expect(terms.map(({ rulesHash }) => rulesHash)).toContain(ownTickets.at(-1)?.leaf.rulesHash);
    const silent = bundle.manifests.filter(({ body }) => body.kind !== 'terms');
    expect(verifyDraw({ ...bundle, manifests: silent, ownTickets }).ok).toBe(false);
  });

  it('that was made before they were published is published at the next start', async () => {
    const { platform, db } = server();
    const { version } = await createTermsBook(db).current(FIVE_DIGITS);
    const odds = { [TOTAL]: Array.from({ length: OPTIONS }, () => '26000') };
    await transaction(db, (tx) => insertTerms(tx, FIVE_DIGITS, version + 1, { odds }));
    await Promise.all([publishPrices(platform), publishPrices(platform)]);
    await publishPrices(platform);
    const { rows } = await sql<{ version: number }>`
      SELECT (body::jsonb ->> 'version')::int AS version FROM manifest
      WHERE game_id = ${FIVE_DIGITS} AND kind = 'terms' ORDER BY seq`.execute(db);
    expect(rows.filter((told) => told.version === version + 1)).toHaveLength(1);
    expect(rows.at(-1)?.version).toBe(version + 1);
  });
});
