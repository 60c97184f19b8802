import { siteDayStart } from '@fairlot/rules/lottery/site-day';
import type { Input, Output } from '@fairlot/wire/core';
import { LAYER_BOUNDS, type playerTierConsole } from '@fairlot/wire/money/player-tier';
import type { Db } from '#platform/db';
import { listOfKind } from './store-find.ts';

const DAY_MS = 86_400_000;
const startOf = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : siteDayStart(day);

/** Accounts of a kind, as many as one list takes: what is done with them is looked at and agreed on like any list. */
export async function findAccounts(
  db: Db,
  { Label: label, From: layer, First, Last }: Input<typeof playerTierConsole.findAccounts>,
): Promise<Output<typeof playerTierConsole.findAccounts>> {
  const last = startOf(Last);
  const toMs = last === undefined ? undefined : last + DAY_MS;
  const kind = { label, layer, fromMs: startOf(First), toMs };
  const names = await listOfKind(db, kind, LAYER_BOUNDS.names + 1);
  return {
    UserNames: names.slice(0, LAYER_BOUNDS.names),
    IsMore: names.length > LAYER_BOUNDS.names,
  };
}
