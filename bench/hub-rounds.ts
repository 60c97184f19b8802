import type { ClientAnswer, Contender, ServerAnswer } from './hub-talk.ts';

/** One measured turn of one contender. */
export type Turn = {
  /** Microseconds of the server's processor for each delivered message or answered call. */
  readonly cpuUs: number;
  readonly wallUs: number;
  /** Shares of one core. */
  readonly serverBusy: number;
  readonly clientsBusy: number;
};

export type Result = Turn & { readonly repeated: number };

export function turnOf(server: ServerAnswer, clients: ClientAnswer, messages: number): Turn {
  const wallUs = server.wallMs * 1000;
  return {
    cpuUs: server.cpuUs / messages,
    wallUs: wallUs / messages,
    serverBusy: server.cpuUs / wallUs,
    clientsBusy: clients.cpuUs / (clients.wallMs * 1000),
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A server that waits measures the wait: such a turn is repeated, but not for ever. */
const BUSY = 0.9;
const REPEATS = 4;

/** Contenders take turns, A B B A, so that what drifts on the machine falls on each of them. */
export async function takeTurns(
  contenders: readonly Contender[],
  { rounds, mayWait }: { readonly rounds: number; readonly mayWait: boolean },
  play: (contender: Contender) => Promise<Turn>,
): Promise<ReadonlyMap<Contender, Result>> {
  const turns = new Map(contenders.map((contender) => [contender, [] as Turn[]]));
  const repeated = new Map<Contender, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      let turn = await play(contender);
      for (let again = 0; !mayWait && turn.serverBusy < BUSY && again < REPEATS; again += 1) {
        repeated.set(contender, (repeated.get(contender) ?? 0) + 1);
        const other = await play(contender);
        if (other.serverBusy > turn.serverBusy) turn = other;
      }
      turns.get(contender)?.push(turn);
    }
  }
  const results = [...turns].map(([contender, all]): [Contender, Result] => {
    const middle = (of: (turn: Turn) => number): number => median(all.map(of));
    return [
      contender,
      {
        cpuUs: middle((turn) => turn.cpuUs),
        wallUs: middle((turn) => turn.wallUs),
        serverBusy: middle((turn) => turn.serverBusy),
        clientsBusy: middle((turn) => turn.clientsBusy),
        repeated: repeated.get(contender) ?? 0,
      },
    ];
  });
  return new Map(results);
}
