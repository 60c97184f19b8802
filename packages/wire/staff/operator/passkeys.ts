import * as z from 'zod/mini';
import { OWN_PASSKEYS, OWN_SESSION } from '@fairlot/rules/check/operator-roles';
import { nothing, post, timestamp } from '../../core/index.ts';
import {
  Assertion,
  Challenge,
  MakingOffer,
  NewPasskey,
  passkeyId,
  ShowingOffer,
} from '../../auth/credentials/webauthn.ts';
import { PASSKEY_CODES, PASSKEY_SIGN_IN_CODES, PROVE_CODES } from './codes.ts';
import { OperatorGrant, totpCode } from './shapes.ts';

/** Passkeys of operators (WebAuthn level 3). */

export const offerPasskeySignIn = post('/api/Console/PasskeyOptions', {
  access: 'anyone',
  input: nothing,
  output: Challenge,
  codes: PASSKEY_SIGN_IN_CODES,
  about: 'A challenge for signing in by a passkey; good once, for five minutes.',
});

export const signInByPasskey = post('/api/Console/PasskeySignIn', {
  access: 'anyone',
  input: Assertion,
  output: OperatorGrant,
  codes: PASSKEY_SIGN_IN_CODES,
  about: 'Signs an operator in by a passkey that knew its user; his other logins end.',
});

export const getPasskeys = post('/api/Console/Passkeys', {
  access: OWN_SESSION,
  passive: true,
  input: nothing,
  output: z.object({
    Rows: z.array(
      z.object({
        Id: z.string(),
        Name: z.string(),
        CreatedAt: timestamp,
        /** When it let somebody in, or proved who acts; null: not yet. */
        UsedAt: z.nullable(timestamp),
        /** It is kept by the maker of the device too, and may be on others. */
        IsBackedUp: z.boolean(),
      }),
    ),
  }),
  about: 'The passkeys of the operator who asks.',
});

export const offerPasskey = post('/api/Console/PasskeyAddOptions', {
  access: OWN_PASSKEYS,
  input: z.strictObject({ Code: z.optional(totpCode) }),
  output: MakingOffer,
  codes: PASSKEY_CODES,
  about: 'What a device needs to make a passkey for the operator who asks.',
});

export const addPasskey = post('/api/Console/PasskeyAdd', {
  access: OWN_PASSKEYS,
  input: NewPasskey,
  output: z.boolean(),
  codes: PASSKEY_CODES,
  about: 'Keeps a passkey that a device has made; it lets him in from now on.',
});

export const removePasskey = post('/api/Console/PasskeyRemove', {
  access: OWN_PASSKEYS,
  input: z.strictObject({ Id: passkeyId, Code: z.optional(totpCode) }),
  output: z.boolean(),
  codes: PASSKEY_CODES,
  about: 'Takes a passkey of his own away; it lets nobody in any more.',
});

export const offerProof = post('/api/Console/PasskeyProveOptions', {
  access: OWN_SESSION,
  input: nothing,
  output: ShowingOffer,
  codes: PROVE_CODES,
  about: 'A challenge for proving by a passkey who acts.',
});

export const proveByPasskey = post('/api/Console/PasskeyProve', {
  access: OWN_SESSION,
  input: Assertion,
  output: z.boolean(),
  codes: PROVE_CODES,
  about: 'Proves by a passkey who acts: it counts for five minutes, as a code does.',
});
