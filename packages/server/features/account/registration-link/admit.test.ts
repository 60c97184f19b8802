import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { registrationLinkConsole } from '@fairlot/wire/account/registration-link';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { registrationLink } from './index.ts';
import { makeAgent, newest, registerBy, termsOf } from './testing/links.ts';

const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    contact,
    registrationLink,
    ...passwordAnd('registrationLink'),
  ],
  games: [],
  settings: { trustedProxies: 1 },
});

/** Who makes the next link (of those that are there), what it makes of whom, and how the maker falls meanwhile. */
const step = fc.record({
  maker: fc.nat(),
  isAgent: fc.boolean(),
  group: fc.integer({ min: 900, max: 1_000 }).map((half) => 2 * half),
  fall: fc.integer({ min: 0, max: 20 }).map((half) => 2 * half),
});

test('whoever makes links and whoever comes by them: no group is above that of the parent, and no chain rises', async () => {
  const { token } = await signInOperator(server(), 'owner');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const top = await makeAgent(server(), { group: 1_980 });
      const makers = [top.userName];
      for (const { maker, isAgent, group, fall } of steps) {
        const Maker = makers[maker % makers.length] ?? top.userName;
        const Kind = isAgent ? 'agent' : 'player';
        const asked = termsOf({ Maker, Kind, PrizeGroup: group });
        const made = await server().callConsole(registrationLinkConsole.makeLink, asked, { token });
        const { rows } = await sql<{ own: number }>`
          SELECT prize_group AS own FROM player WHERE user_name = ${Maker}`.execute(server().owner);
        const own = rows[0]?.own ?? 0;
        const equal = own < 1_950 ? 'OK' : 'GROUP_BY_QUOTA';
        expect(made.code).toBe(group > own ? 'GROUP_ABOVE' : group === own ? equal : 'OK');
        if (made.code !== 'OK') continue;
        // Nobody falls below who stands under him: then nothing changes.
        await sql`UPDATE player SET prize_group = greatest(1800, prize_group - ${fall}) WHERE user_name = ${Maker}`
          .execute(server().owner)
          .catch(() => {});
        expect((await registerBy(server(), made.value.Code)).code).toBe('OK');
        const child = await newest(server());
        expect(child.is_agent).toBe(isAgent);
        expect(child.prize_group).toBeLessThanOrEqual(group);
        if (isAgent) makers.push(child.user_name);
      }
      const { rows: broken } = await sql`
        SELECT c.player_id FROM player c JOIN player p ON p.player_id = c.parent
        WHERE c.prize_group > p.prize_group`.execute(server().owner);
      expect(broken).toEqual([]);
      // What rebates go by says the same: from the top down no group rises.
      const { rows: rising } = await sql`
        SELECT r.player_id FROM unnest(chain_walk(ARRAY(SELECT player_id FROM player))) r,
          unnest(r.groups) WITH ORDINALITY a(grp, n), unnest(r.groups) WITH ORDINALITY b(grp, n)
        WHERE b.n = a.n + 1 AND b.grp > a.grp`.execute(server().owner);
      expect(rising).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
