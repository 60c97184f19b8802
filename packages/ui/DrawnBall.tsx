import type { BallLook as Kind } from '@fairlot/rules/play/family';
import { waveOf } from '@fairlot/rules/play/lhc/wave';
import { Ball, type BallSize } from './Ball.tsx';
import { classes } from './class-names.ts';
import styles from './ball.module.css';

/** Pips of each face on a field of 100 by 100, as Chinese dice have them. */
const LOW = 27;
const MID = 50;
const HIGH = 73;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[MID, MID]],
  [
    [MID, LOW],
    [MID, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

function Die({ face, size }: { face: number; size: BallSize }) {
  const isRed = face === 1 || face === 4;
  return (
    <svg
      className={classes(styles['die'], styles[size], isRed && styles['red'])}
      data-ball="die"
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <rect x="3" y="3" width="94" height="94" rx="22" />
      {PIPS[face - 1]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={face === 1 ? 15 : 9} />
      ))}
    </svg>
  );
}

/** A number that was drawn, as its family shows it. */
export function DrawnBall(props: {
  kind: Kind;
  text: string;
  size: BallSize;
  /** The player had picked it at its place. */
  hit?: boolean;
}) {
  const { kind, text, size, hit = false } = props;
  if (kind === 'die') return <Die face={Number(text)} size={size} />;
  if (kind === 'car') {
    const car = Number(text);
    return (
      <span
        className={classes(styles['car'], styles[size], hit && styles['hit'])}
        data-ball
        translate="no"
        data-hit={hit || undefined}
        data-n={car}
      >
        {car}
      </span>
    );
  }
  if (kind === 'wave') {
    return (
      <span
        className={classes(styles['wave'], styles[size], hit && styles['hit'])}
        data-ball
        translate="no"
        data-hit={hit || undefined}
        data-w={waveOf(Number(text))}
      >
        {text}
      </span>
    );
  }
  return (
    <Ball size={size} look="drawn" hit={hit} isExtra={kind === 'extra'}>
      {text}
    </Ball>
  );
}
