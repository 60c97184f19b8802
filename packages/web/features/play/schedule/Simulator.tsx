import { useState } from 'react';
import { mills } from '@fairlot/rules/core/money';
import type { ChanceBet } from '@fairlot/rules/schedule/chances';
import type { Bin } from '@fairlot/rules/schedule/simulate';
import type { Stops } from '@fairlot/rules/schedule/stops';
import { formatChange, formatMoney, Money, Ring, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import type { ChaseAsk } from '../slip/state/index.ts';
import { percentText } from './percent.ts';
import type { SimulateAnswer, SimulateJob } from './simulate-job.ts';
import { useSimulation } from './use-simulation.ts';
import { SIMULATE } from './text.ts';
import styles from './plan.module.css';

type Played = {
  readonly family: string;
  readonly drawMs: number;
  readonly ask: ChaseAsk;
  readonly bets: readonly ChanceBet[];
  readonly multiples: readonly number[];
  readonly stops: Stops;
};

const FIRST_SEED = 1;

/** What becomes of the plan when it is played ten thousand times. */
export function Simulator({ job }: { job: Played }) {
  const words = useWords(SIMULATE);
  const [seed, setSeed] = useState(FIRST_SEED);
  const { answer, isRunning, isBroken } = useSimulation(jobOf(job, seed));
  return (
    <section className={styles['simulator']} aria-label={words.title} aria-busy={isRunning}>
      <header>
        <b>{words.title}</b>
        <small>{words.about}</small>
        <span className={inline['grow']} />
        {isRunning && <Ring label={words.running} size={14} />}
        <small className={inline['num']}>{words.seed(seed)}</small>
        <Button look="quiet" size="small" onClick={() => setSeed((old) => old + 1)}>
          {words.again}
        </Button>
      </header>
      {isBroken && <p role="alert">{words.broken}</p>}
      <Figures answer={answer} />
      <Histogram bins={answer?.played.bins ?? []} />
      {answer && !answer.areExact && <small>{words.estimated}</small>}
    </section>
  );
}

const jobOf = (
  { family, drawMs, ask, bets, multiples, stops }: Played,
  seed: number,
): Omit<SimulateJob, 'id'> => ({
  family,
  drawMs,
  bets: bets.map(({ play, odds, unitStake, mostPrize }, at) => ({
    play: play.code,
    content: ask.lines[at]!.content,
    odds,
    unitStake,
    mostPrize,
  })),
  cost: ask.lines.reduce<bigint>((sum, { amount }) => sum + amount, 0n),
  multiples,
  stops,
  seed,
});

const thousandths = (value: number) => mills(Math.round(value));

function Figures({ answer }: { answer: SimulateAnswer | undefined }) {
  const words = useWords(SIMULATE);
  const { played, exact } = answer ?? {};
  const chance = (name: string, own: number | undefined, sure: number | undefined) => (
    <div>
      <dt>{name}</dt>
      <dd>
        {own === undefined ? '—' : percentText(own)}
        {sure !== undefined && (
          <small>
            {words.exact} {percentText(sure)}
          </small>
        )}
      </dd>
    </div>
  );
  const money = (name: string, own: number | undefined, sure?: number, isNet = false) => (
    <div>
      <dt>{name}</dt>
      <dd>
        {own === undefined ? '—' : <Money amount={thousandths(own)} sign={isNet} />}
        {sure !== undefined && (
          <small>
            {words.exact} {isNet ? formatChange(thousandths(sure)) : formatMoney(thousandths(sure))}
          </small>
        )}
      </dd>
    </div>
  );
  return (
    <dl className={classes(styles['sums'], styles['figures'])}>
      {chance(words.ahead, played?.ahead, exact?.ahead)}
      {chance(words.ruin, played?.ruin, exact?.ruin)}
      {money(words.mean, played?.mean, exact?.mean, true)}
      {money(words.meanLoss, played?.meanLoss, exact?.meanLoss)}
      {money(words.worst, played?.worstLoss, exact?.worstLoss)}
    </dl>
  );
}

/** Ends of the courses, from the worst to the best; a row of bars that a screen reader reads as a list. */
function Histogram({ bins }: { bins: readonly Bin[] }) {
  const words = useWords(SIMULATE);
  const most = bins.reduce((top, { share }) => Math.max(top, share), 0);
  return (
    <ul className={styles['bars']} aria-label={words.bars}>
      {bins.map(({ from, to, share }, at) => {
        const name = words.bar(
          formatChange(thousandths(from)),
          formatChange(thousandths(to)),
          percentText(share),
        );
        const height = share === 0 ? 0 : Math.max(2, (share / most) * 100);
        return (
          <li key={at} title={name} className={to <= 0 ? styles['lost'] : undefined}>
            <span style={{ blockSize: `${height}%` }} />
            <span className={inline['vh']}>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
