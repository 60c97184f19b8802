import { useEffect, useState } from 'react';
import { sumMoney, timesMoney } from '@fairlot/rules/core/money';
import { findFamily } from '@fairlot/rules/play/registry';
import { drawLength } from '@fairlot/rules/play/draw-shape';
import { MOST_IN_RUN } from '@fairlot/wire/play/instant';
import { Balls, Icon, Money, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { classes } from '@fairlot/ui/class-names';
import { createStore, useStore } from '@fairlot/shell';
import { MODAL_LOOK, Modal } from '../board/index.ts';
import type { NewLine } from '../board/picks/index.ts';
import type { Game } from '../lottery/games/index.ts';
import { useMostWin, WINS, winsText, type WinTerms } from '../slip/wins/index.ts';
import { createRun } from './drive.ts';
import { isRunning, READY, tallyOf, type Run } from './run.ts';
import { setRunPlan, useRunPlan } from './run-plan.ts';
import { ENDED, INSTANT } from './text.ts';
import styles from './instant.module.css';
import chips from '@fairlot/ui/chips.module.css';
import inline from '@fairlot/ui/inline.module.css';

type Props = {
  readonly game: Game;
  readonly lines: readonly NewLine[];
  readonly prizeGroup: number;
  readonly terms: WinTerms | undefined;
  readonly acceptsAny: boolean;
  readonly onClose: () => void;
};

/** A run of rounds: how many, its tally while it goes, and the way to stop it, always in reach. */
export function RunDialog({ game, lines, prizeGroup, terms, acceptsAny, onClose }: Props) {
  const words = useWords(INSTANT);
  const [{ store, actions }] = useState(() => {
    const made = createStore<Run>(READY);
    const of = { gameId: game.Id, lines, prizeGroup, acceptsAny };
    return { store: made, actions: createRun(of, made) };
  });
  const run = useStore(store);
  const plan = useRunPlan();
  const going = isRunning(run);
  const isStopping = 'isStopping' in run && run.isStopping;
  // Whoever leaves the page lets the round on its way be the last.
  useEffect(() => () => actions.stop(), [actions]);
  const wins = useMostWin(lines, terms, prizeGroup);
  const { label, about } = winsText(useWords(WINS), wins);
  const stake = sumMoney(lines.map(({ amount }) => amount));
  return (
    <Modal look={MODAL_LOOK} title={words.title} onClose={onClose} locked={going}>
      <div className={styles['run']} data-run={run.step}>
        <LastRound game={game} run={run} />
        <Tally run={run} count={'plan' in run ? run.plan.count : plan.count} />
        {run.step === 'ready' || run.step === 'ended' ? (
          <>
            <HowOften />
            <p className={classes(inline['sec'], inline['num'])}>
              {words.each} <Money amount={stake} currency /> · {words.most}{' '}
              <Money amount={timesMoney(stake, plan.count)} currency />
              <span className={styles['wins']} title={about}>
                {words.eachWins(label)} <Money amount={wins.amount} currency />
              </span>
            </p>
            <Button look="primary" size="large" data-first onClick={() => actions.start(plan)}>
              {run.step === 'ended' ? words.again : words.start}
            </Button>
          </>
        ) : (
          <Button
            look={run.step === 'unknown' ? 'primary' : 'danger'}
            size="large"
            disabled={isStopping}
            onClick={run.step === 'unknown' ? actions.ask : actions.stop}
          >
            {run.step === 'unknown' ? words.askAgain : isStopping ? words.stopping : words.stop}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function HowOften() {
  const words = useWords(INSTANT);
  const { count, stopOnWin } = useRunPlan();
  const set = (next: number): void =>
    setRunPlan({ count: Math.min(MOST_IN_RUN, Math.max(1, next)), stopOnWin });
  return (
    <div className={styles['often']}>
      <span>{words.times}</span>
      <span className={styles['step']}>
        <button
          type="button"
          aria-label={words.less}
          disabled={count <= 1}
          onClick={() => set(count - 1)}
        >
          <Icon name="minus" size={14} />
        </button>
        <input
          className={inline['num']}
          inputMode="numeric"
          aria-label={words.times}
          title={words.timesHint}
          value={count}
          onChange={({ target }) => {
            const typed = Number(target.value);
            if (Number.isInteger(typed)) set(typed);
          }}
        />
        <button
          type="button"
          aria-label={words.more}
          disabled={count >= MOST_IN_RUN}
          onClick={() => set(count + 1)}
        >
          <Icon name="plus" size={14} />
        </button>
      </span>
      <span className={chips['chips']}>
        {[1, 5, 10, 20, 50].map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={chip === count}
            className={chip === count ? chips['on'] : undefined}
            onClick={() => set(chip)}
          >
            {chip}
          </button>
        ))}
      </span>
      <Checkbox isOn={stopOnWin} onChange={(isOn) => setRunPlan({ count, stopOnWin: isOn })}>
        {words.stopOnWin}
      </Checkbox>
    </div>
  );
}

function LastRound({ game, run }: { game: Game; run: Run }) {
  const words = useWords(INSTANT);
  const last = run.rounds.at(-1);
  const face = findFamily(game.Family);
  const count = face ? drawLength(face.draw) : 5;
  return (
    <div className={styles['result']}>
      <Balls
        number={last?.WinningNumber}
        count={count}
        kind={face?.ball}
        extra={face?.extra}
        size={count > 7 ? 'sm' : 'lg'}
        waitLabel={words.drawing}
      />
      <span className={inline['num']}>
        {last && last.Prize > 0n ? (
          <b className={inline['up']}>
            {words.won} <Money amount={last.Prize} currency />
          </b>
        ) : (
          '\u00a0'
        )}
      </span>
    </div>
  );
}

/** 第 3/10 次, staked, won, net: the one place that is read out, once a round. */
function Tally({ run, count }: { run: Run; count: number }) {
  const words = useWords(INSTANT);
  const say = useSay();
  const { drawn, staked, won, net } = tallyOf(run.rounds);
  const state =
    run.step === 'asking'
      ? words.asking
      : run.step === 'unknown'
        ? run.isSaid
          ? words.noRecord
          : words.noAnswer
        : run.step === 'ended'
          ? run.refusal
            ? say(run.refusal.text)
            : say(ENDED[run.how])
          : '\u00a0';
  return (
    <div role="status" className={styles['tally']}>
      <b className={inline['num']}>{words.at(drawn, count)}</b>
      <dl className={inline['num']}>
        <div>
          <dt>{words.staked}</dt>
          <dd>
            <Money amount={staked} />
          </dd>
        </div>
        <div>
          <dt>{words.won}</dt>
          <dd>
            <Money amount={won} />
          </dd>
        </div>
        <div>
          <dt>{words.net}</dt>
          <dd>
            <Money amount={net} sign />
          </dd>
        </div>
      </dl>
      <span className={inline['sec']}>{state}</span>
    </div>
  );
}
