import { STATES, type MoveRow } from './store-list.ts';

const shared = (row: MoveRow) => ({
  Id: Number(row.id),
  UserName: row.user_name,
  FromName: row.from_name,
  ToName: row.to_name,
  Accounts: row.accounts,
  State: STATES[row.state] ?? 'waiting',
  AskedTimeStamp: Number(row.asked_ms),
  DecidedTimeStamp: row.decided_ms === null ? null : Number(row.decided_ms),
  IsBySite: row.is_by_site,
});

/** A move as its agent sees it: the reason of an approval stays with the operators. */
export const presentOwn = (row: MoveRow) => ({
  ...shared(row),
  Reason: STATES[row.state] === 'refused' ? row.reason : '',
});

export const presentDesk = (row: MoveRow) => ({
  ...shared(row),
  Reason: row.reason,
  PlayerId: Number(row.player_id),
  FromId: Number(row.from_id),
  ToId: Number(row.to_id),
  DecidedBy: row.decided_by,
});
