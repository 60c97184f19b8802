import { mills } from '@fairlot/rules/core/money';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { percentOf } from '@fairlot/rules/follow/commission';
import { FollowMode, MOST_PERCENT, MOST_TIMES } from '@fairlot/rules/follow/scale';
import { HIGHEST_LIMIT } from '@fairlot/rules/odds/stake';
import { AGREEMENT_VERSION } from '@fairlot/rules/schedule/state';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { followHttp, START_CODES } from '@fairlot/wire/community/follow';
import { newId, retrying, transaction, type Db } from '#platform/db';
import { sha256 } from '#platform/hash';
import { ownRefusal } from '../../play/bet/place/index.ts';
import {
  insertPlan,
  joinLeader,
  judgeStart,
  lockPlayer,
  readStarted,
  type StartInput,
} from './store-start.ts';

/** Of one player at once. */
export const MOST_PLANS = 20;
/** Of one player within a day: plans stay for a year, also those that are ended at once. */
export const MOST_BEGUN = 100;
/** Of one leader at once: each of his carts is bet by so many at the most. */
export const MOST_FOLLOWERS = 1_000;
/** How long a plan goes on at the most. */
export const MOST_DAYS = 90;

type Refused = Refusal<typeof START_CODES>;
type Started = Result<Output<typeof followHttp.start>, Refused>;

const MOST_VALUE: Readonly<Record<number, number>> = {
  [FollowMode.FIXED]: Number(HIGHEST_LIMIT),
  [FollowMode.MULTIPLE]: MOST_TIMES,
  [FollowMode.RATIO]: MOST_PERCENT,
};

/** What needs no database. */
function wrongIn({ Mode, Value, BetCap, DayCap }: StartInput): Refused | undefined {
  const max = MOST_VALUE[Mode];
  invariant(max !== undefined, `mode ${Mode} is one of the contract`);
  if (Value > max) return { code: 'VALUE_RANGE', params: { max } };
  if (DayCap < BetCap) return { code: 'CAPS_ORDER' };
  return undefined;
}

function hashOfPlan({ IntentId: _, ...asked }: StartInput): Buffer {
  return sha256(
    JSON.stringify(asked, (__, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  );
}

/** Begins a plan; from its moment on each cart of the leader becomes an order of it. Sent again, it is the same. */
export async function start(
  db: Db,
  playerId: bigint,
  input: StartInput,
  { plans = MOST_PLANS, followers = MOST_FOLLOWERS, begun = MOST_BEGUN } = {},
): Promise<Started> {
  const wrong = wrongIn(input);
  if (wrong) return refused(wrong);
  const hash = hashOfPlan(input);
  return retrying(() =>
    transaction(db, async (tx): Promise<Started> => {
      await lockPlayer(tx, playerId);
      const before = await readStarted(tx, playerId, input.IntentId);
      if (before) {
        if (!before.hash.equals(hash)) return refused({ code: 'INTENT_REUSED' });
        return ok({ Id: before.id, Duplicate: true });
      }
      const allowed = { agreement: AGREEMENT_VERSION, running: plans, begun, days: MOST_DAYS };
      const { verdict, leader, detail, rate } = await judgeStart(tx, playerId, input, allowed);
      if (verdict === 'ON_BREAK') return refused(onBreak(detail));
      if (verdict === 'TOO_MANY_PLANS') return refused({ code: verdict, params: { max: plans } });
      if (verdict === 'TOO_OFTEN') return refused({ code: verdict, params: { max: begun } });
      if (verdict === 'UNTIL_RANGE') {
        return refused({ code: verdict, params: { days: MOST_DAYS } });
      }
      if (verdict === 'RATE_MOVED') {
        return refused({ code: verdict, params: { rate: percentOf(rate) } });
      }
      if (verdict !== 'OK') return refused({ code: verdict });
      invariant(leader !== null, 'who may be followed is known');
      if (!(await joinLeader(tx, leader, followers))) {
        return refused({ code: 'LEADER_FULL', params: { max: followers } });
      }
      const id = newId();
      await insertPlan(tx, { playerId, id, leader }, input, hash);
      return ok({ Id: id, Duplicate: false });
    }),
  );
}

/** In the words in which a bet is refused. */
function onBreak(detail: bigint): Refused {
  const { params = {} } = ownRefusal({
    verdict: 'ON_BREAK',
    detail: mills(detail),
    receipt: undefined,
  });
  return { code: 'ON_BREAK', params };
}
