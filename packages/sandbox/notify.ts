import { randomBytes } from 'node:crypto';
import { signatureOf } from './sign.ts';

/** A notice as it goes out, whole: sent again as it stands it is a replay. */
export type Letter = {
  readonly to: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** How long after each failure a notice is sent again. */
const AGAIN_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
const ANSWER_MS = 10_000;

/** Signs what is to be told. `secret` is another one where a notice is to be forged. */
export function letterOf(
  secret: string,
  to: string,
  about: Readonly<Record<string, unknown>>,
  timeMs: number,
): Letter {
  const body = JSON.stringify(about);
  const nonce = randomBytes(16).toString('hex');
  const what = `POST ${new URL(to).pathname}`;
  const headers = {
    'content-type': 'application/json',
    'x-sign-time': String(timeMs),
    'x-sign-nonce': nonce,
    'x-signature': signatureOf(secret, { what, timeMs, nonce, body }),
  };
  return { to, body, headers };
}

/** Sends a notice once: the status of the answer, 0 where there was none. */
export async function sendOnce({ to, body, headers }: Letter): Promise<number> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(to, { method: 'POST', body, headers, redirect: 'error', signal });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Sends notices until they are taken, each anew signed, and gives up in the end; the query remains. */
export function createPost() {
  const waiting = new Set<NodeJS.Timeout>();
  const deliver = async (make: () => Promise<Letter>, tried = 0): Promise<void> => {
    const status = await sendOnce(await make());
    const pause = AGAIN_MS[tried];
    if ((status >= 200 && status < 300) || pause === undefined) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void deliver(make, tried + 1);
    }, pause);
    waiting.add(timer);
  };
  return {
    deliver,
    stop: () => {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
