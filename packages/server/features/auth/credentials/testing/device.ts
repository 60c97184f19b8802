import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { sha256 } from '#platform/hash';

/**
 * A device with one passkey, as far as the site sees it: it answers challenges as WebAuthn says.
 * What it says of itself can be bent.
 */
export type Bent = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly kind?: string;
  /** It did not ask who holds it. */
  readonly isUnverified?: boolean;
  readonly count?: number;
  readonly format?: string;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_PASSKEY = 0x40;

/** CBOR (RFC 8949) of the few shapes that WebAuthn needs; no text or bytes above 65,535. */
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
type Cbor = number | string | Buffer | readonly (readonly [number | string, Cbor])[];
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = value.flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.length), ...parts]);
}

/** ES256 with P-256, as COSE writes it (RFC 9053). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

const count4 = (count: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
};

export function createDevice(origin: string) {
  const rpId = new URL(origin).hostname;
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let signed = 0;
  const clientDataOf = (challenge: string, kind: string, bent: Bent): Buffer =>
    Buffer.from(
      JSON.stringify({ type: bent.kind ?? kind, challenge, origin: bent.origin ?? origin }),
    );
  const authDataOf = (flags: number, count: number, bent: Bent, rest = Buffer.alloc(0)): Buffer => {
    const verified = bent.isUnverified ? 0 : USER_VERIFIED;
    const flag = Buffer.from([flags | USER_PRESENT | verified]);
    return Buffer.concat([sha256(bent.rpId ?? rpId), flag, count4(count), rest]);
  };
  return {
    Id: id.toString('base64url'),
    /** What it makes of a challenge for a new passkey. */
    make: (challenge: string, bent: Bent = {}) => {
      const rest = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id]);
      const data = authDataOf(HAS_PASSKEY, 0, bent, Buffer.concat([rest, coseOf(publicKey)]));
      const attestation = cbor([
        ['fmt', bent.format ?? 'none'],
        ['attStmt', []],
        ['authData', data],
      ]);
      return {
        Id: id.toString('base64url'),
        ClientData: clientDataOf(challenge, 'webauthn.create', bent).toString('base64url'),
        Attestation: attestation.toString('base64url'),
      };
    },
    /** What it signs to show that it is there. */
    show: (challenge: string, bent: Bent = {}) => {
      signed += 1;
      const clientData = clientDataOf(challenge, 'webauthn.get', bent);
      const data = authDataOf(0, bent.count ?? signed, bent);
      const bytes = Buffer.concat([data, sha256(clientData)]);
      return {
        Id: id.toString('base64url'),
        ClientData: clientData.toString('base64url'),
        AuthenticatorData: data.toString('base64url'),
        Signature: sign('sha256', bytes, privateKey).toString('base64url'),
      };
    },
  };
}

export type Device = ReturnType<typeof createDevice>;
