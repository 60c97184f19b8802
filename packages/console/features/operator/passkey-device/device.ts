import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Bilingual } from '@fairlot/rules/core/text';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/operator';
import { elsewhere, FAULTS } from './text.ts';

/** What the browser does with passkeys: makes one, and signs by one. A fault is for people. */
type Offer = Output<typeof operatorHttp.offerPasskey>;
type Made = Omit<Input<typeof operatorHttp.addPasskey>, 'Name'>;
type Signed = Input<typeof operatorHttp.signInByPasskey>;
type Challenge = {
  readonly Challenge: string;
  readonly RpId: string;
  readonly Known?: readonly string[];
};

const TIMEOUT_MS = 5 * 60_000;
/** EdDSA, ECDSA with P-256, RSA with SHA-256, as the server takes them. */
const ALGORITHMS = [-8, -7, -257];

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

const keysOf = (known: readonly string[]) =>
  known.map((id) => ({ id, type: 'public-key' as const }));

/** A passkey is of a host name and what is below it. */
const isHere = (host: string): boolean =>
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
export const makePasskey = (offer: Offer): Promise<Result<Made, Bilingual>> =>
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

/** Has the device sign; any passkey of this site, or one of those that are named. */
export const signByPasskey = (offer: Challenge): Promise<Result<Signed, Bilingual>> =>
  attempt(offer.RpId, async () => {
    const { id, response } = await startAuthentication({
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
