export { judge, payoutOfBet, playOfBet, type Drawn } from './judge.ts';
export { createRecount } from './recount.ts';
export { WIN, winRowOf } from './store-settle.ts';
export type { Win } from './winners.ts';
