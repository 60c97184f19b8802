export {
  debt,
  DEMO,
  isCurrency,
  isPlayMoney,
  mint,
  revenue,
  type Currency,
  withdrawalsOf,
} from './accounts.ts';
export { ledgerInvariants, type JournalSpan } from './audit.ts';
export { sourceInvariant } from './audit-sources.ts';
export {
  auditBooks,
  auditBooksStep,
  BOOKS_STAGES,
  type BooksBreak,
  type BooksPlace,
  type BooksStage,
  type BooksStep,
} from './audit-books.ts';
export { describeBooks, hasBooks } from './books.ts';
export { flowsOf, standingOf, type Flows, type Standing } from './flows.ts';
export { expireHolds, readHold, type Hold } from './holds.ts';
export * from './movements/index.ts';
export { findPosted, keysPosted, readPosted, type JournalKey, type JournalRef } from './posted.ts';
export {
  ledgerRows,
  mustBePosted,
  postEvery,
  POSTING,
  post,
  postAll,
  type PostResult,
  type Unit,
} from './post.ts';
export {
  balanceOf,
  balancesOf,
  bonusOf,
  clearingBalance,
  heldBy,
  houseBalance,
  issuesWithPool,
  poolBalance,
} from './read.ts';
export { sumsByKind, type KindSum } from './sums.ts';
export { sumsByClass, type ClassSum, type ProfitQuery } from './profit.ts';
export {
  balanceAfter,
  statement,
  statementSums,
  type StatementFilter,
  type StatementPlace,
  type StatementRow,
} from './statement.ts';
export {
  hadAt,
  holdsOf,
  kindSums,
  movementsOf,
  type JournalPlace,
  type PlayerSpan,
  type TotalMovement,
} from './statement-file.ts';
export { newestSeal, readSeals, sealUpTo, textOf, type SignedSeal } from './seal.ts';
export { takeSnapshots } from './snapshot.ts';
export { readWatermark } from './watermark.ts';
