import { ok, refused, type Result } from '@fairlot/rules/core/result';
import {
  STATEMENT_WAIT_MS,
  STATEMENTS_AN_HOUR,
  type Making,
  type StatementFormat,
} from '@fairlot/wire/back-office/statement';
import { newId, transaction, type Tx } from '#platform/db';
import type { Log } from '#platform/log';
import { currentSettings } from '../../site/settings/values/index.ts';
import { makeStatement, type MakeDeps, type TooLong } from './make.ts';
import { readReady } from './ready.ts';
import { spoolFolder, tidySpool } from './spool.ts';
import { accountOf, noteAsked, readClock, type Whose } from './store.ts';
import { createWorks, oneAtATime, within, type Work } from './works.ts';

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

/**
 * One at a time of players in a process, and one of operators: each reads and writes as fast as it can. An answer waits `waitMs` for
 * it at most; whoever is told that it is still made asks again (`ready`), at this server or another.
 */
export function createStatements(
  stage: MakeDeps,
  log: Pick<Log, 'error'>,
  waitMs = STATEMENT_WAIT_MS,
) {
  const site = currentSettings(stage.db);
  const works = createWorks(stage.db, log);
  const inTurn = oneAtATime();
  let waiting = 0;

  async function make(
    playerId: bigint,
    { From, To, Format, Language }: Question,
    operatorId: number | null,
    note: Within,
  ): Promise<Result<{ readonly id: string; readonly work: Work }, AskRefusal>> {
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
    if (!(await note((tx) => noteAsked(tx, id, asked, most), id))) {
      return refused({ code: 'STATEMENT_TOO_OFTEN', params: { most } });
    }
    const { currency } = await site();
    const wanted = { ...asked, account, currency, language: Language, madeMs };
    return ok({
      id,
      work: works.follow(
        playerId,
        id,
        inTurn(() => makeStatement(stage, id, wanted)),
      ),
    });
  }

  /**
   * Makes a statement. `note` runs what writes the row that says so, in a transaction with whatever stands beside it:
   * what refuses there refuses the statement.
   */
  async function ask(
    playerId: bigint,
    question: Question,
    operatorId: number | null = null,
    note: Within = (work) => transaction(stage.db, work),
  ): Promise<Result<Making, AskRefusal>> {
    // Counted before anything is waited for: of many who come at once no more come through.
    if (waiting >= MOST_WAITING) return refused({ code: 'STATEMENT_BUSY' });
    waiting += 1;
    const done = (): void => void (waiting -= 1);
    const begun = await make(playerId, question, operatorId, note).catch((error: unknown) => {
      done();
      throw error;
    });
    if (!begun.ok) {
      done();
      return begun;
    }
    const { id, work } = begun.value;
    void work.then(done, done);
    const end = await within(work, waitMs);
    if (end && !end.ok) return end;
    return ok({ Id: id, Made: end?.value ?? null });
  }

  return {
    ask,
    /** How it stands with one that somebody asked for, after waiting for it a while. */
    ready: (id: string, whose: Whose) => readReady(stage, works.find(id), { id, whose, waitMs }),
  };
}
