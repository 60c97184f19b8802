import { useState } from 'react';
import { MONEY_GROUPS } from '@fairlot/rules/check/money-settings';
import { useCall } from '@fairlot/shell';
import { Failed, Skeleton, useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import { SettingValue } from '../../content/site-state/index.ts';
import { KeyButton, useMay, useMe, usePage, useRowKeys } from '../../staff/operator/index.ts';
import { VersionsDialog, Waiting } from '../../staff/publishing/index.ts';
import { MoneyDialog } from './MoneyDialog.tsx';
import type { MoneyRow } from './row.ts';
import styles from './money.module.css';
import { text } from './text.ts';

type Chosen = { readonly what: 'edit' | 'versions'; readonly row: MoneyRow };

/** Settings of money by group: what holds, what waits, and what held; another operator publishes what changes. */
export default function MoneyPage() {
  const words = useWords(text);
  const say = useSay();
  const me = useMe();
  const mayRead = useMay('money.settings.read');
  const mayPublish = useMay('money.settings.publish');
  const [chosen, setChosen] = useState<Chosen>();
  useRowKeys();
  // What waits for another operator stands here too.
  usePage('operator.proposals', moneySettingsConsole.getMoney);
  const { data, isError, refetch } = useCall(
    moneySettingsConsole.getMoney,
    {},
    usePage('money.settings', moneySettingsConsole.getMoney),
  );
  const rows = data?.ok ? data.value.Rows : undefined;
  const close = () => setChosen(undefined);
  return (
    <div className={styles['page']}>
      <section className={styles['panel']} aria-labelledby="money-title">
        <div className={styles['head']}>
          <h1 id="money-title" className={styles['title']}>
            {words.title}
          </h1>
        </div>
        <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
        {mayRead &&
          !rows &&
          (isError ? (
            <Failed title={words.unread} retry={() => void refetch()} />
          ) : (
            <Skeleton height={420} />
          ))}
      </section>
      {mayRead &&
        rows?.map((row, at) => <Group key={row.Group} at={at} row={row} choose={setChosen} />)}
      {chosen?.what === 'edit' && <MoneyDialog row={chosen.row} onClose={close} />}
      {chosen?.what === 'versions' && (
        <VersionsDialog
          subject={`money ${chosen.row.Group}`}
          name={say(MONEY_GROUPS[chosen.row.Group].name)}
          mayChange={mayPublish}
          onClose={close}
        />
      )}
    </div>
  );
}

function Group(props: {
  readonly at: number;
  readonly row: MoneyRow;
  readonly choose: (chosen: Chosen) => void;
}) {
  const { at, row, choose } = props;
  const words = useWords(text);
  const say = useSay();
  const mayPublish = useMay('money.settings.publish');
  const mayVersions = useMay('publish.versions.read');
  return (
    <section className={styles['panel']} data-index={at} aria-labelledby={`money-${row.Group}`}>
      <div className={styles['head']}>
        <h2 id={`money-${row.Group}`} className={styles['name']}>
          {say(MONEY_GROUPS[row.Group].name)}
        </h2>
        <Waiting of={row} />
        <span className={inline['sec']}>{words.version(row.Version)}</span>
        <span className={styles['acts']}>
          {mayPublish && (
            <KeyButton letter="E" onPress={() => choose({ what: 'edit', row })}>
              {words.edit}
            </KeyButton>
          )}
          {mayVersions && (
            <KeyButton letter="V" onPress={() => choose({ what: 'versions', row })}>
              {words.versions}
            </KeyButton>
          )}
        </span>
      </div>
      <dl className={styles['values']}>
        {row.Settings.map((setting) => (
          <div key={setting.Key}>
            <dt>{say(setting.Name)}</dt>
            <dd className={inline['num']}>
              <SettingValue setting={setting} value={setting.Value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
