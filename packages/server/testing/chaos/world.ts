import { setTimeout as delay } from 'node:timers/promises';
import type { Losses } from './ask.ts';
import type { Luck } from './luck.ts';

/** What everybody in a run stands in. */
export type World = {
  readonly url: string;
  readonly consoleUrl: string;
  readonly sandboxUrl: string;
  readonly controlToken: string;
  /** Five digits, an issue a minute; and the same at once. */
  readonly game: number;
  readonly instant: number;
  /** Channels of deposits: one with fee and bonus, and one whose orders soon end. */
  readonly channels: { readonly plain: number; readonly quick: number };
  readonly losses: Losses;
  /** Who waits for an answer just now. */
  readonly waiting: Set<object>;
  /** So many of a hundred requests lose their answer on the side of the client. */
  readonly hangsUp: number;
  /** Control of the run: who lost an answer asks under another name. */
  readonly forgetsIntents: boolean;
  /** Nothing new is begun; what was begun is brought to its end. */
  isClosing(): boolean;
  /** Everything is at rest. */
  isOver(): boolean;
  /** The moment of the run, milliseconds UTC. */
  now(): number;
};

/** Does something to the provider as whoever has its money does; whether it could be done. */
export async function doToProvider(
  { sandboxUrl, controlToken }: Pick<World, 'sandboxUrl' | 'controlToken'>,
  act: string,
  fields: object,
): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      const answer = await fetch(`${sandboxUrl}/control/${act}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${controlToken}` },
        body: JSON.stringify(fields),
        signal: AbortSignal.timeout(15_000),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      await delay(50);
    }
  }
  return false;
}

/** A provider of many minds: how it behaves changes all the time. */
export async function changeManners(world: World, luck: Luck): Promise<void> {
  while (!world.isClosing()) {
    await doToProvider(world, 'manner', {
      api: luck.has(60) ? 'well' : luck.pick(['lost', 'slow', 'broken', 'forged', 'down']),
      slowMs: 100 + luck.below(400),
      notify: luck.pick(['once', 'once', 'twice', 'never']),
      payout: luck.pick(['PAID', 'PAID', 'PAID', 'FAILED', 'UNKNOWN', 'PENDING']),
    });
    await delay(200 + luck.below(400));
  }
  await doToProvider(world, 'manner', { api: 'well', notify: 'once', payout: 'PAID' });
}
