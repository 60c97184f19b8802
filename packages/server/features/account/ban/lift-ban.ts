import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { banConsole } from '@fairlot/wire/account/ban';
import type { RefusalOf } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import { act, type Person } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { BANS_PAGE } from './ban-account.ts';
import { ACCOUNT, deleteBan } from './store.ts';

type Fault = RefusalOf<typeof banConsole.liftBan>;

/** Lets an account or a device sign in again. Logins that it ended stay so. */
export const liftBan = (
  db: Db,
  person: Person,
  id: number,
  reason: string,
): Promise<Result<null, Fault>> =>
  act<null, Fault>(
    db,
    person,
    { permission: 'ban.logins.change', target: `ban ${id}`, reason },
    async (tx) => {
      const row = await deleteBan(tx, id);
      if (!row) return refused({ code: 'NO_BAN' });
      const { kind, user_name: account, shown: device } = row;
      await publishPageChanges(tx, [BANS_PAGE, 'manage.players'], `ban ${id}`);
      const before = kind === ACCOUNT ? { account } : { account, device };
      return ok({ before, after: null, value: null });
    },
  );
