import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useCall } from '@fairlot/shell';
import { countedText } from '@fairlot/rules/core/counted';
import { WITHDRAW_RISKS, type WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import { useSay, useWords } from '@fairlot/ui';
import { FindBox } from '@fairlot/ui/field';
import { DataList } from '@fairlot/ui/list';
import { Segments } from '@fairlot/ui';
import { Select } from '@fairlot/ui/select';
import { QUEUE_TABS, withdrawConsole, type QueueRow } from '@fairlot/wire/money/withdraw';
import { useMay, useMe, usePage, useRowKeys } from '../../staff/operator/index.ts';
import { useCard, useColumns } from './columns.tsx';
import { askFor, type WithdrawFilter } from './filter.ts';
import { Panel } from './Panel.tsx';
import { TABS, text } from './text.ts';
import styles from './withdraw.module.css';

type Props = {
  readonly filter: WithdrawFilter;
  readonly onFilter: (change: WithdrawFilter) => void;
};
const PAGE = 'withdraw.queue';

/** Tabs with how many stand in each. */
function TabRow({ filter, onFilter }: Props) {
  const words = useWords(text);
  const say = useSay();
  const { data } = useCall(
    withdrawConsole.getQueueCounts,
    undefined,
    usePage(PAGE, withdrawConsole.getQueueCounts),
  );
  const counts = data?.ok ? data.value.Counts : {};
  return (
    <Segments
      label={words.tab}
      value={filter.tab ?? 'open'}
      options={QUEUE_TABS.map((tab) => {
        const count = counts[tab];
        return [tab, `${say(TABS[tab])}${count ? ` ${countedText(count)}` : ''}`] as const;
      })}
      onChoose={(tab) => onFilter({ tab })}
    />
  );
}

const EVERY_RISK = Object.keys(WITHDRAW_RISKS) as WithdrawRisk[];

function Filters({ filter, onFilter }: Props) {
  const words = useWords(text);
  const say = useSay();
  return (
    <>
      <FindBox label={words.find} value={filter.search} onFind={(search) => onFilter({ search })} />
      <Select<'' | 'card' | 'usdt' | 'purse'>
        aria-label={words.anyKind}
        value={filter.kind ?? ''}
        choices={[
          { value: '', label: words.anyKind },
          { value: 'card', label: words.card },
          { value: 'usdt', label: words.usdt },
          { value: 'purse', label: words.purse },
        ]}
        onChoose={(kind) => onFilter({ kind: kind || undefined })}
      />
      <Select<'' | WithdrawRisk>
        aria-label={words.anyRisk}
        value={filter.risk ?? ''}
        choices={[
          { value: '', label: words.anyRisk },
          ...EVERY_RISK.map((value) => ({ value, label: say(WITHDRAW_RISKS[value]) })),
        ]}
        onChoose={(risk) => onFilter({ risk: risk || undefined })}
      />
    </>
  );
}

function Rows(props: Props) {
  const { filter } = props;
  const words = useWords(text);
  const say = useSay();
  const { source } = useCursorList<typeof withdrawConsole.getQueue, QueueRow, string>(
    withdrawConsole.getQueue,
    (cursor, size) => askFor(filter, cursor, size),
    usePage(PAGE, withdrawConsole.getQueue),
  );
  return (
    <DataList<QueueRow, string>
      label={words.list}
      source={source}
      keyOf={({ Id }) => Id}
      columns={useColumns()}
      renderCard={useCard()}
      renderDetail={(row) => <Panel row={row} />}
      empty={{ title: words.empty }}
      filters={{ controls: <Filters {...props} />, chosen: say(TABS[filter.tab ?? 'open']) }}
      chips={<TabRow {...props} />}
    />
  );
}

/** The queue of withdrawals: who waits, since when, and what stands out. */
export default function WithdrawPage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('withdraw.queue.read');
  useRowKeys();
  return (
    <section className={styles['page']} aria-labelledby="withdraw-page">
      <h1 id="withdraw-page" className={styles['title']}>
        {words.title}
      </h1>
      {mayRead && <Rows {...props} />}
      {me && !mayRead && <p className={styles['quiet']}>{words.notAllowed}</p>}
    </section>
  );
}
