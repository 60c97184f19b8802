import { useWords } from '@fairlot/ui';
import { Segments } from '@fairlot/ui';
import { useMay, useMe, useRowKeys } from '../../staff/operator/index.ts';
import { Cases } from './Cases.tsx';
import { Entries } from './Entries.tsx';
import { type Props, type Tab, TABS } from './filter.ts';
import { Rules } from './Rules.tsx';
import styles from './risk.module.css';
import { text } from './text.ts';

/** Cases, lists and rules of risk (product 3.5). */
export default function RiskPage({ filter, onFilter }: Props) {
  const words = useWords(text);
  const me = useMe();
  useRowKeys();
  const may: Readonly<Record<Tab, boolean>> = {
    cases: useMay('risk.cases.read'),
    lists: useMay('risk.lists.read'),
    rules: useMay('risk.rules.read'),
  };
  const tabs = TABS.filter((tab) => may[tab]);
  const wanted = filter.tab ?? 'cases';
  const tab = may[wanted] ? wanted : tabs[0];
  const choose = (next: Tab) =>
    onFilter({ tab: next === 'cases' ? undefined : next, search: undefined });
  return (
    <section className={styles['page']} aria-labelledby="risk-page">
      <div className={styles['head']}>
        <h1 id="risk-page" className={styles['title']}>
          {words.title}
        </h1>
        {tab && (
          <Segments
            label={words.tabs}
            value={tab}
            options={tabs.map((each) => [each, words[each]] as const)}
            onChoose={choose}
          />
        )}
      </div>
      <p className={styles['note']}>{tab || !me ? words.about : words.notAllowed}</p>
      {tab === 'cases' && <Cases filter={filter} onFilter={onFilter} />}
      {tab === 'lists' && <Entries filter={filter} onFilter={onFilter} />}
      {tab === 'rules' && <Rules />}
    </section>
  );
}
