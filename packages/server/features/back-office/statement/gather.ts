import { amountText, type StatementBody, type StatementRow } from '@fairlot/draw/statement';
import { CASH_FLOW_KINDS } from '@fairlot/rules/core/cash-flow';
import { sumMoney } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import {
  hadAt,
  holdsOf,
  kindSums,
  movementsOf,
  type JournalPlace,
  type PlayerSpan,
  type TotalMovement,
} from '#ledger';
import type { Tx } from '#platform/db';
import { readGames } from '../../play/lottery/games/index.ts';
import type { Pages } from './write-file.ts';

const PAGE = 200;
const MOST_HOLDS = 5_000;

type Language = StatementBody['language'];
type Question = PlayerSpan & {
  readonly account: string;
  readonly language: Language;
  readonly madeMs: number;
};

const iso = (ms: number): string => new Date(ms).toISOString();
const kindName = (kind: number, language: Language): string =>
  CASH_FLOW_KINDS[kind]?.[language] ?? String(kind);

/**
 * All of a statement but its rows, as the books have it in this transaction; undefined where it would have more than
 * `most` movements.
 */
export async function gatherHead(
  tx: Tx,
  { account, language, madeMs, ...span }: Question,
  most: number,
): Promise<StatementBody | undefined> {
  const sums = await kindSums(tx, span);
  const holds = await holdsOf(tx, span, MOST_HOLDS + 1);
  const count = sums.reduce((all, sum) => all + sum.count, 0);
  if (count > most || holds.length > MOST_HOLDS) return undefined;
  const opening = await hadAt(tx, span.playerId, span.currency, span.fromMs);
  const closing = await hadAt(tx, span.playerId, span.currency, span.toMs);
  return {
    account,
    closing: amountText(sumMoney([closing.cash, closing.held])),
    currency: span.currency,
    from: iso(span.fromMs),
    holds: holds.map(({ id, kind, atMs, amount, left }) => ({
      amount: amountText(amount),
      at: iso(atMs),
      id,
      kind,
      left: amountText(left),
      name: kindName(kind, language),
    })),
    language,
    made: iso(madeMs),
    opening: amountText(sumMoney([opening.cash, opening.held])),
    rows: [],
    set_aside: amountText(closing.held),
    sums: sums.map(({ kind, count: times, in: came, out }) => ({
      count: times,
      in: amountText(came),
      kind,
      name: kindName(kind, language),
      out: amountText(out),
    })),
    to: iso(span.toMs),
    v: 1,
  };
}

/** The rows of the same transaction, oldest first, a page at a time. */
export async function* gatherRows(tx: Tx, question: Question): Pages {
  const names = new Map((await readGames(tx)).map(({ id, category }) => [id, category.name]));
  let had = await hadAt(tx, question.playerId, question.currency, question.fromMs);
  let place: JournalPlace | undefined;
  do {
    const page = await movementsOf(tx, question, place, PAGE);
    const rows = page.rows.map((row) => {
      had = { cash: sumMoney([had.cash, row.cash]), held: sumMoney([had.held, row.held]) };
      return present(row, had, names, question.language);
    });
    if (rows.length > 0) yield rows;
    place = page.next;
  } while (place);
}

function present(
  { id, kind, atMs, cash, held, subject }: TotalMovement,
  had: Pick<TotalMovement, 'cash' | 'held'>,
  games: ReadonlyMap<number, Bilingual>,
  language: Language,
): StatementRow {
  const { gameId, serialNumber, betId = '' } = subject;
  return {
    amount: amountText(sumMoney([cash, held])),
    at: iso(atMs),
    available: amountText(had.cash),
    balance: amountText(sumMoney([had.cash, had.held])),
    bet: betId,
    game: gameId === undefined ? '' : (games.get(gameId)?.[language] ?? String(gameId)),
    held: amountText(held),
    id,
    issue: serialNumber === undefined ? '' : String(serialNumber),
    kind,
    name: kindName(kind, language),
  };
}
