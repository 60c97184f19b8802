import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { spoolFolder } from '@fairlot/server/features/back-office/statement/spool';
import { getCashFlow } from '@fairlot/server/features/money/wallet/cash-flow';
import { DEMO } from '@fairlot/server/ledger/index';
import { invariant } from '@fairlot/rules/core/invariant';
import { median } from './bet-crowd.ts';
import type { BetDatabase } from './bet-database.ts';
import { lessIsBetter, type BenchOptions, type Line } from './line.ts';
import type { ExportOrder, ExportResult } from './money-export.ts';
import { fillBooks } from './money-books.ts';

const MOVEMENTS = 100_000;
const OTHERS = 20;
const BOUND_MS = 100;
const TIMES = 30;
const YEAR_MS = 365 * 86_400_000;
const PLAYER = 50_000_000;
const BOUND_MB = 64;
/** A page of a PDF is drawn as a whole; its form takes a tenth of the others. */
const FORMATS = [
  ['csv', 1],
  ['json', 1],
  ['pdf', 10],
] as const;

async function exported(order: ExportOrder): Promise<ExportResult> {
  const file = join(import.meta.dirname, 'money-export.ts');
  const child = fork(file, { execArgv: ['--import', 'tsx', '--expose-gc'] });
  child.send(order);
  const [result] = (await once(child, 'message')) as [ExportResult];
  child.kill();
  return result;
}

/** How the memory of a process grows that makes the statement of a year. */
async function exports({ ownerUrl, app }: BetDatabase, each: number): Promise<readonly Line[]> {
  const { dataFolder } = app.platform.settings;
  mkdirSync(spoolFolder(dataFolder), { recursive: true });
  const lines: Line[] = [];
  for (const [format, less] of FORMATS) {
    const spanMs = Math.floor(YEAR_MS / less);
    const { rows, ms, grownMb } = await exported({
      ownerUrl,
      dataFolder,
      playerId: String(PLAYER),
      spanMs,
      format,
    });
    invariant(rows > (each / less) * 0.9, 'all of the time is in it');
    lines.push(
      lessIsBetter({
        bench: 'money',
        case: `statement-${format}`,
        ours: grownMb,
        against: 'the bound',
        theirs: BOUND_MB,
        unit: 'MB',
        note: `${rows} movements in ${(ms / 1_000).toFixed(1)} s; over rest, after one small statement`,
      }),
    );
  }
  return lines;
}

/** The first page of the statement of somebody who moves his money all day, and one far behind, of a whole year. */
export async function statementPages(
  database: BetDatabase,
  { isQuick = false }: BenchOptions,
): Promise<readonly Line[]> {
  const each = isQuick ? MOVEMENTS / 20 : MOVEMENTS;
  await fillBooks(database, { first: PLAYER, players: 1, each });
  await fillBooks(database, { first: PLAYER + 1, players: OTHERS, each: each / 10 });
  const { db } = database.app.platform;
  const whose = { playerId: BigInt(PLAYER), currency: DEMO };
  const nowMs = Date.now();
  const span = { From: nowMs - YEAR_MS, To: nowMs + 60_000 };
  const pageMs = async (After: string | undefined): Promise<readonly number[]> => {
    const taken: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      const began = performance.now();
      const asked = { ...span, PageSize: 50, ...(After !== undefined && { After }) };
      const { Rows } = await getCashFlow(db, whose, asked);
      taken.push(performance.now() - began);
      invariant(Rows.length === 50, 'a whole page');
    }
    return taken.toSorted((a, b) => a - b);
  };
  let After: string | undefined;
  for (let page = 1; page < (each * 0.9) / 200; page += 1) {
    const asked = { ...span, PageSize: 200, ...(After !== undefined && { After }) };
    After = (await getCashFlow(db, whose, asked)).Next ?? undefined;
  }
  const lineOf = (name: string, taken: readonly number[], note: string): Line =>
    lessIsBetter({
      bench: 'money',
      case: name,
      ours: median(taken),
      against: 'the bound',
      theirs: BOUND_MS,
      unit: 'ms',
      note: `${each} movements in a year, ${note}; median of ${TIMES}, slowest ${taken.at(-1)?.toFixed(1)}`,
    });
  return [
    lineOf('statement-first-page', await pageMs(undefined), 'the newest 50'),
    lineOf('statement-last-page', await pageMs(After), 'behind 90 %'),
    ...(await exports(database, each)),
  ];
}
