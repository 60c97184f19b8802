import { limitKind, limitName, limitPeriod } from '@fairlot/rules/check/own-limit';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, moneyToNumber } from '@fairlot/rules/core/money';
import type { PlaceRefusal } from './price.ts';
import type { CartVerdict } from './store-place.ts';

const OFFSET_MS = 8 * 3_600_000;

/** Of the site, to the minute: 2026-11-22 20:00. */
const siteMinute = (ms: number): string =>
  new Date(ms + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');

/** What a player holds himself to stands against a cart: which limit, and what it leaves, or until when. */
export function ownRefusal({ verdict, detail, ownLimit }: CartVerdict): PlaceRefusal {
  if (verdict === 'ON_BREAK') {
    return { code: 'ON_BREAK', params: { until: siteMinute(Number(detail)) } };
  }
  invariant(ownLimit, 'the limit that refused a cart is named');
  const [kind, period] = ownLimit;
  const { zh, en } = limitName(limitKind(kind), limitPeriod(period));
  const left = moneyToNumber(mills(detail));
  return { code: 'OWN_LIMIT', params: { limit: zh, limit_en: en, left } };
}
