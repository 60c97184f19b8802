import { beforeAll, expect, test } from 'vitest';
import { encode } from 'zod/mini';
import { mills } from '@fairlot/rules/core/money';
import { playerTierConsole } from '@fairlot/wire/money/player-tier';
import { withTestServer } from '#testing';
import { moneyDesk } from '../../money/money-settings/testing/desk.ts';

/** What lists say of what is published, beside the version that holds. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const desk = moneyDesk(server);
const { who, confirm, inMinutes } = desk;
beforeAll(desk.signIn);
const Reason = 'a test of what waits';
type Put = Parameters<typeof confirm>[0];

test('lists of layers and of their limits say what waits and what is void', async () => {
  const rules = { Name: '甲', NameEn: 'A', IsReadOnly: false, IsReviewed: false, Sort: 1 };
  const ask = async (input: Parameters<typeof propose>[0]) => (await propose(input)).value as Put;
  const propose = (input: {
    readonly Layer: { readonly Id: number; readonly Seen: number } | null;
    readonly Rules: typeof rules;
    readonly At?: number;
  }) =>
    server().callConsole(
      playerTierConsole.proposeLayer,
      { ...input, Reason },
      { token: who.clerk },
    );
  const layer = async () =>
    (await server().callConsole(playerTierConsole.getLayers, {}, { token: who.clerk })).value
      .Rows[0];
  expect((await confirm(await ask({ Layer: null, Rules: rules }))).code).toBe('OK');
  const made = await layer();
  expect(made).toMatchObject({ IsAsked: false, Due: null, Void: null });
  const Layer = { Id: made?.Id ?? 0, Seen: 1 };
  const at = await inMinutes(9);
  const put = await ask({ Layer, Rules: { ...rules, Sort: 2 }, At: at });
  expect(await layer()).toMatchObject({ IsAsked: true, Due: null });
  expect((await confirm(put)).code).toBe('OK');
  expect(await layer()).toMatchObject({ IsAsked: false, Due: at });

  const limit = async () =>
    (
      await server().callConsole(
        playerTierConsole.getLimits,
        { Layer: Layer.Id },
        { token: who.clerk },
      )
    ).value.Rows.find(({ Of }) => Of === 'card');
  const asked = await server().callConsole(
    playerTierConsole.proposeLimits,
    encode(playerTierConsole.proposeLimits.input, {
      Layer: Layer.Id,
      Of: 'card',
      Seen: 1,
      Limits: { Min: mills(50_000), Max: null, DayMost: null, FeeRate: null, FeeCap: null },
      At: at,
      Reason,
    }),
    { token: who.clerk },
  );
  expect(await limit()).toMatchObject({ IsAsked: true, Due: null, Void: null });
  expect((await confirm(asked.value)).code).toBe('OK');
  expect(await limit()).toMatchObject({ IsAsked: false, Due: at });
});
