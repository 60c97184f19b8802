// Calls of the console that keep accounts and devices from signing in (product 3.15).
import * as z from 'zod/mini';
import { nothing, post, timestamp, typedText } from '../../core/index.ts';
import { playerId } from '../player/shapes.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { BAN_CODES } from './codes.ts';
import { Ban, banId as id } from './shapes.ts';

/** For so many days; left out: until somebody lifts it. */
const days = z.optional(z.int().check(z.minimum(1), z.maximum(3_650)));
const { NO_SUCH_PLAYER, NO_SUCH_LOGIN, NO_DEVICE, IS_BANNED, BANS_FULL, NO_BAN } = BAN_CODES;

const Ended = z.object({
  /** Logins that were open. */
  Ended: z.int(),
});

export const getBans = post('/api/Console/LoginBans', {
  access: 'ban.logins.read',
  passive: true,
  input: z.strictObject({
    /** The whole of an account. */
    Search: z.optional(typedText.check(z.maxLength(100))),
    Before: z.optional(id),
    Count: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({ Rows: z.array(Ban), Next: z.nullable(id), DateTimeNow: timestamp }),
  about: 'Accounts and devices that are kept from signing in, the newest first.',
});

export const banAccount = post('/api/Console/LoginBanAccount', {
  access: 'ban.logins.change',
  input: z.strictObject({ PlayerId: playerId, Days: days, Reason: reason }),
  output: Ended,
  codes: { NO_SUCH_PLAYER, IS_BANNED, BANS_FULL },
  about: 'Keeps an account from signing in; its logins end at once and everywhere: blacklist.',
});

export const banDevice = post('/api/Console/LoginBanDevice', {
  access: 'ban.logins.change',
  input: z.strictObject({
    PlayerId: playerId,
    /** A login of his: what it was opened with. */
    LoginId: z.uuid(),
    Days: days,
    Reason: reason,
  }),
  output: Ended,
  codes: { NO_SUCH_LOGIN, NO_DEVICE, IS_BANNED, BANS_FULL },
  about:
    'Keeps the device of a login from signing in, whoever does; all logins of it end at once: blacklist.',
});

export const liftBan = post('/api/Console/LoginBanLift', {
  access: 'ban.logins.change',
  input: z.strictObject({ Id: id, Reason: reason }),
  output: nothing,
  codes: { NO_BAN },
  about: 'Lets an account or a device sign in again.',
});
