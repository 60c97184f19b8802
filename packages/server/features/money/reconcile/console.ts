import { mills } from '@fairlot/rules/core/money';
import { ok, type Result } from '@fairlot/rules/core/result';
import type { Output } from '@fairlot/wire/core';
import { reconcileConsole } from '@fairlot/wire/money/reconcile';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { closeBreak, takeBreak } from './breaks.ts';
import { BREAK_KINDS, BREAK_STATES, LINE_KINDS, nameIn } from './kinds.ts';
import { type BreakRow, countBreaks, listBreaks } from './store-break.ts';
import { listPlaces, listSums } from './store-read.ts';

type Row = Output<typeof reconcileConsole.getBreaks>['Rows'][number];
const sumOf = (amount: bigint | null) => (amount === null ? null : mills(amount));

const presentBreak = (row: BreakRow): Row => ({
  Id: row.id,
  Provider: row.provider_id,
  Kind: nameIn(BREAK_KINDS, row.kind),
  What: row.what === 0 ? 'balance' : nameIn(LINE_KINDS, row.what),
  No: row.no,
  Ref: row.ref,
  Here: sumOf(row.here),
  There: sumOf(row.there),
  Currency: row.currency,
  FoundTimeStamp: Number(row.found_ms),
  EndedTimeStamp: row.ended_ms === null ? null : Number(row.ended_ms),
  State: nameIn(BREAK_STATES, row.state),
  Taker: row.taker,
  Closer: row.closer,
  Note: row.note,
});

const nothing = <E>(done: Result<unknown, E>): Result<null, E> => (done.ok ? ok(null) : done);

/** What does not agree with providers, and how far their statements are read. */
export const reconcileRoutes = ({ db }: Platform) =>
  routes(reconcileConsole, {
    getReconciliation: async () => {
      const sums = await listSums(db);
      const places = await listPlaces(db);
      return {
        Providers: places.map((place) => ({
          Id: place.id,
          ReadTimeStamp: Number(place.read_ms),
          FailedTimeStamp: place.failed_ms === null ? null : Number(place.failed_ms),
          Balances: sums
            .filter(({ provider }) => provider === place.provider)
            .map((sum) => ({
              Currency: sum.currency,
              There: mills(sum.said ?? 0n),
              Here: mills(sum.ours ?? 0n),
              Odd: mills(sum.odd),
              TimeStamp: Number(sum.said_ms),
            })),
        })),
        Open: await countBreaks(db),
        DateTimeNow: await readNowMs(db),
      };
    },
    getBreaks: async ({ IsOpen: isOpen, Kind: kind, Search, Before: before, Count }) => {
      const page = { isOpen, kind, search: Search?.trim() || undefined, before };
      const rows = await listBreaks(db, page, Count + 1);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map(presentBreak),
        Next: rows.length > Count ? (shown.at(-1)?.id ?? null) : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    takeBreak: async ({ Id, Reason }, call) =>
      nothing(await takeBreak(db, actorOf(call), Id, Reason)),
    closeBreak: async ({ Id, Note }, call) =>
      nothing(await closeBreak(db, actorOf(call), Id, Note)),
  });
