import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { announcementHttp } from '@fairlot/wire/content/announcement';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../staff/operator/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { announcement } from './index.ts';
import { seedDemo } from './seed-demo.ts';

const server = withTestServer({
  features: [settings, login, operator, announcement, ...PASSWORD_ONLY],
  games: [],
});

test('a demo begins with two announcements, once, also where two start at once', async () => {
  const one = await registerPlayer(server());
  const rows = async () =>
    (await server().call(announcementHttp.getAnnouncements, { Count: 9 }, one)).value.Rows;
  expect(await rows()).toMatchObject([{ IsPinned: true, Type: 'risk' }, { Type: 'game' }]);
  await Promise.all([seedDemo(server().db), seedDemo(server().db)]);
  expect(await rows()).toHaveLength(2);
  // What operators took away does not come again.
  await sql`DELETE FROM announcement`.execute(server().owner);
  await seedDemo(server().db);
  expect(await rows()).toEqual([]);
});
