import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { delivery } from '../../messaging/delivery/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { readAddress } from './address.ts';
import { writeContact } from './bind.ts';
import { boundAddress } from './bound-address.ts';
import { contact } from './index.ts';

const server = withTestServer({
  features: [settings, delivery, login, contact, ...PASSWORD_ONLY],
  games: [],
});

test('an address is there as it was bound, and new for so many hours', async () => {
  const { db, settings } = server().platform;
  const { playerId } = await registerPlayer(server());
  const look = (kind: 'email' | 'phone') =>
    boundAddress(db, settings.dataFolder, { playerId, kind }, 72);
  expect(await look('email')).toBeUndefined();
  const read = readAddress('email', 'Some.One@Bound.example');
  if (!read.ok) throw new Error(read.error);
  await transaction(db, (tx) => writeContact(tx, settings.dataFolder, playerId, read.value));
  expect(await look('email')).toEqual({ address: read.value, isNew: true });
  expect(await look('phone')).toBeUndefined();
  const older = (text: string) =>
    sql`UPDATE player_contact SET bound_at = bound_at - ${text}::interval
      WHERE player_id = ${playerId}`.execute(server().owner);
  await older('71 hours 59 minutes');
  expect(await look('email')).toMatchObject({ isNew: true });
  await older('1 minute');
  expect(await look('email')).toMatchObject({ isNew: false });
});
