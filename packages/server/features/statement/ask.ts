import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { STATEMENTS_AN_HOUR, type Made, type StatementFormat } from '@fairlot/wire/statement';
import { newId, transaction, type Tx } from '../../platform/db.ts';
import { currentSettings } from '../site/index.ts';
import { makeStatement, type Stage, type TooLong } from './make.ts';
import { spoolFolder, tidySpool } from './spool.ts';
import { accountOf, noteAsked, readClock } from './store.ts';

export type Question = {
  readonly From: number;
  readonly To: number;
  readonly Format: StatementFormat;
  readonly Language: 'zh' | 'en';
};
export type AskRefusal =
  | TooLong
  | { readonly code: 'STATEMENT_TOO_OFTEN'; readonly params: { readonly most: number } }
  | { readonly code: 'STATEMENT_BUSY' }
  | { readonly code: 'NO_STATEMENT_PLAYER' };

const DAY_MS = 86_400_000;
/** A year, and the day that it began on. */
const MOST_DAYS = 367;
const MOST_WAITING = 8;

/** One at a time in a process: each reads and writes as fast as it can. */
export function createStatements(stage: Stage) {
  const site = currentSettings(stage.db);
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    waiting += 1;
    const mine = last.then(work, work).finally(() => (waiting -= 1));
    last = mine.catch(() => {});
    return mine;
  }

  /**
   * Makes a statement. `note` stands beside the row that says so, in its transaction: what refuses there refuses it.
   */
  return async function ask(
    playerId: bigint,
    { From, To, Format, Language }: Question,
    operatorId: number | null = null,
    within: (work: (tx: Tx) => Promise<boolean>, id: string) => Promise<boolean> = (work) =>
      transaction(stage.db, work),
  ): Promise<Result<Made, AskRefusal>> {
    const account = await accountOf(stage.db, playerId);
    if (account === undefined) return refused({ code: 'NO_STATEMENT_PLAYER' });
    const madeMs = await readClock(stage.db);
    const toMs = Math.max(1, Math.min(To, madeMs));
    const fromMs = Math.min(Math.max(From, madeMs - MOST_DAYS * DAY_MS), toMs - 1);
    const asked = { playerId, operatorId, format: Format, fromMs, toMs };
    if (waiting >= MOST_WAITING || !(await tidySpool(spoolFolder(stage.dataFolder)))) {
      return refused({ code: 'STATEMENT_BUSY' });
    }
    const id = newId();
    const most = operatorId === null ? STATEMENTS_AN_HOUR.player : STATEMENTS_AN_HOUR.operator;
    if (!(await within((tx) => noteAsked(tx, id, asked, most), id))) {
      return refused({ code: 'STATEMENT_TOO_OFTEN', params: { most } });
    }
    const { currency } = await site();
    const wanted = { ...asked, account, currency, language: Language, madeMs };
    const made = await inTurn(() => makeStatement(stage, id, wanted));
    return made.ok ? ok(made.value) : made;
  };
}
