import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { mills } from '@fairlot/rules/core/money';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { createCartMaker } from '../../bet/place/index.ts';
import { createTermsBook } from '../../bet/odds/index.ts';
import { makePlayers, type TestIssue } from '../../bet/testing.ts';
import { createLeafDrafts } from '../../fair/commitment/index.ts';
import { currentSettings } from '../../../site/settings/values/index.ts';
import type { ConvertOptions } from '../convert.ts';
import { createPlaceSchedule } from '../place.ts';
import type { PlaceScheduleInput } from '../row-cart.ts';
import { FIXED } from './plans.ts';

type DraftLeaves = ReturnType<typeof createLeafDrafts>;

/** What converts and places, without any web server. A process of its own has not the keys of the leaves. */
export function partsOn(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  draftLeaves: DraftLeaves = createLeafDrafts(settings),
): ConvertOptions {
  const current = currentSettings(db);
  const book = createTermsBook(db);
  const makeCart = createCartMaker({ book, settings: current, draftLeaves });
  return { db, book, makeCart, settings: current };
}

export const placerOn = (platform: Pick<Platform, 'db' | 'settings'>) =>
  createPlaceSchedule({ ...partsOn(platform), passes: () => true });

/** Players who have read the agreement, with money. */
export async function readyPlayers(
  rooms: { readonly db: Db; readonly owner: Db },
  count: number,
): Promise<readonly bigint[]> {
  const players = await makePlayers(rooms, count, mills(1_000_000));
  await sql`
    INSERT INTO schedule_agreement (player_id, version)
    SELECT player_id, 1 FROM unnest(${players}::bigint[]) AS p (player_id)`.execute(rooms.owner);
  return players;
}

export const askedOn = (
  issues: readonly TestIssue[],
  more: Partial<PlaceScheduleInput> = {},
): PlaceScheduleInput => ({
  IntentId: randomUUID(),
  GameId: issues[0]?.gameId ?? 4,
  Bets: [FIXED],
  Issues: issues.map(({ serial }) => ({ SerialNumber: serial, Multiple: 1 })),
  Plan: 0,
  StopIfWin: false,
  ...more,
});
