import * as z from 'zod/mini';
import { post, text, timestamp, typedText } from '../../core/index.ts';
import { label, layerId } from '../../money/player-tier/shapes.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { playerId } from '../../account/player/shapes.ts';
import { AUTHENTICATOR_CODES, FUND_REMOVAL_CODES, PLAYER_CODES } from './codes.ts';
import {
  contactKind,
  flag,
  FLAG_HOURS,
  NOTE_BOUNDS,
  PlayerDetail,
  PLAYERS_AT_ONCE,
  PlayerRow,
} from './shapes.ts';

/** Calls of the console about players (product 3.9). */
const { NO_SUCH_PLAYER, ALREADY_SO, NOT_OURS, NOT_SIGNED_IN, BUSY, NO_PLAYER_PASSKEYS } =
  PLAYER_CODES;
const { BAD_NOTE, TOO_MANY_NOTES, NO_SUCH_NOTE, DEMO_FLAG } = PLAYER_CODES;

export const getPlayers = post('/api/Console/Players', {
  access: 'manage.players.read',
  passive: true,
  input: z.strictObject({
    /** What the account begins with, in whatever case, or a player's number. */
    Search: z.optional(typedText.check(z.maxLength(32))),
    Kind: z.optional(z.enum(['agent', 'player'])),
    Flag: z.optional(flag),
    Label: z.optional(label),
    Layer: z.optional(layerId),
    /** Who stand below this one, at whatever depth. */
    Below: z.optional(playerId),
    /** Registered since and before. */
    From: z.optional(timestamp),
    To: z.optional(timestamp),
    /** Players before this one: the cursor of the page that came before. */
    Before: z.optional(playerId),
    Count: z.int().check(z.minimum(1), z.maximum(PLAYERS_AT_ONCE)),
  }),
  output: z.object({
    Rows: z.array(PlayerRow),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(playerId),
    DateTimeNow: timestamp,
  }),
  about: 'Players, who registered last first.',
});

export const getPlayer = post('/api/Console/Player', {
  access: 'manage.players.read',
  passive: true,
  input: z.strictObject({ PlayerId: playerId }),
  output: PlayerDetail,
  codes: { NO_SUCH_PLAYER },
  about: 'One player: who he is, what he has, where he signs in from, and what was noted of him.',
});

export const viewContacts = post('/api/Console/PlayerContacts', {
  access: 'manage.pii.view',
  input: z.strictObject({ PlayerId: playerId, Reason: reason }),
  output: z.object({
    Contacts: z.array(z.object({ Kind: contactKind, Address: z.string() })),
  }),
  codes: { NO_SUCH_PLAYER },
  about: 'Email and phone of a player in full; the look stands in the audit.',
});

export const setPlayerFlag = post('/api/Console/PlayerFlagSet', {
  access: 'manage.flags.change',
  input: z.strictObject({
    PlayerId: playerId,
    Flag: flag,
    IsSet: z.boolean(),
    /** After so many it is taken off by itself, where it is set; without them it stands until somebody does. */
    Hours: z.optional(z.int().check(z.minimum(1), z.maximum(FLAG_HOURS))),
    Reason: reason,
  }),
  output: z.object({ IsSet: z.boolean() }),
  codes: { NO_SUCH_PLAYER, ALREADY_SO, NOT_OURS, DEMO_FLAG },
  about: 'Sets a flag of a player (product 6.8), or takes it off.',
});

export const endPlayerLogins = post('/api/Console/PlayerLoginsEnd', {
  access: 'manage.logins.end',
  input: z.strictObject({ PlayerId: playerId, Reason: reason }),
  output: z.object({ Ended: z.int() }),
  codes: { NO_SUCH_PLAYER, NOT_SIGNED_IN },
  about: 'Ends every login of a player, at once and everywhere: forced_logout.',
});

export const resetPlayerPassword = post('/api/Console/PlayerPasswordReset', {
  access: 'manage.passwords.reset',
  input: z.strictObject({
    PlayerId: playerId,
    Reason: reason,
    /** Every contact goes, and not those alone that were bound in the last 72 hours. */
    AllContacts: z.optional(z.boolean()),
  }),
  output: z.object({
    /** Shown once; nothing keeps it but its hash. */
    Password: z.string(),
    /** Contacts that went with it. */
    Removed: z.array(z.object({ Kind: contactKind, Masked: z.string() })),
  }),
  codes: { NO_SUCH_PLAYER, BUSY },
  about:
    'A password for one sign-in, in place of the player’s own; his logins end, and contacts that were bound in the last 72 hours go.',
});

export const removePlayerPasskeys = post('/api/Console/PlayerPasskeysRemove', {
  access: 'manage.passkeys.remove',
  input: z.strictObject({ PlayerId: playerId, Reason: reason }),
  output: z.object({ Removed: z.int() }),
  codes: { NO_SUCH_PLAYER, NO_PLAYER_PASSKEYS },
  about: 'Takes all passkeys of a player away, and lets him know.',
});

export const proposeAuthenticatorRemoval = post('/api/Console/PlayerAuthenticatorRemove', {
  access: 'manage.authenticators.remove',
  input: z.strictObject({ PlayerId: playerId, Reason: reason, Code: z.optional(totpCode) }),
  output: Proposal,
  codes: AUTHENTICATOR_CODES,
  about:
    'Asks another operator to take away the authenticator of a player who has lost it with his recovery codes: his logins end, and his money rests for a day.',
});

export const proposeFundRemoval = post('/api/Console/PlayerFundRemove', {
  access: 'manage.funds.reset',
  input: z.strictObject({ PlayerId: playerId, Reason: reason, Code: z.optional(totpCode) }),
  output: Proposal,
  codes: FUND_REMOVAL_CODES,
  about:
    'Asks another operator to take away the fund password of a player who forgot it and has nothing to choose another by: his logins end, and his money rests for a day.',
});

export const addPlayerNote = post('/api/Console/PlayerNoteAdd', {
  access: 'manage.notes.change',
  input: z.strictObject({
    PlayerId: playerId,
    Text: text.check(z.maxLength(4 * NOTE_BOUNDS.length)),
    IsPinned: z.boolean(),
  }),
  output: z.object({ Id: z.int() }),
  codes: { NO_SUCH_PLAYER, BAD_NOTE, TOO_MANY_NOTES },
  about: 'Notes something of a player for other operators; he does not see it.',
});

export const deletePlayerNote = post('/api/Console/PlayerNoteDelete', {
  access: 'manage.notes.change',
  input: z.strictObject({
    PlayerId: playerId,
    Id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    Reason: reason,
  }),
  output: z.object({ Id: z.int() }),
  codes: { NO_SUCH_NOTE },
  about: 'Takes a note away; the audit keeps what it said.',
});
