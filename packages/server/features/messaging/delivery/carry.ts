import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Route } from './route.ts';

/** What a carrier is handed. `key` goes with it, so that who gets it twice can tell. */
export type Parcel = {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
};

/** `refused`: it never will be taken. Anything else that goes wrong throws, and is tried again. */
export type Carried = 'sent' | 'refused';
export type Carrier = (parcel: Parcel) => Promise<Carried>;

/** Together less than the lease of a message. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;
const REFUSED = 500;

const refusedBy = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= REFUSED &&
  // Of the recipient or the mail; of the password of the server it is our own fault, and may be mended.
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

/** Mail by SMTP. Its message id is made of the key: sent twice, it is one mail for most who read. */
export const carryMail =
  ({ url, from }: Route): Carrier =>
  async ({ key, to, subject, text, html }) => {
    const domain = from.slice(from.lastIndexOf('@') + 1);
    const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
    const transport = createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: ANSWER_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from,
        // As an object: no comma in it makes two of it.
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return 'sent';
    } catch (error) {
      if (refusedBy(error)) return 'refused';
      throw error;
    } finally {
      transport.close();
    }
  };

/** Answers that another try may change. */
const MAY_CHANGE = new Set([401, 403, 408, 425, 429]);

/**
 * Text messages by HTTP: POST of `{ To, Text, Key }` with the secret of the address as bearer. Any 2xx says
 * that it was taken; who is given a key twice sends once.
 */
export const carrySms =
  ({ url }: Route): Carrier =>
  async ({ key, to, text }) => {
    const target = new URL(url);
    const secret = decodeURIComponent(target.username);
    target.username = '';
    target.password = '';
    const answer = await fetch(target, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({ To: to, Text: text, Key: key }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (answer.status < 500 && !MAY_CHANGE.has(answer.status)) return 'refused';
    throw new Error(`the provider of text messages answered ${answer.status}`);
  };

/** Text messages of a demo or a test: mails to the local mailbox, addressed to the number. */
export const carrySmsByMail = (route: Route): Carrier => {
  const carry = carryMail(route);
  return (parcel) => carry({ ...parcel, to: `${parcel.to}@sms.invalid`, subject: 'SMS' });
};
