import type { ReactNode } from 'react';
import { sumMoney } from '@fairlot/rules/core/money';
import { betHttp, type BetRecord } from '@fairlot/wire/play/bet';
import {
  CardSkeleton,
  countdownState,
  formatCountdown,
  formatMoney,
  Icon,
  shortIssue,
  Status,
  useSay,
  useWords,
} from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Link, navigate, useCall, useServerNow } from '@fairlot/shell';
import { useGames } from '../lottery/games/index.ts';
import { groupBets, type IssueBets } from './group-bets.ts';
import { OPEN } from './text.ts';
import { useOwnBets } from './use-own-bets.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import styles from './open-bets.module.css';

/** Issues that have room beside each other; the rest is in the records. */
const MOST_SHOWN = 3;

function useGameName(): (id: number) => string {
  const { games = [] } = useGames();
  const say = useSay();
  return (id) => {
    const game = games.find(({ Id }) => Id === id);
    return game ? say(game.Name) : '';
  };
}

/** The one part that ticks. */
function ToDraw({ drawMs }: { readonly drawMs: number }) {
  const words = useWords(OPEN);
  const leftMs = drawMs - useServerNow();
  if (leftMs <= 0) return <span className={styles['soon']}>{words.drawing}</span>;
  const isSoon = countdownState(leftMs) !== 'open';
  return (
    <span className={classes(inline['num'], isSoon && styles['soon'])} role="timer" aria-live="off">
      {formatCountdown(leftMs)} {words.drawnIn}
    </span>
  );
}

function Issue({ bets }: { readonly bets: IssueBets }) {
  const words = useWords(OPEN);
  const name = useGameName();
  return (
    <li>
      <Link to={`/Bet/${bets.GameId}`}>
        <b className={inline['cut']}>{name(bets.GameId)}</b>
        <span className={classes(inline['mut'], inline['num'])}>
          {words.issue(shortIssue(bets.SerialNumber))} · ¥ {formatMoney(bets.amount)}
        </span>
        <ToDraw drawMs={bets.DrawTimeStamp} />
      </Link>
    </li>
  );
}

function Open({ rows, hasMore }: { rows: readonly BetRecord[]; hasMore: boolean }) {
  const words = useWords(OPEN);
  return (
    <>
      <div className={styles['what']}>
        <b>{hasMore ? words.many(rows.length) : words.waiting(rows.length)}</b>
        {!hasMore && (
          <span className={classes(inline['mut'], inline['num'])}>
            {words.sum(formatMoney(sumMoney(rows.map(({ Amount }) => Amount))))}
          </span>
        )}
      </div>
      <ul className={styles['issues']} aria-label={words.title} tabIndex={0}>
        {groupBets(rows)
          .slice(0, MOST_SHOWN)
          .map((bets) => (
            <Issue key={`${bets.GameId} ${bets.SerialNumber}`} bets={bets} />
          ))}
      </ul>
    </>
  );
}

/** What all bets of the issue brought together. */
function Outcome({ GameId, SerialNumber }: Pick<BetRecord, 'GameId' | 'SerialNumber'>) {
  const words = useWords(OPEN);
  const { data } = useCall(betHttp.getBetSums, { GameId, SerialNumber });
  if (!data?.ok) return null;
  const { SumAmount, SumPrize, SumRefund } = data.value;
  return (
    <>
      {SumPrize > 0n ? (
        <Status look="win">
          <b className={classes(inline['num'], inline['up'])}>{words.won(formatMoney(SumPrize))}</b>
        </Status>
      ) : SumRefund > 0n ? (
        <Status look="tie">{words.back(formatMoney(SumRefund))}</Status>
      ) : (
        <Status look="lose">{words.lost}</Status>
      )}
      <span className={classes(inline['mut'], inline['num'])}>
        {words.stake(formatMoney(SumAmount))}
      </span>
    </>
  );
}

function Settled({ row: { GameId, SerialNumber } }: { readonly row: BetRecord }) {
  const words = useWords(OPEN);
  const name = useGameName();
  return (
    <>
      <div className={styles['what']}>
        <b>{words.lastTitle}</b>
        <span className={classes(inline['mut'], inline['num'])}>
          {name(GameId)} {words.issue(shortIssue(SerialNumber))}
        </span>
      </div>
      <div className={styles['result']}>
        <Outcome GameId={GameId} SerialNumber={SerialNumber} />
      </div>
    </>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles['what']}>
      <b>{title}</b>
      <span className={inline['mut']}>{children}</span>
    </div>
  );
}

/** What the player has in play, and how long to its draws; else what the last bet brought. */
export default function OpenBets() {
  const words = useWords(OPEN);
  const bets = useOwnBets();
  if (bets.step === 'reading') return <CardSkeleton />;
  return (
    <section
      className={classes(box['card'], styles['card'])}
      aria-label={words.title}
      data-own-bets
    >
      <Icon name="bill" size={20} />
      {bets.step === 'open' && <Open rows={bets.rows} hasMore={bets.hasMore} />}
      {bets.step === 'settled' && <Settled row={bets.row} />}
      {bets.step === 'none' && <Note title={words.none}>{words.noneWhat}</Note>}
      {bets.step === 'failed' && (
        <div className={styles['failed']} role="alert">
          <b>{words.failed}</b> <Button onClick={bets.retry}>{words.retry}</Button>
        </div>
      )}
      {(bets.step === 'open' || bets.step === 'settled') && (
        <Button
          look="quiet"
          className={styles['all']}
          onClick={() => navigate.openWindow('BetRecord')}
        >
          {words.all}
          <Icon name="right" size={14} />
        </Button>
      )}
    </section>
  );
}
