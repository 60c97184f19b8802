export { DEMO, type Currency } from './accounts.ts';
export { ledgerInvariants } from './audit.ts';
export * from './movements/index.ts';
export { ledgerRows, post, postAll, type Outcome, type Unit } from './post.ts';
export {
  balanceOf,
  poolBalance,
  statement,
  type Statement,
  type StatementQuery,
  type StatementRow,
} from './read.ts';
export { takeSnapshots } from './snapshot.ts';
