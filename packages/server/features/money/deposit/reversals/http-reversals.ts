import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused } from '@fairlot/rules/core/result';
import type { Input, Output } from '@fairlot/wire/core';
import type { depositConsole } from '@fairlot/wire/money/deposit';
import type { Platform } from '#platform/feature';
import type { Call } from '#platform/route';
import { actorOf, presentProposal } from '../../../staff/operator/proposals/index.ts';
import { prove } from '../../../staff/operator/sign-in/index.ts';
import { proposeReversal } from './propose-reversal.ts';
import { proposeChargeback } from './resolve-chargeback.ts';
import { readClock } from '../orders/store.ts';
import {
  CHARGEBACK_STATES,
  CHARGEBACK_WHYS,
  listChargebacks,
  type ListedChargeback,
} from './store-chargeback.ts';

type Row = Output<typeof depositConsole.getChargebacks>['Rows'][number];

function nameIn<K extends string>(table: Readonly<Record<K, number>>, number: number): K {
  const name = (Object.keys(table) as K[]).find((each) => table[each] === number);
  invariant(name, `${number} is one of them`);
  return name;
}

const present = (row: ListedChargeback): Row => ({
  Id: row.id,
  State: nameIn(CHARGEBACK_STATES, row.state),
  Why: row.why === null ? null : nameIn(CHARGEBACK_WHYS, row.why),
  Provider: row.provider_id,
  Ref: row.ref,
  PayId: row.pay_id,
  OrderNo: row.order_no,
  PlayerId: row.player_id === null ? null : Number(row.player_id),
  UserName: row.user_name,
  Amount: mills(row.amount),
  Currency: row.currency.trim(),
  Taken: row.taken === null ? null : mills(row.taken),
  Owed: row.owed === null ? null : mills(row.owed),
  FoundTimeStamp: Number(row.found_ms),
  EndedTimeStamp: row.resolved_ms === null ? null : Number(row.resolved_ms),
  EndedBy: row.resolved_by,
  Reason: row.reason,
});

type Held = Pick<Platform, 'db'> & Pick<Platform['settings'], 'dataFolder'>;

/** The calls about deposits that are taken back. */
export const reversalCalls = ({ db, dataFolder }: Held) => ({
  proposeReversal: async (asked: Input<typeof depositConsole.proposeReversal>, call: Call) => {
    const fault = await prove({ db, dataFolder }, call.operator, asked.Code);
    if (fault) return refused({ code: fault });
    const of = { orderNo: asked.OrderNo, isThere: asked.IsThere };
    const put = await proposeReversal(db, actorOf(call), of, asked.Reason);
    return put.ok ? ok(presentProposal(put.value)) : put;
  },
  getChargebacks: async (asked: Input<typeof depositConsole.getChargebacks>) => {
    const { IsOpen: isOpen, Before: before, Count: count } = asked;
    const rows = await listChargebacks(db, { isOpen, before }, count + 1);
    const shown = rows.slice(0, count);
    return {
      Rows: shown.map(present),
      Next: rows.length > count ? (shown.at(-1)?.id ?? null) : null,
      DateTimeNow: await readClock(db),
    };
  },
  proposeChargeback: async (asked: Input<typeof depositConsole.proposeChargeback>, call: Call) => {
    const fault = await prove({ db, dataFolder }, call.operator, asked.Code);
    if (fault) return refused({ code: fault });
    const put = await proposeChargeback(
      db,
      actorOf(call),
      { id: asked.Id, as: asked.As },
      asked.Reason,
    );
    return put.ok ? ok(presentProposal(put.value)) : put;
  },
});
