import { refused, type Result } from '@fairlot/rules/core/result';
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

type Within = (work: (tx: Tx) => Promise<boolean>, id: string) => Promise<boolean>;

/** One at a time of players in a process, and one of operators: each reads and writes as fast as it can. */
export function createStatements(stage: Stage) {
  const site = currentSettings(stage.db);
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  }

  async function make(
    playerId: bigint,
    { From, To, Format, Language }: Question,
    operatorId: number | null,
    within: Within,
  ): Promise<Result<Made, AskRefusal>> {
    const account = await accountOf(stage.db, playerId);
    if (account === undefined) return refused({ code: 'NO_STATEMENT_PLAYER' });
    const madeMs = await readClock(stage.db);
    const toMs = Math.max(1, Math.min(To, madeMs));
    const fromMs = Math.min(Math.max(From, madeMs - MOST_DAYS * DAY_MS), toMs - 1);
    const asked = { playerId, operatorId, format: Format, fromMs, toMs };
    if (!(await tidySpool(spoolFolder(stage.dataFolder)))) {
      return refused({ code: 'STATEMENT_BUSY' });
    }
    const id = newId();
    const most = operatorId === null ? STATEMENTS_AN_HOUR.player : STATEMENTS_AN_HOUR.operator;
    if (!(await within((tx) => noteAsked(tx, id, asked, most), id))) {
      return refused({ code: 'STATEMENT_TOO_OFTEN', params: { most } });
    }
    const { currency } = await site();
    const wanted = { ...asked, account, currency, language: Language, madeMs };
    return inTurn(() => makeStatement(stage, id, wanted));
  }

  /**
   * Makes a statement. `within` runs what writes the row that says so, in a transaction with whatever stands beside it:
   * what refuses there refuses the statement.
   */
  return async function ask(
    playerId: bigint,
    question: Question,
    operatorId: number | null = null,
    within: Within = (work) => transaction(stage.db, work),
  ): Promise<Result<Made, AskRefusal>> {
    // Counted before anything is waited for: of many who come at once no more come through.
    if (waiting >= MOST_WAITING) return refused({ code: 'STATEMENT_BUSY' });
    waiting += 1;
    try {
      return await make(playerId, question, operatorId, within);
    } finally {
      waiting -= 1;
    }
  };
}
