import { invariant } from '@fairlot/rules/core/invariant';
import { divFloor, mills, moneyToNumber } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { cellName } from '@fairlot/rules/odds/exposure';
import type { Receipt } from '@fairlot/wire/play/bet';
import { UnknownState } from '#platform/db';
import { numberKey, ofNumberKey } from './exposed.ts';
import { ownRefusal } from './own-refusal.ts';
import { presentReceipt } from './present-receipt.ts';
import type { PlaceRefusal } from './price.ts';
import {
  mostOfCart,
  stakeOfCart,
  type Cart,
  type CartVerdict,
  type IssueLimits,
} from './store-place.ts';

const tooMany = ({ betsPerIssue: bets, charsPerIssue: chars }: IssueLimits): PlaceRefusal => ({
  code: 'TOO_MANY_BETS',
  params: { bets, chars },
});

/** What a player is told of the verdict on his cart. */
export function answerTo(
  cart: Cart,
  verdict: CartVerdict,
  limits: IssueLimits,
): Result<Receipt, PlaceRefusal> {
  switch (verdict.verdict) {
    case 'OK':
    case 'DUPLICATE':
      invariant(verdict.receipt, 'an accepted cart has a receipt');
      return ok(presentReceipt(verdict.receipt, verdict.verdict === 'DUPLICATE'));
    case 'NOT_ENOUGH':
      return refused({ code: 'NOT_ENOUGH', params: { gap: moneyToNumber(mills(verdict.detail)) } });
    case 'ISSUE_CLOSED':
    case 'ISSUE_NOT_OPEN':
      return refused({ code: verdict.verdict, params: { issue: cart.serial } });
    case 'TOO_MANY_BETS':
      return refused(tooMany(limits));
    case 'REBATE_RANGE':
      return refused(rebateRange(cart, Number(verdict.detail)));
    case 'OWN_LIMIT':
    case 'ON_BREAK':
      return refused(ownRefusal(verdict));
    case 'BUSY':
      throw new UnknownState('the account was busy all the time');
    case 'PRIZE_LIMIT':
      return refused({ code: 'PRIZE_LIMIT', params: { max: mostStake(cart, verdict.detail) } });
    case 'LIABILITY':
      return refused(numberFull(cart, Number(verdict.detail)));
    case 'TERMS_MOVED':
    case 'ODDS_MOVED':
      return refused({ code: 'ODDS_CHANGED', params: { odds: '' } });
    default:
      return refused({ code: verdict.verdict });
  }
}

/** The player's prize group, and the first row above it; where none is, the first below, which rounds refuse. */
function rebateRange({ bets }: Cart, group: number): PlaceRefusal {
  const groups = bets.map(({ prizeGroup }) => prizeGroup ?? group);
  const above = groups.findIndex((each) => each > group);
  const row = above >= 0 ? above : groups.findIndex((each) => each < group);
  return { code: 'REBATE_RANGE', params: { row, group } };
}

/** The stake of a cart like this one that would bring no more than `room`, thousandths rounded down. */
function mostStake(cart: Cart, room: bigint): number {
  const most = mostOfCart(cart);
  return moneyToNumber(mills(most === 0n ? 0n : divFloor(stakeOfCart(cart) * room, most)));
}

/** A number of the issue has no room for the cart: says which, and the first row that is on it. */
function numberFull(cart: Cart, key: number): PlaceRefusal {
  const { cell } = ofNumberKey(key);
  const row = cart.bets.findIndex(({ takes = [] }) =>
    takes.some((take) => numberKey(take) === key),
  );
  const bet = cart.bets[row];
  invariant(bet, 'a number that is full is a number of the cart');
  const { zh: n, en: n_en } = cellName(bet.play, cell);
  return { code: 'LIABILITY', params: { row, n, n_en } };
}
