import { useState, type ReactNode } from 'react';
import { useCall } from '@fairlot/shell';
import { Empty, Failed, formatMoney, Skeleton, Status, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import { providerConsole, type ProviderRow } from '@fairlot/wire/money/provider';
import { KeyButton, useMay, useMe, usePage, useRowKeys } from '../../staff/operator/index.ts';
import { VersionsDialog, Waiting } from '../../staff/publishing/index.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import styles from './provider.module.css';
import { SecretDialog } from './SecretDialog.tsx';
import { text } from './text.ts';

type Chosen = { readonly what: 'edit' | 'secret' | 'versions'; readonly row: ProviderRow };

/** Whom players pay and who pays them: what is set of each, and what waits; another operator publishes what changes. */
export default function ProvidersPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('provider.settings.read');
  const mayPublish = useMay('provider.settings.publish');
  const [chosen, setChosen] = useState<Chosen>();
  useRowKeys();
  // What waits for another operator stands here too.
  usePage('operator.proposals', providerConsole.getProviders);
  const { data, isError, refetch } = useCall(
    providerConsole.getProviders,
    {},
    usePage('provider.settings', providerConsole.getProviders),
  );
  const rows = data?.ok ? data.value.Rows : undefined;
  const close = () => setChosen(undefined);
  return (
    <div className={styles['page']}>
      <section className={styles['panel']} aria-labelledby="providers-title">
        <div className={styles['head']}>
          <h1 id="providers-title" className={styles['title']}>
            {words.title}
          </h1>
        </div>
        <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
        {mayRead &&
          !rows &&
          (isError ? (
            <Failed title={words.unread} retry={() => void refetch()} />
          ) : (
            <Skeleton height={240} />
          ))}
        {rows?.length === 0 && <Empty title={words.none} />}
      </section>
      {mayRead && rows?.map((row, at) => <One key={row.Id} at={at} row={row} choose={setChosen} />)}
      {chosen?.what === 'edit' && <ProviderDialog row={chosen.row} onClose={close} />}
      {chosen?.what === 'secret' && <SecretDialog row={chosen.row} onClose={close} />}
      {chosen?.what === 'versions' && (
        <VersionsDialog
          subject={`provider ${chosen.row.Id}`}
          name={chosen.row.Id}
          mayChange={mayPublish}
          onClose={close}
        />
      )}
    </div>
  );
}

function One(props: {
  readonly at: number;
  readonly row: ProviderRow;
  readonly choose: (chosen: Chosen) => void;
}) {
  const { at, row, choose } = props;
  const words = useWords(text);
  const mayPublish = useMay('provider.settings.publish');
  const mayVersions = useMay('publish.versions.read');
  const maySecret = useMay('provider.secrets.change');
  return (
    <section className={styles['panel']} data-index={at} aria-labelledby={`provider-${row.Id}`}>
      <div className={styles['head']}>
        <h2 id={`provider-${row.Id}`} className={styles['name']}>
          {row.Id}
        </h2>
        <Status look={row.Rules.IsOn ? 'done' : 'off'}>
          {row.Rules.IsOn ? words.on : words.off}
        </Status>
        <Waiting of={row} />
        {row.IsSecretAsked && <Status look="warn">{words.secretAsked}</Status>}
        <span className={inline['sec']}>{words.version(row.Version)}</span>
        <span className={styles['acts']}>
          {mayPublish && (
            <KeyButton letter="E" onPress={() => choose({ what: 'edit', row })}>
              {words.edit}
            </KeyButton>
          )}
          {maySecret && (
            <KeyButton letter="S" onPress={() => choose({ what: 'secret', row })}>
              {words.secret}
            </KeyButton>
          )}
          {mayVersions && (
            <KeyButton letter="V" onPress={() => choose({ what: 'versions', row })}>
              {words.versions}
            </KeyButton>
          )}
        </span>
      </div>
      <Values row={row} />
    </section>
  );
}

function Values({ row: { Adapter, IsNode, PaidToday, Rules } }: { readonly row: ProviderRow }) {
  const words = useWords(text);
  const limit = (amount: typeof Rules.PayoutMost) =>
    amount === null ? words.noLimit : formatMoney(amount);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.kind, IsNode ? words.node : Adapter],
    [words.address, Rules.Address],
    ...(IsNode
      ? []
      : ([
          [words.payoutMost, limit(Rules.PayoutMost)],
          [words.payoutDayMost, limit(Rules.PayoutDayMost)],
          [words.paidToday, formatMoney(PaidToday)],
        ] as const)),
  ];
  return (
    <dl className={styles['values']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={inline['num']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
