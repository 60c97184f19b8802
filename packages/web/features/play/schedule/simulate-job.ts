// What the page asks of the worker, and what the worker answers: plain data, both ways.
import { mills } from '@fairlot/rules/core/money';
import { invariant } from '@fairlot/rules/core/invariant';
import { familyOfPlay, findFamily } from '@fairlot/rules/play/registry';
import { chancesOf, type ChanceBet } from '@fairlot/rules/schedule/chances';
import {
  allLose,
  courseOf,
  forecast,
  simulate,
  type Bin,
  type Forecast,
} from '@fairlot/rules/schedule/simulate';

export type SimulateJob = {
  readonly id: number;
  /** The family that the game draws. */
  readonly family: string;
  readonly drawMs: number;
  readonly bets: readonly {
    readonly play: string;
    readonly content: string;
    readonly odds: readonly bigint[];
    readonly unitStake: bigint;
    readonly mostPrize: bigint | undefined;
  }[];
  /** Of the cart, once over; thousandths. */
  readonly cost: bigint;
  readonly multiples: readonly number[];
  readonly stops: {
    readonly win: boolean;
    readonly earn: bigint | null;
    readonly loss: bigint | null;
  };
  readonly seed: number;
};

export type SimulateAnswer = {
  readonly id: number;
  readonly played: Forecast & { readonly bins: readonly Bin[] };
  /** A sum over all courses; undefined where these are too many. */
  readonly exact: Forecast | undefined;
  /** That no issue wins. */
  readonly allLose: number;
  /** Whether the chances of a draw were counted, not drawn by lot. */
  readonly areExact: boolean;
};

export async function answerOf(job: SimulateJob): Promise<SimulateAnswer> {
  const shape = findFamily(job.family)?.draw;
  invariant(shape, `${job.family} is a family`);
  const bets: ChanceBet[] = [];
  for (const { play: code, content, odds, unitStake, mostPrize } of job.bets) {
    const plays = await familyOfPlay(code)?.load();
    const play = plays?.find((each) => each.code === code)?.on(job.drawMs);
    const parsed = play?.parse(content);
    invariant(play && parsed?.ok, `${code} has ${content}`);
    bets.push({
      play,
      selection: parsed.value,
      odds,
      unitStake: mills(unitStake),
      mostPrize: mostPrize === undefined ? undefined : mills(mostPrize),
    });
  }
  const { outcomes, isExact } = chancesOf(bets, shape);
  const { win, earn, loss } = job.stops;
  const stops = {
    win,
    earn: earn === null ? null : mills(earn),
    loss: loss === null ? null : mills(loss),
  };
  const course = courseOf(job.cost, job.multiples, outcomes, stops);
  return {
    id: job.id,
    played: simulate(course, job.seed),
    exact: forecast(course),
    allLose: allLose(outcomes, job.multiples.length),
    areExact: isExact,
  };
}
