import { retrying, transaction } from '#platform/db';
import type { Callback, CallbackAnswer } from '#platform/callbacks';
import type { Platform } from '#platform/feature';
import { isSpokenTo, secretOf } from './known.ts';
import { missingThere } from './adapters/counterpart.ts';
import { providerNotices, readNotice, readUnreadable, type Notice } from './notices.ts';
import { isSignedBy } from './adapters/sign.ts';
import { readProvider, takeNonce } from './store.ts';

/** So old, or so far ahead, may the time of a callback be; as long its word is kept. */
export const WINDOW_MS = 300_000;

const answer = (status: number, said: string): CallbackAnswer => ({
  status,
  body: JSON.stringify({ said }),
});

const headerOf = (headers: Callback['headers'], name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * A callback of a provider (`POST /provider/{id}/notify`): signed over its raw body, of now, and new. Its word and what
 * comes of it are committed together; a provider that hears 200 need not tell it again.
 */
export async function receive(platform: Platform, callback: Callback): Promise<CallbackAnswer> {
  const [id = '', what, ...more] = callback.rest.split('/');
  if (what !== 'notify' || more.length > 0) return answer(404, 'no such path');
  const row = await readProvider(platform.db, id);
  // The key of a node of a chain goes to whoever runs it: what is signed with it is nobody's word.
  if (!row || !isSpokenTo(row)) return answer(404, 'no such provider');
  const time = headerOf(callback.headers, 'x-sign-time');
  const nonce = headerOf(callback.headers, 'x-sign-nonce');
  if (!/^\d{13}$/.test(time) || !/^[\w-]{16,64}$/.test(nonce)) return answer(401, 'not signed');
  const timeMs = Number(time);
  const { body } = callback;
  const signed = { what: `POST /provider/${id}/notify`, timeMs, nonce, body };
  const signature = headerOf(callback.headers, 'x-signature');
  if (!isSignedBy(await secretOf(platform, row), signed, signature))
    return answer(401, 'not signed');
  const notice = readNotice(body, { id, number: row.number });
  if (!notice) return refuse(platform, row.number, body, { nonce, timeMs });
  return retrying(() => take(platform, notice, { nonce, timeMs }));
}

type SignedAt = { readonly nonce: string; readonly timeMs: number };

/** What it says is beyond the bounds: it is told so, and operators see it. */
async function refuse(
  { db, ports }: Platform,
  provider: number,
  body: Buffer,
  { nonce, timeMs }: SignedAt,
): Promise<CallbackAnswer> {
  const unreadable = readUnreadable(body);
  if (!unreadable) return answer(400, 'not understood');
  return retrying(() =>
    transaction(db, async (tx) => {
      const taken = await takeNonce(tx, provider, nonce, { timeMs, windowMs: WINDOW_MS });
      if (taken === 'taken') await ports.read(missingThere).refuse(tx, provider, unreadable);
      return answer(taken === 'stale' ? 401 : 400, 'not understood');
    }),
  );
}

async function take(
  { db, ports }: Platform,
  notice: Notice,
  { nonce, timeMs }: SignedAt,
): Promise<CallbackAnswer> {
  const taker = ports.all(providerNotices).find(({ event }) => event === notice.event);
  if (!taker) return answer(404, 'nobody takes this');
  return transaction(db, async (tx) => {
    const window = { timeMs, windowMs: WINDOW_MS };
    const taken = await takeNonce(tx, notice.provider.number, nonce, window);
    if (taken !== 'taken') return answer(taken === 'stale' ? 401 : 409, taken);
    await taker.take(tx, notice);
    return answer(200, 'taken');
  });
}
