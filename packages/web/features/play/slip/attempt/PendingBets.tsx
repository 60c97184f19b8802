import { useEffect } from 'react';
import { localNow, serverNow } from '@fairlot/shell';
import { ask } from './ask.ts';
import { conclude, finishRejected } from './conclude.ts';
import { isDefinitelyRejected, pendingNow, watchPending, type Pending } from './pending.ts';

/** Whoever has sent it asks for the first seconds. */
const LEFT_ALONE_MS = 4000;
const LOOK_MS = 2000;
/** After the first half minute there is no hurry. */
const SELDOM_AFTER_MS = 30_000;
const SELDOM_MS = 10_000;

async function askFor({ intent }: Pending): Promise<void> {
  const word = await ask(intent.id);
  if (typeof word === 'object') conclude(intent, word);
  else if (word === 'none' && isDefinitelyRejected(intent, serverNow())) finishRejected(intent);
}

/**
 * Asks what became of bets whose answer was lost, on whatever screen the player is, until somebody
 * knows. It shows nothing: the answer is a toast.
 */
export default function PendingBets() {
  useEffect(() => {
    let askedAt = Number.NEGATIVE_INFINITY;
    const look = (): void => {
      const now = localNow();
      const waiting = pendingNow().filter(({ sentAt }) => now - sentAt >= LEFT_ALONE_MS);
      const isFresh = waiting.some(({ sentAt }) => now - sentAt < SELDOM_AFTER_MS);
      if (waiting.length === 0 || now - askedAt < (isFresh ? LOOK_MS : SELDOM_MS)) return;
      askedAt = now;
      for (const pending of waiting) void askFor(pending);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    const end = watchPending(look);
    return () => {
      clearInterval(timer);
      end();
    };
  }, []);
  return null;
}
