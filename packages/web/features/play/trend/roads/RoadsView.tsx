import { useEffect, useMemo, useState } from 'react';
import type { ListedPlay } from '@fairlot/rules/play/play';
import {
  beadRoad,
  bigRoad,
  DERIVED,
  derivedRoad,
  ROAD_ROWS,
  type Road,
  type Side,
} from '@fairlot/rules/play/trend/road';
import { runOf } from '@fairlot/rules/play/trend/run';
import { twoSidedOf, type TwoSided } from '@fairlot/rules/play/trend/two-sided';
import { Empty, Failed, Segments, useSay, useWords, Waiting } from '@fairlot/ui';
import { Select } from '@fairlot/ui/select';
import { classes } from '@fairlot/ui/class-names';
import { readPlays, usePlays } from '../../lottery/families/index.ts';
import type { Game } from '../../lottery/games/index.ts';
import { COUNTS } from '../past/span.ts';
import { PAST_WORDS } from '../past/text.ts';
import { usePast, type IssueDrawn } from '../past/use-past.ts';
import { ROADS } from './text.ts';
import styles from './roads.module.css';

const WAITING = ['title', 'picture'] as const;

const WORDS = { ...PAST_WORDS, ...ROADS };

/** 路珠: how the sides of a game followed each other, position by position. */
export default function RoadsView({ game }: { game: Game }) {
  const words = useWords(WORDS);
  const { draws, isFailed, retry } = usePast(game);
  const { plays, isWhole } = usePlays(game.Family);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWhole && !isMissing) void readPlays(game.Family).catch(() => setMissing(true));
  }, [isWhole, isMissing, game.Family]);
  if (isFailed || isMissing) {
    const anew = (): void => {
      retry();
      setMissing(false);
    };
    return <Failed title={words.failed} detail={words.failedHint} retry={anew} />;
  }
  if (!draws || !isWhole) return <Waiting parts={WAITING} />;
  if (draws.length === 0) return <Empty title={words.empty} />;
  return <Roads draws={draws} plays={plays} />;
}

function Roads(props: { draws: readonly IssueDrawn[]; plays: readonly ListedPlay[] }) {
  const { draws, plays } = props;
  const words = useWords(WORDS);
  const say = useSay();
  const pairs = useMemo(() => twoSidedOf(plays), [plays]);
  const [code, setCode] = useState(pairs[0]?.code);
  const [count, setCount] = useState<number>(100);
  const pair = pairs.find((each) => each.code === code) ?? pairs[0];
  const newest = useMemo(() => draws.slice(-count), [draws, count]);
  const sides = useMemo(
    () => (pair ? newest.map(({ draw, drawMs }) => pair.sideOf(draw, drawMs)) : []),
    [newest, pair],
  );
  if (!pair) return <Empty title={words.none} />;
  const nameOf = ({ play, names }: TwoSided): string =>
    `${say(play.name)} · ${say(names[0])} / ${say(names[1])}`;
  return (
    <>
      <div className={styles['tools']}>
        <Select
          aria-label={words.sides}
          className={styles['select']}
          value={pair.code}
          choices={pairs.map((each) => ({ value: each.code, label: nameOf(each) }))}
          onChoose={setCode}
        />
        <Segments<number>
          label={words.count}
          value={count}
          options={COUNTS.map((each) => [each, words.last(each)] as const)}
          onChoose={setCount}
        />
        <Counts pair={pair} sides={sides} newest={newest} />
      </div>
      <p className={styles['note']}>{words.independent}</p>
      <div className={styles['roads']} tabIndex={0} role="region" aria-label={words.roads}>
        <Picture name={words.bead} road={beadRoad(sides)} pair={pair} look="bead" />
        <Picture name={words.big} road={bigRoad(sides)} pair={pair} look="ring" />
        {DERIVED.map((offset) => (
          <Picture
            key={offset}
            name={[words.bigEye, words.smallRoad, words.cockroach][offset - 1] ?? ''}
            road={derivedRoad(sides, offset)}
            look="mark"
          />
        ))}
      </div>
    </>
  );
}

/** How often each side came, and what is open now. */
function Counts(props: {
  readonly pair: TwoSided;
  readonly sides: readonly Side[];
  readonly newest: readonly IssueDrawn[];
}) {
  const { pair, sides, newest } = props;
  const words = useWords(ROADS);
  const say = useSay();
  const run = useMemo(() => runOf(pair, newest.toReversed()), [pair, newest]);
  const times = (side: Side) => sides.filter((each) => each === side).length;
  return (
    <p className={styles['counts']}>
      <span className={styles['first']}>{`${say(pair.names[0])} ${times(0)}`}</span>
      <span className={styles['second']}>{`${say(pair.names[1])} ${times(1)}`}</span>
      {times(undefined) > 0 && <span>{`${words.tie} ${times(undefined)}`}</span>}
      {run && <b>{words.run(say(pair.names[run.side]), run.length)}</b>}
    </p>
  );
}

/** What tells a side from the other: 大 of 总和大, B of Total big. */
const letterOf = (name: string): string => {
  const last = name.split(' ').at(-1) ?? '';
  return /^[a-z]/i.test(last) ? last.slice(0, 1).toUpperCase() : last.slice(-1);
};

const CELL = 22;
/** A road is as wide as this even while it is short. */
const LEAST_COLUMNS = 30;

/** The newest draws are at the right of those that there are. */
function toEnd(element: HTMLElement | null): void {
  if (element) element.scrollLeft = Number(element.dataset['end']) - element.clientWidth;
}

function Picture(props: {
  readonly name: string;
  readonly road: Road;
  readonly look: 'bead' | 'ring' | 'mark';
  readonly pair?: TwoSided;
}) {
  const { name, road, look, pair } = props;
  const say = useSay();
  const words = useWords(ROADS);
  const columns = Math.max(LEAST_COLUMNS, road.length);
  const [width, height] = [columns * CELL, ROAD_ROWS * CELL];
  const letter = (side: Side): string =>
    side === undefined || !pair ? words.tieMark : letterOf(say(pair.names[side]));
  return (
    <section className={styles['road']} aria-label={name}>
      <h2>{name}</h2>
      <div
        key={road.length}
        ref={toEnd}
        data-end={(road.length + 1) * CELL}
        className={styles['strip']}
        tabIndex={0}
        role="group"
        aria-label={name}
      >
        <svg width={width} height={height} role="img" aria-label={words.picture(name, road.length)}>
          <path className={styles['grid']} d={gridOf(columns)} />
          {road.map((column, x) =>
            column.map((stone, y) => {
              if (!stone) return null;
              const at = { cx: (x + 0.5) * CELL, cy: (y + 0.5) * CELL };
              const side = stone.side === undefined ? 'tie' : stone.side === 0 ? 'first' : 'second';
              return (
                <g key={`${x} ${y}`} className={classes(styles[look], styles[side])}>
                  <circle {...at} r={look === 'bead' ? 9.5 : look === 'ring' ? 8 : 6} />
                  {look === 'bead' && (
                    <text x={at.cx} y={at.cy + 4}>
                      {letter(stone.side)}
                    </text>
                  )}
                  {stone.ties > 0 && (
                    <text className={styles['ties']} x={at.cx} y={at.cy + 4}>
                      {stone.ties}
                    </text>
                  )}
                </g>
              );
            }),
          )}
        </svg>
      </div>
    </section>
  );
}

const gridOf = (columns: number): string => {
  const [width, height] = [columns * CELL, ROAD_ROWS * CELL];
  const down = Array.from({ length: columns + 1 }, (_, x) => `M${x * CELL} 0V${height}`);
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, y) => `M0 ${y * CELL}H${width}`);
  return [...down, ...across].join('');
};
