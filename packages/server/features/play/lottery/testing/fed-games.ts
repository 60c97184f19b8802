import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import type { withTestServer } from '#testing';
import { importDraws } from '../feeds/import-draws.ts';
import { watchFeeds } from '../feeds/official.ts';

type Game = ReturnType<typeof game>;
type Made = { serial: number; day: string; step: string };

export const game = (code: string) => {
  const found = categoryByCode(code);
  invariant(found, code);
  return found;
};

/** Returns a time of the site (UTC+8), written `yyyy-mm-ddThh:mm`, in milliseconds. */
export const at = (time: string): number => Date.parse(`${time}:00+08:00`);

/** Imports results of fed games and reads their issues, alarms and states. */
export function fedGames(server: ReturnType<typeof withTestServer>) {
  const take = async (category: Game, line: string) => {
    const done = await importDraws(server().platform, category, `issue,date,number\n${line}`);
    invariant(done.ok, 'the line is read');
    return done.value;
  };
  /** Issues without a number, in the order of their days; closed: they take no bets any more. */
  const waiting = async ({ id }: Game): Promise<readonly Made[]> => {
    const { rows } = await sql<{ serial: bigint; day: string; step: string }>`
      SELECT serial_number AS serial, day, CASE WHEN state = 3 THEN 'cancelled'
        WHEN closed_at IS NOT NULL THEN 'closed' WHEN opened_at IS NOT NULL THEN 'on sale' ELSE 'made' END AS step
      FROM issue WHERE game_id = ${id} AND winning_number IS NULL ORDER BY day`.execute(
      server().db,
    );
    return rows.map(({ serial, ...row }) => ({ ...row, serial: Number(serial) }));
  };
  const alarmsOf = async ({ id }: Game) => {
    const { rows } = await sql<{ kind: string; serial: bigint; detail: unknown }>`
      SELECT e.kind, i.serial_number AS serial, e.detail FROM game_event e JOIN issue i ON i.id = e.issue_id
      WHERE e.game_id = ${id} AND e.kind IN ('serial shifted', 'feed contradicts') ORDER BY e.id`.execute(
      server().db,
    );
    return rows.map(({ kind, serial, detail }) => [kind, Number(serial), detail]);
  };
  const stateOf = async ({ id }: Game) => {
    const { rows } = await sql<{ state: number }>`SELECT state FROM game WHERE id = ${id}`.execute(
      server().db,
    );
    return rows[0]?.state;
  };
  const to = async (time: string) => {
    await server().clock.set(at(time));
    await server().runJobs();
    await watchFeeds(server().db);
    await server().runJobs();
  };
  return { take, waiting, alarmsOf, stateOf, to };
}
