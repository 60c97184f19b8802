import * as z from 'zod/mini';
import { isLine } from '@fairlot/rules/lottery/game';

/** What browsers and devices say of passkeys (WebAuthn level 3). Bytes are base64url without padding. */
const bytes = (most: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(most));

/** 1,023 bytes at most (WebAuthn 5.1). */
export const passkeyId = bytes(1_364);
/** A JSON text of the browser: kind, challenge, origin. */
const clientData = bytes(2_000);

/** Most characters of the name of a passkey. */
export const PASSKEY_NAME = 40;

/** What a device signed to show that it is there. */
const shown = {
  Id: passkeyId,
  ClientData: clientData,
  AuthenticatorData: bytes(2_000),
  Signature: bytes(2_000),
};
export const Assertion = z.strictObject(shown);

/** The same at a sign-in, with the version of the terms that he accepts, where AGREEMENT asked for it. */
export const Entering = z.strictObject({ ...shown, Terms: z.optional(z.int()) });

/** What a device made, with the name that its owner tells it by. */
/** One line that can be read: whose passkey it is tells his devices apart by it. */
export const passkeyName = z.string().check(
  z.minLength(1),
  z.maxLength(PASSKEY_NAME),
  z.refine((name) => isLine(name, PASSKEY_NAME)),
);

export const NewPasskey = z.strictObject({
  Name: passkeyName,
  Id: passkeyId,
  ClientData: clientData,
  Attestation: bytes(8_000),
});

// Not `z.extend`, which no first view has yet.
const challenge = {
  Challenge: z.string(),
  /** The site that the passkey is of: the host name of the page, or one above it. */
  RpId: z.string(),
};
/** Those that he has: a device that holds one of them makes no second. */
const Known = z.array(z.string());

export const Challenge = z.object(challenge);

/** What a device needs to show one of those that are named. */
export const ShowingOffer = z.object({ ...challenge, Known });

/** What a device needs to make one. */
export const MakingOffer = z.object({
  ...challenge,
  UserId: z.string(),
  UserName: z.string(),
  Known,
});
export type MakingOffer = z.output<typeof MakingOffer>;
export type Assertion = z.output<typeof Assertion>;
export type NewPasskey = z.output<typeof NewPasskey>;
export type Challenge = z.output<typeof Challenge>;
