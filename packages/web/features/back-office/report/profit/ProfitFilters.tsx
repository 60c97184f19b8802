import { Segments, useSay, useWords } from '@fairlot/ui';
import { DateRange, type DayRange } from '@fairlot/ui/date-range';
import { Select } from '@fairlot/ui/select';
import { serverNow } from '@fairlot/shell';
import type { Game } from '../../../play/lottery/games/index.ts';
import { PROFIT } from './text.ts';
import styles from './profit.module.css';

const ALL_GAMES = 0;

/** Range, rows by what, game. */
export function ProfitFilters(props: {
  readonly games: readonly Game[];
  readonly range: DayRange;
  readonly setRange: (range: DayRange) => void;
  readonly by: 'day' | 'game';
  readonly setBy: (by: 'day' | 'game') => void;
  /** 0 for all. */
  readonly gameId: number;
  readonly setGameId: (gameId: number) => void;
}) {
  const { games, range, setRange, by, setBy, gameId, setGameId } = props;
  const words = useWords(PROFIT);
  const say = useSay();
  return (
    <>
      <DateRange range={range} nowMs={serverNow()} onRange={setRange} />
      <Segments
        label={words.by}
        value={by}
        options={[['day', words.day] as const, ['game', words.game] as const]}
        onChoose={setBy}
      />
      <Select
        aria-label={words.gameHead}
        className={styles['select']}
        value={gameId}
        choices={[
          { value: ALL_GAMES, label: words.allGames },
          ...games.map(({ Id, Name }) => ({ value: Id, label: say(Name) })),
        ]}
        onChoose={setGameId}
      />
    </>
  );
}
