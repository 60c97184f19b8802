import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { formatMoment, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FindBox } from '@fairlot/ui/field';
import { DataList } from '@fairlot/ui/list';
import { AGENTS_AT_ONCE, agentsConsole, type AgentRow } from '@fairlot/wire/team/agents';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import styles from './agents.module.css';
import { useCard, useColumns, type Choose } from './columns.tsx';
import { askFor, type AgentsFilter } from './filter.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { text } from './text.ts';

type Props = {
  readonly filter: AgentsFilter;
  readonly onFilter: (change: AgentsFilter) => void;
};

/** The way from the top to the level that is shown, and how old the counts are. */
function Place({ filter }: Pick<Props, 'filter'>) {
  const words = useWords(text);
  const read = useCall(agentsConsole.getAgents, askFor({ parent: filter.parent }, undefined, 1));
  const seen = read.data?.ok ? read.data.value : undefined;
  const path = seen?.Path ?? [];
  const last = path.at(-1)?.PlayerId;
  return (
    <div className={styles['place']}>
      <nav aria-label={words.path}>
        <ol className={styles['path']}>
          <li>
            <Link className={styles['link'] ?? ''} to="/Agents" search={{}}>
              {words.tops}
            </Link>
          </li>
          {path.map(({ PlayerId, UserName }) => (
            <li key={PlayerId}>
              {PlayerId === last ? (
                <b aria-current="page">{UserName}</b>
              ) : (
                <Link className={styles['link'] ?? ''} to="/Agents" search={{ parent: PlayerId }}>
                  {UserName}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <small className={styles['counted']}>
        {seen && words.counted(formatMoment(seen.CountedTimeStamp))}
      </small>
    </div>
  );
}

function Rows({ filter, onFilter, choose }: Props & { readonly choose: Choose }) {
  const words = useWords(text);
  const { source } = useCursorList<typeof agentsConsole.getAgents, AgentRow>(
    agentsConsole.getAgents,
    (cursor, size) => askFor(filter, cursor, size),
    {
      ...usePage('agents.line', agentsConsole.getAgents),
      sheetSize: AGENTS_AT_ONCE,
    },
  );
  return (
    <DataList<AgentRow>
      label={words.list}
      source={source}
      keyOf={({ PlayerId }) => String(PlayerId)}
      columns={useColumns(choose)}
      renderCard={useCard(choose)}
      empty={{ title: filter.parent === undefined ? words.empty : words.emptyLine }}
      filters={{
        controls: (
          <div className={styles['find']}>
            <FindBox
              label={words.find}
              value={filter.search}
              onFind={(search) => onFilter({ search, parent: undefined })}
            />
          </div>
        ),
        chosen: filter.search ?? words.tops,
      }}
    />
  );
}

/** Agents from the top down, level by level, with what each may do. */
export default function AgentsPage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('agents.line.read');
  const mayOpen = useMay('agents.accounts.open');
  const mayChange = useMay('agents.rights.change');
  const [chosen, setChosen] = useState<AgentRow>();
  const [isOpening, setOpening] = useState(false);
  const maySeeTransfers = useMay('transfer.records.read');
  const choose: Choose = { rights: mayChange ? setChosen : undefined, maySeeTransfers };
  return (
    <section className={styles['page']} aria-labelledby="agents-page">
      <div className={styles['head']}>
        <h1 id="agents-page" className={styles['title']}>
          {words.title}
        </h1>
        {mayOpen && (
          <Button look="primary" onClick={() => setOpening(true)}>
            {words.open}
          </Button>
        )}
      </div>
      {mayRead && <Place filter={props.filter} />}
      {mayRead && <Rows {...props} choose={choose} />}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
      {isOpening && <OpenDialog onClose={() => setOpening(false)} />}
      {chosen && <RightsDialog row={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}
