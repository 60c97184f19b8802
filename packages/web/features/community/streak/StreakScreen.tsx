import { useMemo, useState } from 'react';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { Empty, Failed, Segments, useSay, useWords, Waiting } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { Select } from '@fairlot/ui/select';
import { navigate, useCall, useQueryValue } from '@fairlot/shell';
import { type Streak, streakHttp } from '@fairlot/wire/community/streak';
import { Predictions } from '../predict/index.ts';
import { Leaderboard } from '../leaderboard/index.ts';
import {
  useFavourites,
  useGames,
  useLobbyInfos,
  type Game,
} from '../../play/lottery/games/index.ts';
import { STAKES, type Stake } from './bet-on.ts';
import {
  ALL,
  FAVOURITES,
  FIRST,
  LEASTS,
  pairsOf,
  streaksShown,
  type StreakFilter,
} from './shown.ts';
import { StreakRow } from './StreakRow.tsx';
import { STREAK } from './text.ts';
import styles from './streak.module.css';

const WAITING = ['rows'] as const;

/** A draw somewhere ends or lengthens some of them every few seconds. */
const READ_MS = 5_000;
/** Rows that are shown at once, and so many more at each wish. */
const PAGE = 40;
const NO_GAMES: readonly Game[] = [];
const NO_STREAKS: readonly Streak[] = [];

function Filters(props: {
  readonly filter: StreakFilter;
  readonly families: ReadonlySet<string>;
  readonly streaks: readonly Streak[];
  readonly stake: Stake;
  readonly onFilter: (filter: StreakFilter) => void;
  readonly onStake: (stake: Stake) => void;
}) {
  const { filter, families, streaks, stake, onFilter, onStake } = props;
  const words = useWords(STREAK);
  const say = useSay();
  const games = [
    { value: ALL, label: words.all },
    { value: FAVOURITES, label: words.favourites },
    ...FAMILIES.filter(({ code }) => families.has(code)).map(({ code, name }) => ({
      value: code,
      label: say(name),
    })),
  ];
  const pairs = pairsOf(streaks);
  const sides = [
    { value: ALL, label: words.allSides },
    ...pairs.map(({ sides: value, names }) => ({ value, label: names.map(say).join(' / ') })),
    // What was chosen stays to be seen where it comes nowhere any more.
    ...(filter.sides === ALL || pairs.some(({ sides: value }) => value === filter.sides)
      ? []
      : [{ value: filter.sides, label: '—' }]),
  ];
  return (
    <div className={styles['filters']}>
      <Select
        aria-label={words.family}
        className={styles['select']}
        value={filter.games}
        choices={games}
        onChoose={(wanted) => onFilter({ ...filter, games: wanted })}
      />
      <Select
        aria-label={words.sides}
        className={styles['select']}
        value={filter.sides}
        choices={sides}
        onChoose={(wanted) => onFilter({ ...filter, sides: wanted })}
      />
      <Segments<number>
        label={words.least}
        value={filter.least}
        options={LEASTS.map((least) => [least, words.atLeast(least)])}
        onChoose={(least) => onFilter({ ...filter, least })}
      />
      <span className={styles['stake']}>
        {words.stake}
        <Segments<Stake>
          label={words.stake}
          value={stake}
          options={STAKES.map((each) => [each, each])}
          onChoose={onStake}
        />
      </span>
    </div>
  );
}

/** Which sides came in a row in which games, and a way to bet on or against them. */
function Streaks() {
  const words = useWords(STREAK);
  const { games = NO_GAMES } = useGames();
  const favourites = useFavourites();
  const [filter, setFilter] = useState(FIRST);
  const [stake, setStake] = useState<Stake>('10');
  const [count, setCount] = useState(PAGE);
  const read = useCall(streakHttp.getStreaks, undefined, { refetchInterval: READ_MS });
  const { isError, refetch } = read;
  const data = read.data?.ok ? read.data.value : undefined;
  const all = useMemo(
    () => streaksShown(data?.Streaks ?? [], games, filter, favourites),
    [data, games, filter, favourites],
  );
  const shown = all.slice(0, count);
  const ids = [...new Set(shown.map(({ game }) => game.Id))].toSorted((a, b) => a - b);
  const infos = useLobbyInfos(ids);
  const families = useMemo(() => new Set(games.map(({ Family }) => Family)), [games]);
  return (
    <section>
      <header className={styles['head']}>
        <h1>{words.title}</h1>
        {isError && data && <Badge tone="time">{words.stale}</Badge>}
        <p>{words.independent}</p>
      </header>
      <Filters
        {...{ filter, families, stake }}
        streaks={data?.Streaks ?? NO_STREAKS}
        onFilter={(next) => {
          setFilter(next);
          setCount(PAGE);
        }}
        onStake={setStake}
      />
      {isError && !data && <Failed title={words.failed} retry={() => void refetch()} />}
      {!isError && !data && <Waiting parts={WAITING} />}
      {data && all.length === 0 && <Empty title={words.none}>{words.noneWhat}</Empty>}
      <ul className={styles['list']} aria-label={words.list}>
        {shown.map(({ streak, game }) => (
          <StreakRow
            key={`${streak.GameId} ${streak.Play} ${streak.Same.Option}`}
            {...{ streak, game, stake }}
            info={infos.data?.[game.Id]}
            most={shown[0]?.streak.Length ?? 1}
          />
        ))}
      </ul>
      {all.length > count && (
        <Button className={styles['more']} onClick={() => setCount(count + PAGE)}>
          {words.more(Math.min(PAGE, all.length - count))}
        </Button>
      )}
    </section>
  );
}

const VIEWS = ['dragons', 'leaders', 'predictions'] as const;
type View = (typeof VIEWS)[number];

/** `/LongDragon`: long dragons, and by `?view=` who leads today, or what players predict. */
export default function StreakScreen() {
  const words = useWords(STREAK);
  const asked = useQueryValue('view');
  const view: View = VIEWS.find((each) => each === asked) ?? 'dragons';
  const open = (next: View): void =>
    navigate.to(next === 'dragons' ? '/LongDragon' : `/LongDragon?view=${next}`);
  return (
    <div className={styles['screen']}>
      <Segments<View>
        className={styles['views']}
        label={words.view}
        value={view}
        options={VIEWS.map((each) => [each, words[each]])}
        onChoose={open}
      />
      {view === 'dragons' && <Streaks />}
      {view === 'leaders' && <Leaderboard />}
      {view === 'predictions' && <Predictions />}
    </div>
  );
}
