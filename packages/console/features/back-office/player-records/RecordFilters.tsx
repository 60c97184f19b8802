import { serverNow } from '@fairlot/shell';
import { useSay } from '@fairlot/ui';
import { DateRange, type DayRange } from '@fairlot/ui/date-range';
import { FindBox } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import type { Bilingual } from '@fairlot/rules/core/text';

/** The filter of a list of a player. */
export type RecordFilter = {
  readonly range: DayRange;
  /** One of the choices; undefined means all. */
  readonly choice: string | undefined;
  readonly gameId: number | undefined;
  readonly find: string | undefined;
};

type Choice = { readonly value: string; readonly name: Bilingual };

/** Filters by days, one choice such as a state, game and number. */
export function RecordFilters(props: {
  readonly filter: RecordFilter;
  readonly onFilter: (filter: RecordFilter) => void;
  readonly choices?: { readonly label: string; readonly of: readonly Choice[] };
  readonly games?: { readonly label: string; readonly of: ReadonlyMap<number, Bilingual> };
  readonly findLabel?: string;
}) {
  const { filter, onFilter, choices, games, findLabel } = props;
  const say = useSay();
  return (
    <>
      <DateRange
        range={filter.range}
        nowMs={serverNow()}
        onRange={(range) => onFilter({ ...filter, range })}
      />
      {choices && (
        <Select
          aria-label={choices.label}
          value={filter.choice ?? ''}
          choices={[
            { value: '', label: choices.label },
            ...choices.of.map(({ value, name }) => ({ value, label: say(name) })),
          ]}
          onChoose={(choice) => onFilter({ ...filter, choice: choice || undefined })}
        />
      )}
      {games && (
        <Select
          aria-label={games.label}
          value={filter.gameId ?? 0}
          choices={[
            { value: 0, label: games.label },
            ...[...games.of].map(([value, name]) => ({ value, label: say(name) })),
          ]}
          onChoose={(gameId) => onFilter({ ...filter, gameId: gameId || undefined })}
        />
      )}
      {findLabel !== undefined && (
        <FindBox
          label={findLabel}
          value={filter.find}
          maxLength={40}
          onFind={(find) => onFilter({ ...filter, find })}
        />
      )}
    </>
  );
}
