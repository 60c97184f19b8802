import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { withTestServer } from '#testing';
import { betsOf, noTickets } from '#testing/stand-ins';
import { claimIssue } from '../../lottery/claims/index.ts';
import type { TicketSource } from '../commitment/index.ts';
import { at, DRAWS_ALONE, FFC, viewIssue } from '../testing/world.ts';

/** 12:00:30 of the site; issue 721 of the one-minute game is open until 12:00:50. */
const START = Date.parse('2027-03-05T04:00:30Z');
const CLOSE = START + 20_000;
const SERIAL = 202703050721;
let tickets: TicketSource = noTickets;
const bets = betsOf({
  tickets: {
    among: (...asked) => tickets.among(...asked),
    each: (...asked) => tickets.each(...asked),
    own: (...asked) => tickets.own(...asked),
  },
});
const server = withTestServer({ features: [...DRAWS_ALONE, bets], startAt: START });

test('a close that takes long is not taken over by another process', async () => {
  await at(server(), START);
  const leaseEnd = async (): Promise<number> => {
    const { rows } = await sql<{ end: number }>`
      SELECT lease_until AS end FROM issue_job
      WHERE issue_id = ${id}`.execute(server().owner);
    return rows[0]?.end ?? 0;
  };
  const { id } = await viewIssue(server(), FFC, SERIAL);
  const others: (number | undefined)[] = [];
  tickets = {
    ...noTickets,
    among: async () => new Set([id]),
    each: async (_db, issue) => {
      if (issue.id !== id) return;
      await server().clock.set(CLOSE + 9_000);
      const renewed = async () => expect(await leaseEnd()).toBe(CLOSE + 19_000);
      await vi.waitFor(renewed, { timeout: 8_000, interval: 100 }).catch(() => {});
      await server().clock.set(CLOSE + 18_000);
      // The step that is due longest: that of this issue, if it were free.
      const other = await claimIssue(server().db, { steps: ['close'], owner: 'another' });
      others.push(other?.issueId);
    },
  };
  await at(server(), CLOSE);
  expect(others).toHaveLength(1);
  expect(others).not.toContain(id);
  expect((await viewIssue(server(), FFC, SERIAL)).sealed_at).not.toBeNull();
});
