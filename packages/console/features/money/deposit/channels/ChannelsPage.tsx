import { useState } from 'react';
import { DEPOSIT_TYPES } from '@fairlot/rules/check/deposit';
import { useCall } from '@fairlot/shell';
import { formatMoney, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, type Column, DataList } from '@fairlot/ui/list';
import inline from '@fairlot/ui/inline.module.css';
import { depositConsole, plainChannel, type SetChannel } from '@fairlot/wire/money/deposit';
import { useMay, useMe, usePage, useRowKeys } from '../../../staff/operator/index.ts';
import { PublishedActs, VersionsDialog, Waiting } from '../../../staff/publishing/index.ts';
import { ChannelDialog } from './ChannelDialog.tsx';
import styles from './channels.module.css';
import { text } from './text.ts';

const percent = (hundredths: number): string => `${hundredths / 100}%`;

function State({ row, nowMs }: { readonly row: SetChannel; readonly nowMs: number }) {
  const words = useWords(text);
  const { Rules, IsProviderOn, Fails } = row;
  if (!Rules.IsOn) return <Status look="off">{words.off}</Status>;
  if (!IsProviderOn) return <Status look="err">{words.noProvider}</Status>;
  if (Rules.MaintenanceUntil !== null && Rules.MaintenanceUntil > nowMs) {
    return <Status look="warn">{words.down}</Status>;
  }
  if (Fails > 0) return <Status look="warn">{words.failed(Fails)}</Status>;
  return <Status look="done">{words.on}</Status>;
}

type Chosen = { readonly what: 'edit' | 'versions'; readonly channel: SetChannel | undefined };

function Acts(props: { readonly channel: SetChannel; readonly choose: (chosen: Chosen) => void }) {
  const { channel, choose } = props;
  return (
    <PublishedActs
      publish="deposit.channels.publish"
      words={useWords(text)}
      choose={(what) => choose({ what, channel })}
    />
  );
}

function useColumns(
  nowMs: number,
  choose: (chosen: Chosen) => void,
): readonly Column<SetChannel>[] {
  const words = useWords(text);
  const say = useSay();
  const num = inline['num'];
  return [
    {
      id: 'name',
      head: words.name,
      cell: ({ Rules, Type }) => (
        <>
          <b>{say({ zh: Rules.Name, en: Rules.NameEn })}</b>{' '}
          <span className={inline['sec']}>{say(DEPOSIT_TYPES[Type])}</span>
        </>
      ),
    },
    { id: 'provider', head: words.provider, cell: ({ Provider }) => Provider },
    {
      id: 'range',
      head: words.range,
      className: num,
      cell: ({ Rules }) => `${formatMoney(Rules.Min)} – ${formatMoney(Rules.Max)}`,
    },
    {
      id: 'rates',
      head: words.rates,
      className: num,
      cell: ({ Rules }) => `${percent(Rules.FeeRate)} / ${percent(Rules.BonusRate)}`,
    },
    {
      id: 'hours',
      head: words.hours,
      className: num,
      cell: ({ Type, Provider, Rules }) => {
        const { from, to } = plainChannel({ type: Type, provider: Provider }, Rules);
        return from === null ? words.allDay : `${from} – ${to}`;
      },
    },
    {
      id: 'today',
      head: words.today,
      className: num,
      cell: ({ AskedToday, Rules }) =>
        `${formatMoney(AskedToday)} / ${Rules.DayMost === null ? '–' : formatMoney(Rules.DayMost)}`,
    },
    {
      id: 'state',
      head: words.state,
      cell: (row) => (
        <>
          <State row={row} nowMs={nowMs} /> <Waiting of={row} />
        </>
      ),
    },
    { id: 'version', head: words.version, className: num, cell: ({ Version }) => Version },
    {
      id: 'acts',
      head: words.acts,
      isHeadHidden: true,
      cell: (channel) => <Acts channel={channel} choose={choose} />,
    },
  ];
}

/** Ways to deposit with their rules; what changes is published by another operator (product 3.11). */
export default function ChannelsPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('deposit.channels.read');
  const mayPublish = useMay('deposit.channels.publish');
  const [chosen, setChosen] = useState<Chosen>();
  useRowKeys();
  // What waits for another operator stands here too.
  usePage('operator.proposals', depositConsole.getChannels);
  const { data, isError, refetch } = useCall(
    depositConsole.getChannels,
    {},
    usePage('deposit.channels', depositConsole.getChannels),
  );
  const value = data?.ok ? data.value : undefined;
  const columns = useColumns(value?.DateTimeNow ?? 0, setChosen);
  const close = () => setChosen(undefined);
  return (
    <div className={styles['page']}>
      <section className={styles['panel']} aria-labelledby="channels-title">
        <div className={styles['head']}>
          <h1 id="channels-title" className={styles['title']}>
            {words.title}
          </h1>
          {mayPublish && value && (
            <Button onClick={() => setChosen({ what: 'edit', channel: undefined })}>
              {words.add}
            </Button>
          )}
        </div>
        <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
        {mayRead && (
          <DataList<SetChannel>
            label={words.title}
            source={{
              rows: value?.Rows,
              problem: isError && !value ? { text: undefined } : undefined,
              retry: () => void refetch(),
              readAtMs: value?.DateTimeNow,
            }}
            keyOf={({ Id }) => String(Id)}
            columns={columns}
            renderCard={cardOf(columns, [
              ['name', 'state'],
              ['range', 'rates'],
              ['hours', 'today'],
              ['provider', 'version'],
              ['acts'],
            ])}
            empty={{ title: words.none }}
          />
        )}
      </section>
      {chosen?.what === 'edit' && value && (
        <ChannelDialog channel={chosen.channel} providers={value.Providers} onClose={close} />
      )}
      {chosen?.what === 'versions' && chosen.channel && (
        <VersionsDialog
          subject={`channel ${chosen.channel.Id}`}
          name={chosen.channel.Rules.Name}
          mayChange={mayPublish}
          onClose={close}
        />
      )}
    </div>
  );
}
