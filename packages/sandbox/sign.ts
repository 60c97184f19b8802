import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed of a message, each way: what it is, when, a word that is used once, and its bytes. */
export type Signed = {
  /** `POST /v1/create` of a request, `200` of an answer. */
  readonly what: string;
  readonly timeMs: number;
  readonly nonce: string;
  readonly body: string;
};

/** HMAC-SHA256 in hex, over the lines of a message and its raw body. */
export const signatureOf = (secret: string, { what, timeMs, nonce, body }: Signed): string =>
  createHmac('sha256', secret).update(`${what}\n${timeMs}\n${nonce}\n${body}`).digest('hex');

export function isSignedBy(secret: string, signed: Signed, signature: string): boolean {
  const [made, shown] = [signatureOf(secret, signed), signature].map((hex) => Buffer.from(hex));
  return made !== undefined && shown?.length === made.length && timingSafeEqual(made, shown);
}
