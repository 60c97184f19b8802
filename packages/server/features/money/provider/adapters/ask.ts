import { randomBytes } from 'node:crypto';
import { readLimitedText } from '#platform/read-limited-text';
import { isSignedBy, signatureOf } from './sign.ts';

const ANSWER_MS = 10_000;
const MOST_BYTES = 1_000_000;

export type Asking = {
  /** Where the provider is, without a slash at the end. */
  readonly apiAt: string;
  readonly secret: string;
  readonly nowMs: () => Promise<number>;
  readonly answerMs?: number;
};

/** One signed call: the answer where it came in time, whole and signed for this very question, else undefined. */
export async function ask(
  { apiAt, secret, nowMs, answerMs = ANSWER_MS }: Asking,
  path: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const body = JSON.stringify(fields);
  const timeMs = await nowMs();
  const nonce = randomBytes(16).toString('hex');
  const headers = {
    'content-type': 'application/json',
    'x-sign-time': String(timeMs),
    'x-sign-nonce': nonce,
    'x-signature': signatureOf(secret, { what: `POST ${path}`, timeMs, nonce, body }),
  };
  try {
    const signal = AbortSignal.timeout(answerMs);
    const answer = await fetch(apiAt + path, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal,
    });
    const text = await readLimitedText(answer, MOST_BYTES);
    if (!answer.ok || text === undefined) return undefined;
    const signed = { what: '200', timeMs, nonce, body: text };
    const signature = answer.headers.get('x-signature') ?? '';
    return isSignedBy(secret, signed, signature) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
