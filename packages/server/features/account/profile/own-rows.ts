import type { SecurityRow, SecurityRows } from '../../auth/credentials/index.ts';
import { readPasswordAges } from './store.ts';

/** A password that is older asks to be changed, and gives no points. */
const FRESH_DAYS = 90;
/** Weights of product 2.6. */
const PASSWORD_POINTS = 5;
const FUND_POINTS = 20;

/** The rows of what every account has or may have: its two passwords, and that sign-ins from elsewhere are told. */
export const listOwnRows: SecurityRows = async (db, playerId) => {
  const { login_ms, fund_ms, login_days, has_phrase } = await readPasswordAges(db, playerId);
  const isFresh = login_days < FRESH_DAYS;
  const rows: SecurityRow[] = [
    {
      key: 'password',
      isDone: isFresh,
      points: isFresh ? PASSWORD_POINTS : 0,
      most: PASSWORD_POINTS,
      at: Number(login_ms),
    },
    {
      key: 'fund',
      isDone: fund_ms !== null,
      points: fund_ms === null ? 0 : FUND_POINTS,
      most: FUND_POINTS,
      at: fund_ms === null ? null : Number(fund_ms),
    },
    { key: 'phrase', isDone: has_phrase, points: 0, most: 0 },
    { key: 'alert', isDone: true, points: 0, most: 0 },
  ];
  return rows;
};
