export { answerTo } from './answer.ts';
export { createIssueCache, type IssueCache } from './issue-cache.ts';
export { createCartMaker, type CartMaker } from './make-cart.ts';
export { ownRefusal } from './own-refusal.ts';
export { hashOf, hasMoved } from './place.ts';
export type { PlaceRefusal } from './price.ts';
export { createRateGate, type RateGate } from './rate.ts';
export {
  betRows,
  type Cart,
  cartRows,
  type CartVerdict,
  namedVerdict,
  placeCarts,
} from './store-place.ts';
