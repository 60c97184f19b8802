import { randomBytes } from 'node:crypto';
import type { Callback } from '#platform/callbacks';
import { signatureOf } from '../adapters/sign.ts';

export const NOTIFY_PATH = '/provider/sandbox/notify';

type SignedBy = { readonly secret: string; readonly timeMs: number; readonly path?: string };

/** The headers that a provider sends with a body. */
export function signedHeaders(
  body: string,
  { secret, timeMs, path = NOTIFY_PATH }: SignedBy,
): Record<string, string> {
  const nonce = randomBytes(16).toString('hex');
  const signature = signatureOf(secret, { what: `POST ${path}`, timeMs, nonce, body });
  return { 'x-sign-time': String(timeMs), 'x-sign-nonce': nonce, 'x-signature': signature };
}

/** A notice of a payment of ten, changed. */
export const noticeBody = (change: object = {}): string =>
  JSON.stringify({
    Event: 'deposit',
    No: 'D1x000000000000',
    Ref: 'S1',
    PayId: `P${randomBytes(4).toString('hex')}`,
    State: 'PAID',
    Amount: 10_000,
    Currency: 'DEM',
    TimeStamp: 1,
    ...change,
  });

/** A signed notice as the listener hands it on. */
export function signedCallback(change: object, by: SignedBy): Callback {
  const body = noticeBody(change);
  return { rest: 'sandbox/notify', headers: signedHeaders(body, by), body: Buffer.from(body) };
}
