import { retrying, transaction } from '#platform/db';
import type { Callback, CallbackAnswer } from '#platform/callbacks';
import type { Platform } from '#platform/feature';
import type { Unreadable } from './adapters/adapter.ts';
import { missingThere } from './adapters/counterpart.ts';
import { isSignedBy } from './adapters/sign.ts';
import { createSenders } from './senders.ts';
import { type NoticeQueue, noticeQueue } from './notice-queue.ts';
import { providerNotices, readNotice, readUnreadable, type Notice } from './notices.ts';
import { takeNonce } from './store.ts';

/** So old, or so far ahead, may the time of a callback be; as long its word is kept. */
export const WINDOW_MS = 300_000;

/** Providers come again for these, with the same bytes or others. */
const FULL: CallbackAnswer = { status: 503, body: '{"said":"again"}', retryAfterS: 1 };

const answer = (status: number, said: string): CallbackAnswer => ({
  status,
  body: JSON.stringify({ said }),
});

const headerOf = (headers: Callback['headers'], name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

type SignedAt = { readonly nonce: string; readonly timeMs: number };
type Deps = Pick<Platform, 'callbackDb' | 'ports' | 'settings'>;

/**
 * Takes callbacks of providers (`POST /provider/{id}/notify`): signed over the raw body, recent and new. A callback
 * and its effects are committed together, so a provider that gets 200 need not repeat it. An unsigned callback uses no
 * connection, and notices of one payment use one.
 */
export function createReceiver(
  platform: Deps,
  queue: NoticeQueue = noticeQueue(),
): (callback: Callback) => Promise<CallbackAnswer> {
  const senderOf = createSenders(platform);
  return async ({ rest, headers, body }) => {
    const [id = '', what, ...more] = rest.split('/');
    if (what !== 'notify' || more.length > 0) return answer(404, 'no such path');
    const sender = await senderOf(id);
    if (!sender) return answer(404, 'no such provider');
    const time = headerOf(headers, 'x-sign-time');
    const nonce = headerOf(headers, 'x-sign-nonce');
    if (!/^\d{13}$/.test(time) || !/^[\w-]{16,64}$/.test(nonce)) return answer(401, 'not signed');
    const timeMs = Number(time);
    const signed = { what: `POST /provider/${id}/notify`, timeMs, nonce, body };
    const signature = headerOf(headers, 'x-signature');
    if (!isSignedBy(sender.secret, signed, signature)) return answer(401, 'not signed');
    const notice = readNotice(body, { id, number: sender.number });
    const unreadable = notice ? undefined : readUnreadable(body);
    if (!notice && !unreadable) return answer(400, 'not understood');
    const at = { nonce, timeMs };
    const work = (): Promise<CallbackAnswer> =>
      retrying(() =>
        notice ? take(platform, notice, at) : refuse(platform, sender.number, unreadable, at),
      );
    return (await queue.run(sender.number, namesOf(notice ?? unreadable), work)) ?? FULL;
  };
}

/** The queue keys of a notice: its order, and its payment if it names one. */
const namesOf = (of: Notice | Unreadable | undefined): readonly string[] => {
  const payId = of === undefined ? '' : 'payId' in of ? of.payId : of.ref;
  return [`order ${of?.no}`, ...(payId === '' ? [] : [`payment ${payId}`])];
};

/** Answers a callback with values beyond the bounds and reports it to operators. */
const refuse = (
  { callbackDb, ports }: Deps,
  provider: number,
  unreadable: Unreadable | undefined,
  { nonce, timeMs }: SignedAt,
): Promise<CallbackAnswer> =>
  transaction(callbackDb, async (tx) => {
    const taken = await takeNonce(tx, provider, nonce, { timeMs, windowMs: WINDOW_MS });
    if (taken === 'taken' && unreadable) {
      await ports.read(missingThere).refuse(tx, provider, unreadable);
    }
    return answer(taken === 'stale' ? 401 : 400, 'not understood');
  });

async function take(
  { callbackDb, ports }: Deps,
  notice: Notice,
  { nonce, timeMs }: SignedAt,
): Promise<CallbackAnswer> {
  const taker = ports.all(providerNotices).find(({ event }) => event === notice.event);
  if (!taker) return answer(404, 'nobody takes this');
  return transaction(callbackDb, async (tx) => {
    const window = { timeMs, windowMs: WINDOW_MS };
    const taken = await takeNonce(tx, notice.provider.number, nonce, window);
    if (taken !== 'taken') return answer(taken === 'stale' ? 401 : 409, taken);
    await taker.take(tx, notice);
    return answer(200, 'taken');
  });
}
