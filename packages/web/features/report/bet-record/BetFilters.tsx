import { useState } from 'react';
import { groupsOf, type FamilyCode } from '@fairlot/rules/play/index';
import { Icon, useSay, useWords } from '@fairlot/ui';
import { DateRange, useRangeName } from '@fairlot/ui/date-range';
import { FilterSheet } from '@fairlot/ui/filters';
import { serverNow, useMobile } from '../../../session/index.ts';
import { BetExport } from './BetExport.tsx';
import { STATE_ORDER, readFind, toggleState, type BetFilter } from './filters.ts';
import { BET } from './text.ts';
import { LIST } from '../list/text.ts';
import { stateWord } from './state-look.ts';
import type { Game } from '../../lottery/index.ts';

type Props = {
  readonly games: readonly Game[];
  readonly filter: BetFilter;
  readonly onFilter: (filter: BetFilter) => void;
};

/** Range, game, play, search; below them the states and the export. */
export function BetFilters({ games, filter, onFilter }: Props) {
  const words = useWords(BET);
  const say = useSay();
  const rangeName = useRangeName();
  const isMobile = useMobile();
  const filters = (
    <div className="flt rp-flt">
      <DateRange
        range={filter.range}
        nowMs={serverNow()}
        onRange={(range) => onFilter({ ...filter, range })}
      />
      <select
        className="field"
        aria-label={words.game}
        value={filter.gameId ?? ''}
        onChange={({ target }) => {
          const gameId = target.value ? Number(target.value) : undefined;
          onFilter({ ...filter, gameId, play: undefined });
        }}
      >
        <option value="">{words.allGames}</option>
        {games.map(({ Id, Name }) => (
          <option key={Id} value={Id}>
            {say(Name)}
          </option>
        ))}
      </select>
      <PlaySelect games={games} filter={filter} onFilter={onFilter} />
      <Find filter={filter} onFilter={onFilter} />
      <StateChips games={games} filter={filter} onFilter={onFilter} />
    </div>
  );
  if (!isMobile) return filters;
  const { range, gameId, states, find } = filter;
  const game = games.find(({ Id }) => Id === gameId);
  const chosen = [
    rangeName(range, serverNow()),
    game && say(game.Name),
    ...states.map((state) => stateWord(state, words)),
    find,
  ];
  return (
    <div className="rp-fold">
      <FilterSheet chosen={chosen.filter(Boolean).join(' · ')}>{filters}</FilterSheet>
    </div>
  );
}

const isFamily = (family: string | undefined): family is FamilyCode =>
  family === 'ssc' || family === 'd3';

/** The plays of the chosen game by their tabs; without a game there is nothing to choose from. */
function PlaySelect({ games, filter, onFilter }: Props) {
  const words = useWords(BET);
  const say = useSay();
  const family = games.find(({ Id }) => Id === filter.gameId)?.Family;
  if (!isFamily(family)) return null;
  const tabs = (['official', 'credit'] as const).flatMap((style) =>
    groupsOf(family, style).map((tab) => ({ style, ...tab })),
  );
  return (
    <select
      className="field rp-play"
      aria-label={words.play}
      value={filter.play ?? ''}
      onChange={({ target }) => onFilter({ ...filter, play: target.value || undefined })}
    >
      <option value="">{words.allPlays}</option>
      {tabs.map(({ style, code, name, plays }) => (
        <optgroup key={`${style} ${code}`} label={`${words[style]} · ${say(name)}`}>
          {plays.map((play) => (
            <option key={play.code} value={play.code}>
              {say(play.name)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
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
      className="rp-find"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(typed);
      }}
    >
      <label className={`field ${isBad && typed !== '' ? 'is-err' : ''}`}>
        <Icon name="search" size={16} />
        <input
          type="search"
          aria-label={words.find}
          aria-invalid={isBad}
          title={isBad ? words.findBad : undefined}
          placeholder={words.find}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') apply('');
          }}
          onBlur={() => apply(typed)}
        />
      </label>
    </form>
  );
}

function StateChips({ games, filter, onFilter }: Props) {
  const words = useWords(BET);
  const list = useWords(LIST);
  const { states } = filter;
  return (
    <div className="rp-chips">
      <div className="row" role="group" aria-label={words.state}>
        <button
          type="button"
          className={`fc ${states.length === 0 ? 'on' : ''}`}
          aria-pressed={states.length === 0}
          onClick={() => onFilter({ ...filter, states: [] })}
        >
          {list.all}
        </button>
        {STATE_ORDER.map((state) => (
          <button
            key={state}
            type="button"
            className={`fc ${states.includes(state) ? 'on' : ''}`}
            aria-pressed={states.includes(state)}
            onClick={() => onFilter({ ...filter, states: toggleState(states, state) })}
          >
            {stateWord(state, words)}
          </button>
        ))}
      </div>
      <span className="grow" />
      <BetExport games={games} filter={filter} />
    </div>
  );
}
