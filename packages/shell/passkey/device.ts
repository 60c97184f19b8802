import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Bilingual } from '@fairlot/rules/core/text';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Assertion, Challenge, MakingOffer, NewPasskey } from '@fairlot/wire/auth/credentials';
import { elsewhere, FAULTS } from './text.ts';

/** What the browser does with passkeys: makes one, and signs by one. A fault is for people. */
type Made = Omit<NewPasskey, 'Name'>;
type Asked = Challenge & { readonly Known?: readonly string[] };

const TIMEOUT_MS = 5 * 60_000;
/** EdDSA, ECDSA with P-256, RSA with SHA-256, as the server takes them. */
const ALGORITHMS = [-8, -7, -257];

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

const keysOf = (known: readonly string[]) =>
  known.map((id) => ({ id, type: 'public-key' as const }));

/** Whether the browser offers passkeys among the names that it fills in. */
export const canAutofillPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Takes back what the browser was asked for and has not answered. */
export const forgetAsked = (): void => WebAuthnAbortService.cancelCeremony();

/** A passkey is of a host name and what is below it. */
export const isHere = (host: string): boolean =>
  location.hostname === host || location.hostname.endsWith(`.${host}`);

/** Whoever cancels, and a device that has none, look the same to a page. */
async function attempt<T>(host: string, work: () => Promise<T>): Promise<Result<T, Bilingual>> {
  if (!isHere(host)) return refused(elsewhere(host));
  try {
    return ok(await work());
  } catch {
    return refused(FAULTS.device);
  }
}

/** Has the device make a passkey that asks who holds it and can be found without a name. */
export const makePasskey = (offer: MakingOffer): Promise<Result<Made, Bilingual>> =>
  attempt(offer.RpId, async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        rp: { id: offer.RpId, name: 'Fairlot' },
        user: { id: offer.UserId, name: offer.UserName, displayName: offer.UserName },
        challenge: offer.Challenge,
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        timeout: TIMEOUT_MS,
        attestation: 'none',
        excludeCredentials: keysOf(offer.Known),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      },
    });
    return { Id: id, ClientData: response.clientDataJSON, Attestation: response.attestationObject };
  });

/**
 * Has the device sign; any passkey of this site, or one of those that are named. With `isAutofill` it waits until
 * one is chosen among the names that the browser fills in.
 */
export const signByPasskey = (
  offer: Asked,
  isAutofill = false,
): Promise<Result<Assertion, Bilingual>> =>
  attempt(offer.RpId, async () => {
    const { id, response } = await startAuthentication({
      useBrowserAutofill: isAutofill,
      optionsJSON: {
        challenge: offer.Challenge,
        rpId: offer.RpId,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        allowCredentials: keysOf(offer.Known ?? []),
      },
    });
    return {
      Id: id,
      ClientData: response.clientDataJSON,
      AuthenticatorData: response.authenticatorData,
      Signature: response.signature,
    };
  });
