import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { mills } from '@fairlot/rules/core/money';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { exchangeRate } from '../../exchange-rate/index.ts';
import { createProviderDouble } from '../testing/provider-double.ts';
import {
  ask,
  deskOf,
  NOON,
  type Ready,
  readyToWithdraw,
  settle,
  WITHDRAW_FEATURES,
} from '../testing/ready.ts';

const double = createProviderDouble();
const server = withTestServer({
  features: [...WITHDRAW_FEATURES, exchangeRate, double.feature],
  games: [],
  startAt: NOON,
});
let anna = { token: '' };
let bert = { token: '' };
beforeAll(async () => {
  anna = await signInOperator(server(), 'anna');
  bert = await signInOperator(server(), 'bert');
  await settle(server(), { withdrawFree: 0, withdrawPartMost: 100 });
});

/** The sources say a rate now. */
const say = (mid: number) =>
  sql`INSERT INTO rate_mid (mid, at, seen_at) VALUES (${mid}, app_now(), app_now())`.execute(
    server().owner,
  );
const quote = async ({ token }: Ready) => {
  const { value } = await server().call(withdrawHttp.getWithdrawData, undefined, { token });
  return value.UsdtRate ?? undefined;
};
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('what was quoted is what arrives, in base units of the chain and in parts that are no more than the whole', async () => {
  const me = await readyToWithdraw(server(), { kind: 'usdt', bank: 'USDT_BSC', number: EVM });
  expect(await quote(me)).toBe(undefined);
  expect((await ask(server(), me, { rate: mills(7_236), amount: mills(250_001) })).code).toBe(
    'USDT_RATE',
  );
  await say(7_200);
  const seen = await quote(me);
  expect(seen).toBe(7_236n);
  // While he reads, the rate moves; what he saw is good for a minute.
  await say(7_300);
  const asked = await ask(server(), me, { rate: mills(7_236), amount: mills(250_001) });
  expect(asked.value).toMatchObject({ Rate: 7_236n, Usdt: 34_549n, Fee: 2_500n });
  const paying = { me, id: asked.value.Id };
  for (const who of [anna, bert]) {
    const desk = deskOf(server(), who, me.playerId, paying.id);
    await desk.claim();
    await desk.approve();
  }
  expect((await deskOf(server(), bert, me.playerId, paying.id).pay()).code).toBe('OK');
  await server().runJobs('withdraw.send');
  const units = double.sent.map((sent) => sent.units);
  expect(units.map((each) => each?.decimals)).toEqual([18, 18, 18]);
  const sum = units.reduce((all, each) => all + (each?.units ?? 0n), 0n);
  const whole = 34_549n * 10n ** 15n;
  expect(sum <= whole && whole - sum < 3n).toBe(true);
  expect(double.sent.every(({ currency }) => currency === 'USDT')).toBe(true);
});

test('a quote that is over is refused, and asked for anew it is taken', async () => {
  const me = await readyToWithdraw(server(), { kind: 'usdt', bank: 'USDT_ERC20', number: EVM });
  await say(7_100);
  const old = await quote(me);
  await server().clock.advance(1_000);
  await say(7_150);
  await server().clock.advance(61_000);
  const amount = mills(200_000);
  expect((await ask(server(), me, { ...(old && { rate: old }), amount })).code).toBe('USDT_RATE');
  const now = await quote(me);
  expect((await ask(server(), me, { ...(now && { rate: now }), amount })).value).toMatchObject({
    Rate: 7_186n,
    Usdt: 27_831n,
  });
});
