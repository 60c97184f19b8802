import { CASH_FLOW_KINDS } from '@fairlot/rules/core/cash-flow';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { DAY_MS, siteDayStart } from '@fairlot/rules/lottery/site-day';
import type { Refusal } from '@fairlot/wire/core';
import type { REPORT_CODES, ReportRow } from '@fairlot/wire/back-office/report';
import type { Executor } from '#platform/db';
import { readGames } from '../../play/lottery/games/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { presentSums } from './present.ts';
import { findPlayer, namesOf } from './store-desk.ts';
import { type By, type KeyRow, listSums, type Scope } from './store-sums.ts';

export type ReportFault = Refusal<typeof REPORT_CODES>;
export type ReadReportInput = {
  readonly From: string;
  readonly To: string;
  readonly GameId?: number | undefined;
  readonly Player?: string | undefined;
  readonly Line?: string | undefined;
};

const MOST_DAYS = 366;

/** Days of a range, both of them too; none when it ends before it begins. */
export const daysIn = (from: string, to: string): number =>
  Math.max(0, ((siteDayStart(to) ?? 0) - (siteDayStart(from) ?? 0)) / DAY_MS + 1);

/** Who is meant by what was asked; the books are in the currency of the site. */
export async function scopeOf(
  db: Executor,
  { From: from, To: to, GameId: gameId, Player, Line }: ReadReportInput,
): Promise<Result<Scope, ReportFault>> {
  if (daysIn(from, to) > MOST_DAYS) return refused({ code: 'TOO_MANY_DAYS' });
  const player = Player === undefined ? undefined : await findPlayer(db, Player);
  const line = Line === undefined ? undefined : await findPlayer(db, Line);
  if ((Player !== undefined && !player) || (Line !== undefined && !line)) {
    return refused({ code: 'NO_SUCH_ACCOUNT' });
  }
  const { currency } = await readSite(db);
  return ok({ currency, from, to, gameId, playerId: player?.id, line });
}

type Names = (row: KeyRow) => { readonly Name: string; readonly NameEn: string };
const same = (name: string) => ({ Name: name, NameEn: name });

async function namesFor(db: Executor, by: By, rows: readonly KeyRow[]): Promise<Names> {
  if (by === 'day') return () => same('');
  if (by === 'kind') {
    return ({ key }) => {
      const kind = CASH_FLOW_KINDS[Number(key)];
      return { Name: kind?.zh ?? '', NameEn: kind?.en ?? '' };
    };
  }
  if (by === 'game') {
    const games = new Map(
      (await readGames(db)).map(({ id, category }) => [String(id), category.name]),
    );
    return ({ key }) => {
      const name = games.get(key);
      return { Name: name?.zh ?? '', NameEn: name?.en ?? '' };
    };
  }
  const names = await namesOf(
    db,
    rows.map(({ key }) => BigInt(key)),
  );
  return ({ key }) => same(names.get(key) ?? '');
}

/** A page of a report, with the names of what its rows are of. */
export async function readReport(
  db: Executor,
  scope: Scope,
  page: { readonly by: By; readonly after: string | undefined; readonly count: number },
): Promise<{ readonly rows: readonly ReportRow[]; readonly next: string | null }> {
  const found = await listSums(db, scope, { ...page, count: page.count + 1 });
  const shown = found.slice(0, page.count);
  const names = await namesFor(db, page.by, shown);
  return {
    rows: shown.map((row) => ({ Key: row.key, ...names(row), ...presentSums(row) })),
    next: found.length > page.count ? (shown.at(-1)?.key ?? null) : null,
  };
}
