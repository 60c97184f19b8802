import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { aboutPlayer } from './about-player.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });

test('names the player with the balance before and after the act', async () => {
  const { playerId, userName } = await registerPlayer(server());
  const wallet = { playerId, currency: DEMO };
  const now = await aboutPlayer(server().db, wallet);
  expect(now).toEqual({ userName, balance: expect.stringMatching(/^[\d,]+\.\d{3}$/) });
  const after = await aboutPlayer(server().db, wallet, mills(-1n));
  expect(after).toMatchObject({ userName, balance: now['balance'] });
  const read = (text: string | undefined) => Number(text?.replaceAll(',', ''));
  expect(read(now['balance']) - read(after['balanceAfter'])).toBeCloseTo(0.001, 6);
});
