import { ok } from '@fairlot/rules/core/result';
import { banConsole } from '@fairlot/wire/account/ban';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { banAccount } from './ban-account.ts';
import { banDevice } from './ban-device.ts';
import { liftBan } from './lift-ban.ts';
import { ACCOUNT, listBans, type BanRow } from './store.ts';

const presentBan = (row: BanRow) => ({
  Id: row.id,
  Kind: row.kind === ACCOUNT ? ('account' as const) : ('device' as const),
  PlayerId: Number(row.player_id),
  UserName: row.user_name,
  Device: row.shown,
  Reason: row.reason,
  MadeBy: row.made_by,
  TimeStamp: Number(row.made_ms),
  Until: row.until_ms === null ? null : Number(row.until_ms),
});

/** Who and what is kept from signing in, as operators see and change it (product 3.15). */
export const banRoutes = ({ db }: Platform) =>
  routes(banConsole, {
    getBans: async ({ Search, Before: before, Count }) => {
      const search = Search?.trim() || undefined;
      const rows = await listBans(db, { search, before }, Count + 1);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map(presentBan),
        Next: rows.length > Count ? (shown.at(-1)?.id ?? null) : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    banAccount: async (asked, call) => {
      const done = await banAccount(db, actorOf(call), asked);
      return done.ok ? ok({ Ended: done.value }) : done;
    },
    banDevice: async (asked, call) => {
      const done = await banDevice(db, actorOf(call), asked);
      return done.ok ? ok({ Ended: done.value }) : done;
    },
    liftBan: ({ Id, Reason }, call) => liftBan(db, actorOf(call), Id, Reason),
  });
