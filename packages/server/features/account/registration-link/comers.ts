import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, RefusalOf } from '@fairlot/wire/core';
import type {
  registrationLinkConsole,
  registrationLinkHttp,
} from '@fairlot/wire/account/registration-link';
import type { Db } from '#platform/db';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { listComers, type ComerLine } from './store-comers.ts';
import { isLinkThere } from './store-list.ts';

type OfAll = typeof registrationLinkConsole.getComers;
type OfOwn = typeof registrationLinkHttp.getOwnComers;

const present = (row: ComerLine) => ({
  UserName: row.user_name,
  NickName: row.nick_name,
  IsAgent: row.is_agent,
  PrizeGroup: row.prize_group,
  RegisteredTimeStamp: Number(row.made_ms),
});

/** A page of those who came by a link, and where the next begins. */
async function readPage(db: Db, { Id, Before, Count }: Input<OfAll>) {
  const rows = await listComers(db, Id, Before, Count + 1);
  const shown = rows.slice(0, Count);
  return { shown, Next: rows.length > shown.length ? (shown.at(-1)?.n ?? null) : null };
}

/** Who registered by a link, for operators. */
export async function getComers(
  db: Db,
  asked: Input<OfAll>,
): Promise<Result<Output<OfAll>, RefusalOf<OfAll>>> {
  if (!(await isLinkThere(db, asked.Id))) return refused({ code: 'NO_SUCH_LINK' });
  const { shown, Next } = await readPage(db, asked);
  const Rows = shown.map((row) => ({ PlayerId: Number(row.player_id), ...present(row) }));
  return ok({ Rows, Next, DateTimeNow: await readNowMs(db) });
}

/** Who registered by a link, for its maker: that of another is as none. */
export async function getOwnComers(
  db: Db,
  playerId: bigint,
  asked: Input<OfOwn>,
): Promise<Result<Output<OfOwn>, RefusalOf<OfOwn>>> {
  if (!(await isLinkThere(db, asked.Id, playerId))) return refused({ code: 'NO_SUCH_LINK' });
  const { shown, Next } = await readPage(db, asked);
  return ok({ Rows: shown.map(present), Next, DateTimeNow: await readNowMs(db) });
}
