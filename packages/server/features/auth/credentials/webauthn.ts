import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Assertion, NewPasskey } from '@fairlot/wire/auth/credentials';

/** What a device says of a passkey, checked (WebAuthn level 3, sections 7.1 and 7.2). */
export type PasskeySite = {
  /** The host name that passkeys are of. */
  readonly id: string;
  /** Where the pages stand that may ask for them: at that host, or below it. */
  readonly origins: readonly string[];
};

/** EdDSA, ECDSA with P-256, RSA with SHA-256. */
const ALGORITHMS = [-8, -7, -257];

type Signed = { readonly signCount: number; readonly isBackedUp: boolean };
/** Whether a challenge was given for this, and is taken by it. */
type TakesChallenge = (challenge: string) => Promise<boolean>;

type Known = { readonly public_key: Buffer; readonly sign_count: bigint };

/**
 * What a device that signed says of itself; undefined when the signature is not good, the device did
 * not ask who holds it, or it was made for another site. Takes the challenge whatever it says.
 */
export async function checkAssertion(
  site: PasskeySite,
  assertion: Assertion,
  known: Known,
  take: TakesChallenge,
): Promise<Signed | undefined> {
  const {
    Id: id,
    ClientData: clientDataJSON,
    AuthenticatorData: authenticatorData,
    Signature: signature,
  } = assertion;
  const checked = await orNothing(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: take,
      expectedOrigin: [...site.origins],
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.sign_count),
      },
    }),
  );
  if (!checked?.verified) return undefined;
  const { newCounter: signCount, credentialBackedUp: isBackedUp } = checked.authenticationInfo;
  return { signCount, isBackedUp };
}

/** What a device made, without the name that its owner gives it. */
export type Attested = Omit<NewPasskey, 'Name'>;
type Made = Signed & { readonly publicKey: Buffer };

/** What a device made; undefined when it is no passkey for this site, or does not ask who holds it. */
export async function checkAttestation(
  site: PasskeySite,
  { Id: id, ClientData: clientDataJSON, Attestation: attestationObject }: Attested,
  take: TakesChallenge,
): Promise<Made | undefined> {
  const checked = await orNothing(async () => {
    // Statements of makers are not asked for; checking one would fetch what its certificate names.
    const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'));
    if (decodeAttestationObject(bytes).get('fmt') !== 'none') return undefined;
    return verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: take,
      expectedOrigin: [...site.origins],
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!checked?.verified) return undefined;
  const { credential, credentialBackedUp: isBackedUp } = checked.registrationInfo;
  const { publicKey, counter: signCount } = credential;
  return credential.id === id
    ? { publicKey: Buffer.from(publicKey), signCount, isBackedUp }
    : undefined;
}

/** The library throws at whatever is not as it should be: all of it comes from outside. */
async function orNothing<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
