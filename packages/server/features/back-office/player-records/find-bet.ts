import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output } from '@fairlot/wire/core';
import type { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { Db } from '#platform/db';
import { getBetRecords } from '../../play/bet/records/index.ts';
import { ownerOfBet } from './store.ts';

type Found = Output<typeof playerRecordsConsole.findBet>;

/** Returns the bet with an id and its player. */
export async function findBet(db: Db, id: string): Promise<Result<Found, 'NO_SUCH_BET'>> {
  const owner = await ownerOfBet(db, id);
  if (!owner) return refused('NO_SUCH_BET');
  const { Rows, DateTimeNow } = await getBetRecords(db, owner.playerId, { Id: id, PageSize: 1 });
  const [Bet] = Rows;
  if (!Bet) return refused('NO_SUCH_BET');
  return ok({ PlayerId: Number(owner.playerId), UserName: owner.userName, Bet, DateTimeNow });
}
