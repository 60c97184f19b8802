import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { addTestChannel } from '../testing/channels.ts';

const server = withTestServer({ shared: true, games: [4] });
/** More than there are connections. */
const MANY = 24;

test('as many players as there are connections, and more, make orders at once', async () => {
  const channel = await addTestChannel(server(), 'http://127.0.0.1:9');
  const players: TestPlayer[] = [];
  for (let n = 0; n < MANY; n += 1) players.push(await registerPlayer(server()));
  const made = await Promise.all(
    players.map(({ token }) => {
      const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(100_000) };
      return server().call(depositHttp.createDeposit, asked, { token });
    }),
  );
  expect(made.map(({ code }) => code)).toEqual(made.map(() => 'OK'));
});
