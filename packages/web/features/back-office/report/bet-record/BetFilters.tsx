import { useEffect, useState } from 'react';
import { tabsOf } from '@fairlot/rules/play/tabs';
import { useSay, useWords } from '@fairlot/ui';
import { DateRange } from '@fairlot/ui/date-range';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { serverNow } from '@fairlot/shell';
import { readPlays, usePlays } from '../../../play/lottery/families/index.ts';
import type { Game } from '../../../play/lottery/games/index.ts';
import { readFind, type BetFilter } from './filters.ts';
import { BET } from './text.ts';
import styles from './bet-record.module.css';

type Props = {
  readonly games: readonly Game[];
  readonly filter: BetFilter;
  readonly onFilter: (filter: BetFilter) => void;
};

/** No game has it. */
const ALL_GAMES = 0;
const ALL_PLAYS = '';
const ALL_UNITS = -1;
const UNITS = ['unit0', 'unit1', 'unit2', 'unit3'] as const;

/** Range, game, play, search. */
export function BetFilters({ games, filter, onFilter }: Props) {
  const words = useWords(BET);
  const say = useSay();
  return (
    <>
      <DateRange
        range={filter.range}
        nowMs={serverNow()}
        onRange={(range) => onFilter({ ...filter, range })}
      />
      <Select
        aria-label={words.game}
        className={styles['select']}
        value={filter.gameId ?? ALL_GAMES}
        choices={[
          { value: ALL_GAMES, label: words.allGames },
          ...games.map(({ Id, Name }) => ({ value: Id, label: say(Name) })),
        ]}
        onChoose={(chosen) => {
          const gameId = chosen === ALL_GAMES ? undefined : chosen;
          onFilter({ ...filter, gameId, plays: [] });
        }}
      />
      <PlaySelect games={games} filter={filter} onFilter={onFilter} />
      <Select
        aria-label={words.unit}
        className={styles['select']}
        value={filter.mode ?? ALL_UNITS}
        choices={[
          { value: ALL_UNITS, label: words.allUnits },
          ...UNITS.map((unit, mode) => ({ value: mode, label: words[unit] })),
        ]}
        onChoose={(mode) => onFilter({ ...filter, mode: mode === ALL_UNITS ? undefined : mode })}
      />
      <Find filter={filter} onFilter={onFilter} />
    </>
  );
}

/** The plays of the chosen game by their tabs; without a game there is nothing to choose from. */
function PlaySelect({ games, filter, onFilter }: Props) {
  const words = useWords(BET);
  const say = useSay();
  const family = games.find(({ Id }) => Id === filter.gameId)?.Family ?? '';
  const { plays } = usePlays(family);
  useEffect(() => void readPlays(family).catch(() => undefined), [family]);
  if (plays.length === 0) return null;
  const tabs = (['official', 'credit'] as const).flatMap((style) =>
    tabsOf(plays, style).map((tab) => ({ style, ...tab })),
  );
  return (
    <Select
      aria-label={words.play}
      className={styles['select']}
      value={filter.plays.join() || ALL_PLAYS}
      choices={[
        { value: ALL_PLAYS, label: words.allPlays },
        ...tabs.map(({ style, name, plays: own }) => ({
          label: `${words[style]} · ${say(name)}`,
          choices: [
            // A group as a whole, where it is more than one.
            ...(own.length > 1
              ? [{ value: own.map(({ code }) => code).join(), label: words.wholeGroup(say(name)) }]
              : []),
            ...own.map((play) => ({ value: play.code, label: say(play.name) })),
          ],
        })),
      ]}
      onChoose={(codes) => onFilter({ ...filter, plays: codes ? codes.split(',') : [] })}
    />
  );
}

/** Asked for when the player is done typing: on Enter, on leaving, and when it is emptied. */
function Find({ filter, onFilter }: Omit<Props, 'games'>) {
  const words = useWords(BET);
  const [typed, setTyped] = useState(filter.find);
  const isBad = readFind(typed) === 'bad';
  const apply = (find: string) => {
    if (find !== filter.find && readFind(find) !== 'bad') onFilter({ ...filter, find });
  };
  return (
    <form
      className={styles['find']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(typed);
      }}
    >
      <TextInput
        icon="search"
        type="search"
        aria-label={words.find}
        aria-invalid={isBad}
        title={isBad ? words.findBad : undefined}
        placeholder={words.find}
        value={typed}
        onText={(text) => {
          setTyped(text);
          if (text === '') apply('');
        }}
        onBlur={() => apply(typed)}
      />
    </form>
  );
}
