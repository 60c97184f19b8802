import { beforeAll, expect, test } from 'vitest';
import { encode } from 'zod/mini';
import { sql } from 'kysely';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Input } from '@fairlot/wire/core';
import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import { depositConsole } from '@fairlot/wire/money/deposit';
import { playerTierConsole } from '@fairlot/wire/money/player-tier';
import { withTestServer } from '#testing';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { moneyDesk } from './testing/desk.ts';

/** What is edited and would leave nothing to be withdrawn or deposited is told before anybody publishes it. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const desk = moneyDesk(server);
let channel = 0;
beforeAll(async () => {
  await desk.signIn();
  const { owner } = server();
  await sql`INSERT INTO layer (zh, en, is_read_only, is_reviewed, sort)
    VALUES ('甲', 'A', false, false, 1), ('乙', 'B', false, false, 2)`.execute(owner);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO deposit_channel (type, provider, zh, en, least, most, step)
    VALUES (1, 'nobody', '通道', 'Channel', 10000, 500000, 10000) RETURNING id`.execute(owner);
  channel = rows[0]?.id ?? 0;
});

type Asked = Input<typeof moneySettingsConsole.previewBounds>;
const units = (n: number): Money => mills(n * 1_000);
const NONE = { Min: null, Max: null, DayMost: null, FeeRate: null, FeeCap: null };
const preview = async (asked: Asked, token = desk.who.clerk) =>
  server().callConsole(
    moneySettingsConsole.previewBounds,
    encode(moneySettingsConsole.previewBounds.input, asked) as never,
    { token },
  );
const rowsOf = async (asked: Asked) => (await preview(asked)).value.Rows;
const limit = (
  Layer: number | null,
  Of: string,
  of: Partial<typeof NONE | Record<string, Money>>,
) => rowsOf({ Limit: { Layer, Of, Limits: { ...NONE, ...of } } });
const keep = (about: string, layerId: number, dayMost: Money) =>
  sql`INSERT INTO layer_limit (about, layer_id, day_most) VALUES (${about}, ${layerId}, ${dayMost})`.execute(
    server().owner,
  );

test('a limit is held against the site, the method and the layers that have it otherwise', async () => {
  expect(await limit(1, 'card', { Min: units(49_999) })).toEqual([]);
  // Above the most of the site, which no layer names.
  expect(await limit(1, 'card', { Min: units(50_000) })).toMatchObject([
    { Layer: { Id: 1, Name: { zh: '甲' } }, Of: 'card', Min: units(50_000), Most: units(49_999) },
  ]);
  // A day of less than the least of the site.
  expect(await limit(2, 'usdt', { DayMost: units(99) })).toMatchObject([
    { Layer: { Id: 2 }, Of: 'usdt', Min: units(100), Most: units(99) },
  ]);
  // Of everybody: those of a layer that has a day of its own, too.
  await keep('card', 1, units(200));
  expect(await limit(null, 'card', { Min: units(300) })).toMatchObject([
    { Layer: { Id: 1 }, Min: units(300), Most: units(200) },
  ]);
  expect((await limit(null, 'card', { Min: units(300), DayMost: units(250) })).length).toBe(2);
});

test('settings are held against every method and layer, and what they cannot hold counts for nothing', async () => {
  const of = (values: Record<string, number | string>) =>
    rowsOf({ Money: Object.entries(values).map(([Key, Value]) => ({ Key, Value })) });
  expect(await of({ withdrawMin: 200 })).toEqual([]);
  expect(await of({ withdrawMin: 201 })).toMatchObject([{ Layer: { Id: 1 }, Of: 'card' }]);
  expect(await of({ withdrawUsdtDayMost: 99 })).toMatchObject([{ Layer: null, Of: 'usdt' }]);
  expect(
    (await of({ withdrawDayMost: 50 })).filter(({ Layer }) => Layer === null).map(({ Of }) => Of),
  ).toEqual(['card', 'usdt', 'purse']);
  expect(await of({ withdrawMin: 'many', nobody: 9 })).toEqual([]);
});

test('a way to deposit is held against its own day and against the layers', async () => {
  const about = `channel-${channel}`;
  expect(await limit(1, about, { DayMost: units(9) })).toMatchObject([
    { Layer: { Id: 1 }, Of: about, Min: units(10), Most: units(9) },
  ]);
  expect(await limit(1, about, { Min: units(11), Max: units(19) })).toMatchObject([{ Of: about }]);
  expect(await limit(1, about, { Min: units(11), Max: units(20) })).toEqual([]);
  await keep(about, 2, units(50));
  const { value } = await server().callConsole(
    depositConsole.getChannels,
    {},
    { token: desk.who.clerk },
  );
  const Rules = value.Rows.find(({ Id }) => Id === channel)?.Rules;
  if (!Rules) throw new Error('the channel is there');
  const edited = (of: Partial<typeof Rules>) =>
    rowsOf({ Channel: { Id: channel, Rules: { ...Rules, ...of } } });
  expect(await edited({})).toEqual([]);
  expect(await edited({ Min: units(60) })).toMatchObject([
    { Layer: { Id: 2 }, Min: units(60), Most: units(50) },
  ]);
  expect(await edited({ DayMost: units(5) })).toMatchObject([
    { Layer: null, Most: units(5) },
    { Layer: { Id: 2 } },
  ]);
  // A layer that it is not open to has nothing of it anyway.
  expect(await edited({ Min: units(60), Layers: [1] })).toEqual([]);
});

test('who confirms is told of what was frozen as its maker was, until it is decided', async () => {
  const lead = desk.who.lead;
  const of = async (Proposal: number) => (await preview({ Proposal }, lead)).value.Rows;
  const money = (await desk.edit('withdraw', { withdrawMin: 201 })).value;
  expect(await of(money.Id)).toMatchObject([{ Layer: { Id: 1 }, Of: 'card' }]);
  expect((await desk.withdraw(money)).code).toBe('OK');
  expect(await of(money.Id)).toEqual([]);
  const Limits = { ...NONE, Min: units(300), DayMost: units(200) };
  const asked = { Layer: 1, Of: 'card', Seen: 1, Limits, Reason: 'a test of limits' };
  const put = await server().callConsole(
    playerTierConsole.proposeLimits,
    encode(playerTierConsole.proposeLimits.input, asked),
    { token: desk.who.clerk },
  );
  expect(put.code).toBe('OK');
  // The day of 200 stays, and is not among what was frozen.
  expect(await of(put.value.Id)).toMatchObject([
    { Layer: { Id: 1 }, Of: 'card', Min: units(300), Most: units(200) },
  ]);
  const { value } = await server().callConsole(depositConsole.getChannels, {}, { token: lead });
  const one = value.Rows.find(({ Id }) => Id === channel);
  if (!one) throw new Error('the channel is there');
  const edited = { ...one.Rules, DayMost: units(5) };
  const changed = await server().callConsole(
    depositConsole.proposeChannel,
    encode(depositConsole.proposeChannel.input, {
      Channel: { Id: channel, Seen: one.Version },
      Rules: edited,
      Reason: 'a test of channels',
    }) as never,
    { token: desk.who.clerk },
  );
  expect(changed.code).toBe('OK');
  expect(await of(changed.value.Id)).toMatchObject([{ Most: units(5) }, {}]);
  expect(await of(999_999)).toEqual([]);
});

test('it is for who reads versions, and changes nothing', async () => {
  const service = (await signInOperator(server(), 'nobody', ['service'])).token;
  expect((await preview({ Money: [] }, service)).status).toBe(403);
  expect(await desk.valueOf('withdraw', 'withdrawMin')).toBe(100);
});
