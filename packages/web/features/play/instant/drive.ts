// A run on its way: one round after the other, each under an intent of its own, until it ends.
import { pause } from './pause.ts';
import { Denied } from '@fairlot/client';
import { betHttp } from '@fairlot/wire/play/bet';
import { instantHttp, ROUND_GAP_MS, type Seed } from '@fairlot/wire/play/instant';
import { call, localNow, refetch, send, type Store } from '@fairlot/shell';
import { setWallet } from '../../../session/index.ts';
import { rowsOf } from '../slip/index.ts';
import type { NewLine } from '../board/picks/index.ts';
import { nextRun, type Played, type Run, type RunEvent, type RunPlan } from './run.ts';
import { changeSeed, readySeed } from './seeds.ts';

const ASK_EVERY_MS = 2_000;
const ASK_FOR_MS = 30_000;

export type RunOf = {
  readonly gameId: number;
  readonly lines: readonly NewLine[];
  readonly prizeGroup: number;
  readonly acceptsAny: boolean;
};

/** What the house says of a round. */
type Word =
  | { readonly kind: 'drawn'; readonly round: Played }
  | { readonly kind: 'refused'; readonly event: RunEvent }
  | { readonly kind: 'wait' }
  | { readonly kind: 'lost' };

/** Delivers rounds under the seed of the moment. */
function createDelivery(of: RunOf): (intent: string) => Promise<Word> {
  let seed: Seed | undefined;
  return async (intent) => {
    seed ??= await readySeed();
    if (!seed) return { kind: 'refused', event: { kind: 'refused' } };
    const result = await send(instantHttp.play, {
      IntentId: intent,
      GameId: of.gameId,
      SeedId: seed.SeedId,
      Bets: rowsOf(of.lines, of.prizeGroup),
      ...(of.acceptsAny && { AcceptAnyOdds: true }),
    });
    if (result.ok) return { kind: 'drawn', round: result.value };
    const { code } = result.error;
    if (code === 'UNKNOWN_STATE') return { kind: 'lost' };
    if (code === 'TOO_SOON') return { kind: 'wait' };
    if (code === 'SEED_GONE' || code === 'SEED_NOT_SET' || code === 'SEED_USED_UP') {
      // This one is over: the round is drawn from the next.
      seed = await (code === 'SEED_USED_UP' ? changeSeed(seed.SeedId) : readySeed());
      if (seed) return { kind: 'wait' };
    }
    return { kind: 'refused', event: { kind: 'refused', refusal: result.error } };
  };
}

/** What a round came to; `silent` where nobody said whether there is one. */
async function askFor(intent: string): Promise<Played | 'none' | 'silent'> {
  const until = localNow() + ASK_FOR_MS;
  for (;;) {
    const word = await call(instantHttp.byIntent, { IntentId: intent }).catch(() => undefined);
    if (word?.ok) return word.value;
    // Still under way: whether it is drawn, nobody knows yet.
    if (localNow() >= until) return word?.error.code === 'NOT_FOUND' ? 'none' : 'silent';
    await pause(ASK_EVERY_MS);
  }
}

export function createRun(of: RunOf, store: Store<Run>) {
  const dispatch = (event: RunEvent): void => store.set(nextRun(store.get(), event));
  const deliver = createDelivery(of);

  /** Asks what became of a round whose answer was lost, for half a minute. */
  async function recover(intent: string): Promise<boolean> {
    dispatch({ kind: 'lost' });
    const found = await askFor(intent);
    if (typeof found === 'object') take(found);
    else dispatch({ kind: 'unknown', isSaid: found === 'none' });
    return typeof found === 'object';
  }

  function take(round: Played): void {
    setWallet(round.WalletAmount, true);
    void refetch(instantHttp.getRounds);
    dispatch({ kind: 'drawn', round });
  }

  /** One round, however often it must be asked for; false where the run cannot go on. */
  async function drawOne(intent: string): Promise<boolean> {
    for (;;) {
      let word: Word;
      try {
        word = await deliver(intent);
      } catch (error) {
        // A denial has left the page; whatever else broke, only the server knows of the round.
        if (error instanceof Denied) return false;
        word = { kind: 'lost' };
      }
      if (word.kind === 'lost') return recover(intent);
      if (word.kind === 'drawn') {
        take(word.round);
        return true;
      }
      if (word.kind === 'refused') {
        dispatch(word.event);
        return false;
      }
      if (store.get().step === 'stopping') {
        dispatch({ kind: 'refused' });
        return false;
      }
      await pause(ROUND_GAP_MS / 4);
    }
  }

  let intent = '';
  const goOn = (): boolean => /drawing|stopping/.test(store.get().step);
  async function start(plan: RunPlan): Promise<void> {
    if (store.get().step === 'drawing') return;
    dispatch({ kind: 'start', plan });
    while (goOn()) {
      intent = crypto.randomUUID();
      const startedAt = localNow();
      if (!(await drawOne(intent))) break;
      if (goOn()) await pause(Math.max(0, ROUND_GAP_MS - (localNow() - startedAt)));
    }
    await Promise.all([refetch(betHttp.getBetRecords), refetch(instantHttp.getSeed)]);
  }
  return {
    start: (plan: RunPlan): void => void start(plan),
    stop: (): void => dispatch({ kind: 'stop' }),
    /** Asks again for the round that nobody could tell of. */
    ask: (): void => {
      dispatch({ kind: 'ask' });
      void recover(intent);
    },
  };
}
