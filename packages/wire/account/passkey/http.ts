// Passkeys of players (WebAuthn): they sign in alone, and stand in for a code of the authenticator.
import * as z from 'zod/mini';
import { nothing, post, timestamp, typedCode } from '../../core/index.ts';
import {
  MakingOffer,
  NewPasskey,
  passkeyId,
  passkeyName,
  ShowingOffer,
} from '../../auth/credentials/webauthn.ts';
import {
  ADD_PASSKEY_CODES,
  OFFER_PASSKEY_CODES,
  REMOVE_PASSKEY_CODES,
  RENAME_PASSKEY_CODES,
  SHOW_PASSKEY_CODES,
} from './codes.ts';

const Owner = {
  Password: z.string().check(z.maxLength(256)),
  /** Of the authenticator, or a recovery code, where `IsCodeAsked`. */
  Code: z.optional(typedCode),
} as const;

export { offerSignIn, signIn } from './entry.ts';

export const getPasskeys = post('/api/Passkey/List', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    /** The host name that passkeys are of; null where this site has none. */
    RpId: z.nullable(z.string()),
    /** Whether adding and removing take a code of the authenticator. */
    IsCodeAsked: z.boolean(),
    /** Browser and system of whoever asks, such as `Chrome · Windows`: a name to begin with. */
    Device: z.string(),
    Rows: z.array(
      z.object({
        Id: z.string(),
        Name: z.string(),
        CreatedTimeStamp: timestamp,
        /** When it was shown last; null: not yet. */
        UsedTimeStamp: z.nullable(timestamp),
        /** It is kept by the maker of the device too, and may be on others. */
        IsBackedUp: z.boolean(),
      }),
    ),
  }),
  about: 'The passkeys of this account.',
});

export const offerPasskey = post('/api/Passkey/AddOptions', {
  access: 'player',
  input: z.strictObject(Owner),
  output: MakingOffer,
  codes: OFFER_PASSKEY_CODES,
  about: 'What a device needs to make a passkey for this account; good once, for five minutes.',
});

export const addPasskey = post('/api/Passkey/Add', {
  access: 'player',
  input: NewPasskey,
  output: z.object({ IsAdded: z.literal(true) }),
  codes: ADD_PASSKEY_CODES,
  about: 'Keeps a passkey that a device has made; it signs in from now on.',
});

/** Without the password: a name opens nothing and takes nothing away. */
export const renamePasskey = post('/api/Passkey/Rename', {
  access: 'player',
  input: z.strictObject({ Id: passkeyId, Name: passkeyName }),
  output: z.object({ Name: z.string() }),
  codes: RENAME_PASSKEY_CODES,
  about: 'Gives a passkey of this account another name.',
});

export const removePasskey = post('/api/Passkey/Remove', {
  access: 'player',
  input: z.strictObject({ Id: passkeyId, ...Owner }),
  output: z.object({ IsRemoved: z.literal(true) }),
  codes: REMOVE_PASSKEY_CODES,
  about: 'Takes a passkey of this account away; it lets nobody in any more.',
});

export const offerShow = post('/api/Passkey/ShowOptions', {
  access: 'player',
  input: nothing,
  output: ShowingOffer,
  codes: SHOW_PASSKEY_CODES,
  about: 'A challenge for showing a passkey of this account where a code would be asked.',
});
