import { flagBit, hasFlag, PLAYER_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import { maskedContact } from '@fairlot/rules/check/contact';
import { isPlayerFlag } from '@fairlot/rules/check/flag-effects';
import { ZERO } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output } from '@fairlot/wire/core';
import type { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { balancesOf, heldBy } from '#ledger';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { readContacts } from '../../account/contact/index.ts';
import { getLoginLog, getLogins } from '../../account/device/index.ts';
import { fundsRestUntil, readAuthenticator } from '../../account/authenticator/index.ts';
import { pictureUrl } from '../../site/media/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { countPasskeys } from '../../account/passkey/index.ts';
import { listEnds } from '../../account/privilege/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { listNotes } from './store-note.ts';
import { listPlayers, readFacts, type PlayerLine } from './store.ts';

type Page = Output<typeof playerAdminConsole.getPlayers>;
type Detail = Output<typeof playerAdminConsole.getPlayer>;

const ALL_FLAGS: readonly PlayerFlag[] = Object.keys(PLAYER_FLAGS).filter(isPlayerFlag);

const msOrNull = (ms: bigint | null): number | null => (ms === null ? null : Number(ms));

const lineOf = (row: PlayerLine) => ({
  PlayerId: Number(row.player_id),
  UserName: row.user_name,
  NickName: row.nick_name,
  IsAgent: row.is_agent,
  ParentName: row.parent_name,
  Depth: row.depth,
  Flags: ALL_FLAGS.filter((flag) => hasFlag(row.flags, flag)),
  RegisterTimeStamp: Number(row.created_ms),
  LastLoginTimeStamp: msOrNull(row.last_login_ms),
});

const bigOr = (id: number | undefined): bigint | undefined => (id === undefined ? id : BigInt(id));

/** A page of players by what was asked for, who registered last first. */
export async function getPlayers(
  db: Db,
  asked: Input<typeof playerAdminConsole.getPlayers>,
): Promise<Page> {
  const { Search = '', Kind, Flag, From, To, Count } = asked;
  const filter = {
    search: Search.trim() || undefined,
    isAgent: Kind && Kind === 'agent',
    flag: Flag && flagBit(Flag),
    label: asked.Label,
    layer: asked.Layer,
    below: bigOr(asked.Below),
    fromMs: From,
    toMs: To,
    before: bigOr(asked.Before),
  };
  const rows = await listPlayers(db, filter, Count + 1);
  const shown = rows.slice(0, Count);
  const ids = shown.map((row) => row.player_id);
  const { currency } = await readSite(db);
  const amounts = await balancesOf(db, ids, currency);
  return {
    Rows: shown.map((row) => ({
      ...lineOf(row),
      WalletAmount: amounts.get(row.player_id) ?? ZERO,
    })),
    Next: rows.length > shown.length ? Number(shown.at(-1)?.player_id) : null,
    DateTimeNow: await readNowMs(db),
  };
}

/** No login asks: none of the player's is marked as the one that does. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** All that one page shows of a player. */
export async function getPlayer(
  platform: Pick<Platform, 'db' | 'settings' | 'mediaOrigin'>,
  id: number,
): Promise<Result<Detail, { readonly code: 'NO_SUCH_PLAYER' }>> {
  const { db, settings } = platform;
  const playerId = BigInt(id);
  const facts = await readFacts(db, playerId);
  if (!facts) return refused({ code: 'NO_SUCH_PLAYER' });
  const { currency } = await readSite(db);
  const login = { playerId, sessionId: NOBODY };
  const contacts = await readContacts(db, settings.dataFolder ?? '', playerId);
  const { Logins: living } = await getLogins(db, login);
  const log = await getLoginLog(db, login);
  const authenticator = await readAuthenticator(db, playerId);
  const rest = await fundsRestUntil(db, playerId);
  const notes = await listNotes(db, playerId);
  return ok({
    ...lineOf(facts),
    FlagEnds: (await listEnds(db, playerId)).map(({ flag, endsMs }) => ({
      Flag: flag,
      EndTimeStamp: endsMs,
    })),
    FilePath: pictureUrl(platform, facts.picture),
    IsPictureWaiting: facts.is_picture_waiting,
    WalletAmount: (await balancesOf(db, [playerId], currency)).get(playerId) ?? ZERO,
    HeldAmount: await heldBy(db, playerId, currency),
    Path: facts.path.map((ancestor, n) => ({
      PlayerId: Number(ancestor),
      UserName: facts.path_names[n] ?? '',
    })),
    Children: Number(facts.children),
    PrizeGroup: facts.prize_group,
    Rebate: facts.rebate,
    IsInitialPassword: facts.is_initial_password,
    PasswordTimeStamp: msOrNull(facts.password_ms),
    HasFundPassword: facts.has_fund_password,
    Passkeys: await countPasskeys(db, playerId),
    AuthenticatorTimeStamp: msOrNull(authenticator.bound_ms),
    RecoveryCodesLeft: authenticator.codes_left,
    FundsRestUntil: rest?.untilMs ?? null,
    Contacts: contacts.map(({ kind, address, boundMs }) => ({
      Kind: kind,
      Masked: maskedContact(kind, address),
      BoundTimeStamp: boundMs,
    })),
    Living: living.map(({ Id: _id, IsThis: _this, LoginType: _type, ...login }) => login),
    Logins: log.Logins.map(({ IsThis: _this, LoginType: _type, ...login }) => login),
    Failures: [...log.Failures],
    Notes: notes.map((note) => ({
      Id: note.id,
      Text: note.text,
      IsPinned: note.is_pinned,
      AuthorName: note.author_name,
      MadeAt: Number(note.made_ms),
    })),
  });
}
