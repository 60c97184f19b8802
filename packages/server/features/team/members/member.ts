import { addMoney, mills, ZERO } from '@fairlot/rules/core/money';
import { addDays, DAY_MS, siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Result } from '@fairlot/rules/core/result';
import type { Output, RefusalOf } from '@fairlot/wire/core';
import type { Funds, membersHttp } from '@fairlot/wire/team/members';
import type { Currency } from '#ledger';
import type { Db } from '#platform/db';
import { getProfit } from '../../money/wallet/index.ts';
import { getBetRecords } from '../../play/bet/records/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { presentMember, presentStep } from './present.ts';
import { readOfMember, withoutFollowed } from './records.ts';
import { readMember, readPath } from './store-place.ts';

type Endpoint = typeof membersHttp.getMember;
type ProfitRows = Output<typeof membersHttp.getMemberProfit>['Rows'];

const LAST_BETS = 5;
const DAYS = 30;
const WEEK = 7;

const NOTHING: Funds = {
  Deposit: ZERO,
  Withdraw: ZERO,
  Stake: ZERO,
  Prize: ZERO,
  Rebate: ZERO,
  Promo: ZERO,
  Other: ZERO,
};

/** The days from one on, added up. */
function fundsSince(rows: ProfitRows, from: string): Funds {
  const names = Object.keys(NOTHING) as (keyof Funds)[];
  return rows
    .filter(({ Day }) => Day !== null && Day >= from)
    .reduce(
      (sum, row) =>
        Object.fromEntries(names.map((name) => [name, addMoney(sum[name], row[name])])) as Funds,
      NOTHING,
    );
}

/** One member of the line: what the list says, the money of the last days, and the last bets. */
export function getMember(
  db: Db,
  { viewer, memberId, currency }: { viewer: bigint; memberId: number; currency: Currency },
): Promise<Result<Output<Endpoint>, RefusalOf<Endpoint>>> {
  return readOfMember(db, { viewer, memberId }, async (tx, playerId) => {
    const member = await readMember(tx, viewer, playerId);
    invariant(member, 'the member stands in the line, as this look has it');
    const nowMs = await readNowMs(tx);
    const today = siteDayOf(nowMs);
    const since = addDays(today, 1 - DAYS);
    const whose = { playerId, currency };
    const span = { From: siteDayStart(since) ?? 0, To: nowMs + DAY_MS };
    const { Rows } = await getProfit(tx, whose, { ...span, By: 'day' });
    const bets = await getBetRecords(tx, playerId, { PageSize: LAST_BETS });
    const path = await readPath(tx, { viewer, head: playerId });
    return {
      Member: presentMember(member),
      Path: path.map(presentStep),
      Today: fundsSince(Rows, today),
      SevenDays: fundsSince(Rows, addDays(today, 1 - WEEK)),
      ThirtyDays: fundsSince(Rows, since),
      Days: Rows.flatMap(({ Day, Stake }) =>
        Day === null || Stake === ZERO ? [] : [{ Day, Stake: mills(-Stake) }],
      ),
      Bets: bets.Rows.map(withoutFollowed),
      CountedTimeStamp: Number(member.counted_ms),
      DateTimeNow: nowMs,
    };
  });
}
