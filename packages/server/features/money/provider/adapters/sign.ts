import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message between this site and a provider: what it is, when, a word used once, and its bytes as they go. */
export type Signed = {
  /** `POST /v1/create` of a request, `200` of the answer to it. */
  readonly what: string;
  readonly timeMs: number;
  readonly nonce: string;
  readonly body: string | Buffer;
};

/** HMAC-SHA256 (RFC 2104) in hex. */
export const signatureOf = (secret: string, { what, timeMs, nonce, body }: Signed): string =>
  createHmac('sha256', secret).update(`${what}\n${timeMs}\n${nonce}\n`).update(body).digest('hex');

export function isSignedBy(secret: string, signed: Signed, signature: string): boolean {
  const made = Buffer.from(signatureOf(secret, signed));
  const shown = Buffer.from(signature);
  return shown.length === made.length && timingSafeEqual(made, shown);
}
