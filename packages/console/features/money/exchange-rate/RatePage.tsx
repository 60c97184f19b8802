import { type ReactNode, useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, formatMoney, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import inline from '@fairlot/ui/inline.module.css';
import type { Output } from '@fairlot/wire/core';
import { exchangeRateConsole } from '@fairlot/wire/money/exchange-rate';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { sourceText } from './source-text.ts';
import { TermsDialog } from './TermsDialog.tsx';
import { SOURCE_FAULTS, text } from './text.ts';
import styles from './rate.module.css';
import { useSourceActs } from './use-source-acts.tsx';

type Rates = Output<typeof exchangeRateConsole.getRates>;
type Source = Rates['Sources'][number];

const momentOf = (ms: number | null) => (ms === null ? '–' : formatMoment(ms));
const rateText = (rate: Rates['Mid']) => (rate === null ? '–' : formatMoney(rate));

function useColumns(acts: (id: string) => ReactNode): readonly Column<Source>[] {
  const words = { ...useWords(text), ...useWords(sourceText) };
  const say = useSay();
  const num = inline['num'];
  return [
    { id: 'id', head: words.source, cell: ({ Id }) => <b>{Id}</b> },
    { id: 'host', head: words.host, className: inline['mono'], cell: ({ Host }) => Host },
    { id: 'value', head: words.value, className: num, cell: ({ Value }) => rateText(Value) },
    { id: 'stamp', head: words.stamp, className: num, cell: ({ ToldAt }) => momentOf(ToldAt) },
    { id: 'asked', head: words.asked, className: num, cell: ({ AskedAt }) => momentOf(AskedAt) },
    {
      id: 'state',
      head: words.state,
      cell: ({ IsOn, Fault }) => {
        if (!IsOn) return <Status look="off">{words.off}</Status>;
        if (Fault) return <Status look="warn">{say(SOURCE_FAULTS[Fault])}</Status>;
        return <Status look="done">{words.fine}</Status>;
      },
    },
    { id: 'acts', head: words.acts, isHeadHidden: true, cell: ({ Id }) => acts(Id) },
  ];
}

/** The rate of USDT: what holds, whence it comes, and what two operators decide of it (product 3.11). */
export default function RatePage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('rate.usdt.read');
  const mayChange = useMay('rate.usdt.change');
  const [isChanging, setChanging] = useState(false);
  const sources = useSourceActs();
  const columns = useColumns(sources.acts);
  const { data, isError, refetch } = useCall(
    exchangeRateConsole.getRates,
    undefined,
    usePage('rate.usdt', exchangeRateConsole.getRates),
  );
  const rates = data?.ok ? data.value : undefined;
  return (
    <div className={styles['page']}>
      <section className={styles['panel']} aria-labelledby="rate-title">
        <div className={styles['head']}>
          <h1 id="rate-title" className={styles['title']}>
            {words.title}
          </h1>
          {sources.add}
          {mayChange && rates && <Button onClick={() => setChanging(true)}>{words.change}</Button>}
        </div>
        <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
        {rates && <Short rates={rates} />}
        {rates && <Facts rates={rates} />}
        {mayRead && (
          <DataList<Source>
            label={words.sources}
            source={{
              rows: rates?.Sources,
              problem: isError && !rates ? { text: undefined } : undefined,
              retry: () => void refetch(),
              readAtMs: rates?.DateTimeNow,
            }}
            keyOf={({ Id }) => Id}
            columns={columns}
            renderCard={cardOf(columns, [
              ['id', 'state'],
              ['value', 'stamp'],
              ['host', 'acts'],
            ])}
            empty={{ title: words.noSources }}
          />
        )}
      </section>
      {isChanging && rates && (
        <TermsDialog
          seen={rates.Version}
          spread={rates.Spread}
          onClose={() => setChanging(false)}
        />
      )}
      {sources.dialog}
    </div>
  );
}

/** Says that fewer sources are on than have to say a rate, where no fixed one holds meanwhile. */
function Short({ rates: { Sources, Least, Fixed } }: { readonly rates: Rates }) {
  const words = useWords(text);
  const on = Sources.filter(({ IsOn }) => IsOn).length;
  if (on >= Least || Sources.length === 0 || Fixed !== null) return null;
  return <Status look="err">{words.fewSources(on, Least)}</Status>;
}

function Facts({ rates }: { readonly rates: Rates }) {
  const words = useWords(text);
  const { Fixed, FixedUntil, IsGood, Refused, RefusedAt } = rates;
  const fixed = Fixed !== null && FixedUntil !== null;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.mid, rateText(rates.Mid)],
    [words.in, rateText(rates.In)],
    [words.out, rateText(rates.Out)],
    [words.spread, `${rates.Spread / 100}%`],
    [words.seen, momentOf(rates.SeenAt)],
    [
      words.state,
      fixed ? (
        <Status key="fixed" look="warn">
          {words.fixedUntil(formatMoment(FixedUntil))}
        </Status>
      ) : (
        <Status key="good" look={IsGood ? 'done' : 'err'}>
          {IsGood ? words.good : words.old}
        </Status>
      ),
    ],
    ...(Refused !== null && RefusedAt !== null
      ? [[words.refused, words.refusedAt(formatMoney(Refused), formatMoment(RefusedAt))] as const]
      : []),
  ];
  return (
    <dl className={styles['facts']}>
      {rows.map(([term, shown]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}
