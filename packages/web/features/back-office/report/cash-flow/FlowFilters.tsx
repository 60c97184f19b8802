import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { DateRange } from '@fairlot/ui/date-range';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { serverNow } from '@fairlot/shell';
import type { Game } from '../../../play/lottery/games/index.ts';
import { isReference, readAmount, type FlowFilter } from './flow-view.ts';
import { CASH } from './text.ts';
import styles from './cash-flow.module.css';

type Props = {
  readonly games: readonly Game[];
  readonly filter: FlowFilter;
  readonly onFilter: (filter: FlowFilter) => void;
};

const ALL_GAMES = 0;

/** Range, game, reference, amounts. */
export function FlowFilters({ games, filter, onFilter }: Props) {
  const words = useWords(CASH);
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
          { value: ALL_GAMES, label: words.anyGame },
          ...games.map(({ Id, Name }) => ({ value: Id, label: say(Name) })),
        ]}
        onChoose={(gameId) => onFilter({ ...filter, gameId: gameId || undefined })}
      />
      <Typed
        label={words.least}
        value={filter.least}
        isGood={(text) => text === '' || readAmount(text) !== undefined}
        onText={(least) => onFilter({ ...filter, least })}
      />
      <Typed
        label={words.most}
        value={filter.most}
        isGood={(text) => text === '' || readAmount(text) !== undefined}
        onText={(most) => onFilter({ ...filter, most })}
      />
      <Typed
        isWide
        label={words.reference}
        value={filter.reference}
        isGood={isReference}
        onText={(reference) => onFilter({ ...filter, reference })}
      />
    </>
  );
}

/** Asked for when the player is done typing: on Enter, on leaving, and when it is emptied. */
function Typed(props: {
  readonly label: string;
  readonly value: string;
  readonly isWide?: boolean;
  readonly isGood: (text: string) => boolean;
  readonly onText: (text: string) => void;
}) {
  const { label, value, isWide = false, isGood, onText } = props;
  const [typed, setTyped] = useState(value);
  const apply = (text: string): void => {
    if (text !== value && isGood(text)) onText(text);
  };
  return (
    <form
      className={styles[isWide ? 'wide' : 'narrow']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(typed);
      }}
    >
      <TextInput
        type="search"
        inputMode={isWide ? 'text' : 'decimal'}
        aria-label={label}
        aria-invalid={!isGood(typed)}
        placeholder={label}
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
