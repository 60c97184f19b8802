import { useSay, useWords } from '@fairlot/ui';
import { ACCOUNT, LEVELS } from './text.ts';
import styles from './account.module.css';

const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;
const MOST = 100;
/** From how many points on an account is called `safe`, the fourth of five levels of twenty points. */
const SAFE = 60;

/** The score as a ring with its figure and its level; the level is a word, so the colour says nothing alone. */
export function ScoreRing({ score }: { score: number }) {
  const words = useWords(ACCOUNT);
  const say = useSay();
  const level = LEVELS[Math.min(LEVELS.length - 1, Math.floor(score / 20))] ?? LEVELS[0];
  return (
    <div className={styles['score']} data-score={score}>
      <svg viewBox="0 0 120 120" width={120} height={120} aria-hidden="true">
        <circle className={styles['track'] ?? ''} cx={60} cy={60} r={RADIUS} />
        <circle
          className={(score < SAFE ? styles['low'] : styles['high']) ?? ''}
          cx={60}
          cy={60}
          r={RADIUS}
          strokeDasharray={`${(ROUND * score) / MOST} ${ROUND}`}
          transform="rotate(-90 60 60)"
        />
        <text className={styles['figure'] ?? ''} x={60} y={60}>
          {score}
        </text>
      </svg>
      <dl>
        <dt>{words.score}</dt>
        <dd className={styles['level']}>{say(level)}</dd>
        <dd className={styles['of']}>{words.ofHundred(score)}</dd>
      </dl>
    </div>
  );
}
