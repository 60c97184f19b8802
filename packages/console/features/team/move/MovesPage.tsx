import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FindBox } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { type DeskMove, MOVE_STATES, moveConsole } from '@fairlot/wire/team/move';
import { useMay, useMe } from '../../staff/operator/index.ts';
import { QueuePage } from '../../../queue/QueuePage.tsx';
import { useColumns, type Chosen } from './columns.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { askFor, type MovesFilter } from './filter.ts';
import { ProposeDialog } from './ProposeDialog.tsx';
import styles from './move.module.css';
import { text } from './text.ts';

type Props = {
  readonly filter: MovesFilter;
  readonly onFilter: (change: MovesFilter) => void;
};

const STATES = [...MOVE_STATES, 'all'] as const;

function Filters({ filter, onFilter }: Props) {
  const words = useWords(text);
  return (
    <>
      <div className={styles['find']}>
        <FindBox
          label={words.find}
          value={filter.search}
          onFind={(search) => onFilter({ search })}
        />
      </div>
      <Select
        aria-label={words.state}
        value={filter.state ?? 'waiting'}
        choices={STATES.map((value) => ({ value, label: words[value] }))}
        onChoose={(value) => onFilter({ state: value === 'waiting' ? undefined : value })}
      />
    </>
  );
}

/** Moves of members: what waits for a decision, and what was decided. */
export default function MovesPage(props: Props) {
  const { filter } = props;
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('team.moves.read');
  const mayMake = useMay('team.moves.make');
  const [isMaking, setMaking] = useState(false);
  const columns = useColumns();
  const { state = 'waiting' } = filter;
  return (
    <section className={styles['page']} aria-labelledby="moves-page">
      <div className={styles['head']}>
        <h1 id="moves-page" className={styles['title']}>
          {words.title}
        </h1>
        {mayMake && <Button onClick={() => setMaking(true)}>{words.make}</Button>}
      </div>
      {mayRead && (
        <QueuePage<typeof moveConsole.getDeskMoves, DeskMove, Chosen>
          label={words.list}
          endpoint={moveConsole.getDeskMoves}
          topic="team.moves"
          input={(before, size) => askFor(filter, before, size)}
          keyOf={({ Id }) => String(Id)}
          columns={columns}
          cards={[['member', 'state'], ['route', 'accounts'], ['asked', 'note'], ['acts']]}
          none={state === 'waiting' ? words.noneWaiting : words.none}
          filters={{
            controls: <Filters {...props} />,
            chosen: [filter.search, words[state]].filter(Boolean).join(' · '),
          }}
          renderDialog={(chosen, close) => <DecideDialog {...chosen} onClose={close} />}
        />
      )}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
      {isMaking && <ProposeDialog onClose={() => setMaking(false)} />}
    </section>
  );
}
