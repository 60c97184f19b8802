import { drawLength } from '@fairlot/rules/play/draw-shape';
import { findFamily } from '@fairlot/rules/play/registry';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import {
  Balls,
  CardSkeleton,
  Countdown,
  Empty,
  Failed,
  FramedGlyph,
  Icon,
  shortIssue,
  useSay,
  useWords,
} from '@fairlot/ui';
import { lazyComponent, Link } from '@fairlot/shell';
import { useClockOf, type Game } from '../lottery/games/index.ts';
import { PadSkeleton } from './PadSkeleton.tsx';
import { NEXT } from './text.ts';
import { useNextGame } from './use-next-game.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import styles from './next-draw.module.css';

type OfGame = { readonly game: Game; readonly info: GameInfo };

/** The plays of the game come after its clock. */
const SidePad = lazyComponent<OfGame>(() => import('./SidePad.tsx'), {
  waiting: <PadSkeleton />,
});

/** More balls than these are small. */
const MOST_LARGE = 7;

/** The one part that ticks. */
function Clock({ info }: { readonly info: GameInfo }) {
  const words = useWords(NEXT);
  const { phase, issue, countdownMs, totalMs } = useClockOf(info);
  return (
    <div className={styles['clock']}>
      <span className={inline['mut']}>
        {issue && `${words.issue(shortIssue(issue.SerialNumber))} · `}
        {phase === 'waiting' ? words.opensIn : words.closesIn}
      </span>
      <Countdown leftMs={countdownMs} totalMs={totalMs} size="lg" shut={words.shut} />
    </div>
  );
}

function Last({ game, info }: OfGame) {
  const words = useWords(NEXT);
  const face = findFamily(game.Family);
  const count = face ? drawLength(face.draw) : 0;
  const last = info.LastDrawIssue;
  if (!last) return <p className={classes(inline['mut'], styles['last'])}>{words.noLast}</p>;
  return (
    <div className={styles['last']}>
      <span className={classes(inline['mut'], inline['num'])}>
        {words.last(shortIssue(last.SerialNumber))}
      </span>
      <Balls
        number={last.WinningNumber}
        count={count}
        kind={face?.ball}
        extra={face?.extra}
        size={count > MOST_LARGE ? 'xs' : 'md'}
        waitLabel={words.awaiting}
      />
    </div>
  );
}

function Strip({ game, info }: OfGame) {
  const words = useWords(NEXT);
  const say = useSay();
  return (
    <section className={classes(box['card'], styles['strip'])} aria-label={words.title} data-next>
      <div className={styles['draw']}>
        <Link to={`/Bet/${game.Id}`} className={styles['game']}>
          <FramedGlyph glyph={findFamily(game.Family)?.glyph} />
          <b className={inline['cut']}>{say(game.Name)}</b>
          <span className={styles['all']}>
            {words.all}
            <Icon name="right" size={14} />
          </span>
        </Link>
        <Clock info={info} />
        <Last game={game} info={info} />
      </div>
      <SidePad game={game} info={info} />
    </section>
  );
}

/** The next draw of the game that the player played last, or is most likely to play. */
export default function NextDraw() {
  const words = useWords(NEXT);
  const next = useNextGame();
  if (next.step === 'found') return <Strip key={next.game.Id} game={next.game} info={next.info} />;
  if (next.step === 'reading') return <CardSkeleton />;
  return (
    <section className={classes(box['card'], styles['other'])} aria-label={words.title}>
      {next.step === 'failed' ? (
        <Failed title={words.failed} retry={next.retry} />
      ) : (
        <Empty title={words.none}>{words.noneWhat}</Empty>
      )}
    </section>
  );
}
