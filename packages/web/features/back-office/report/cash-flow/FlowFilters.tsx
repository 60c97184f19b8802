import { useSay, useWords } from '@fairlot/ui';
import { DateRange } from '@fairlot/ui/date-range';
import { AskBox } from '@fairlot/ui/field';
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
      <AskBox
        className={styles['narrow']}
        label={words.least}
        value={filter.least}
        isGood={(text) => text === '' || readAmount(text) !== undefined}
        onText={(least) => onFilter({ ...filter, least })}
      />
      <AskBox
        className={styles['narrow']}
        label={words.most}
        value={filter.most}
        isGood={(text) => text === '' || readAmount(text) !== undefined}
        onText={(most) => onFilter({ ...filter, most })}
      />
      <AskBox
        className={styles['wide']}
        inputMode="text"
        label={words.reference}
        value={filter.reference}
        isGood={isReference}
        onText={(reference) => onFilter({ ...filter, reference })}
      />
    </>
  );
}
