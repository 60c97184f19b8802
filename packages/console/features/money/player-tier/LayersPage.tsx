import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, type Column, DataList } from '@fairlot/ui/list';
import inline from '@fairlot/ui/inline.module.css';
import { type Layer, playerTierConsole } from '@fairlot/wire/money/player-tier';
import { KeyButton, useMay, useMe, usePage, useRowKeys } from '../../staff/operator/index.ts';
import { PublishedActs, VersionsDialog, Waiting } from '../../staff/publishing/index.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { LayerDialog } from './LayerDialog.tsx';
import { LimitsDialog } from './LimitsDialog.tsx';
import { limitsText } from './limits-text.ts';
import styles from './layer.module.css';
import { text } from './text.ts';

type Chosen = {
  readonly what: 'edit' | 'versions' | 'assign' | 'limits';
  readonly layer: Layer | undefined;
};

function Acts(props: { readonly layer: Layer; readonly choose: (chosen: Chosen) => void }) {
  const { layer, choose } = props;
  const words = useWords(text);
  const limits = useWords(limitsText);
  const mayLimits = useMay('layer.limits.read');
  return (
    <PublishedActs
      publish="layer.layers.publish"
      words={words}
      choose={(what) => choose({ what, layer })}
    >
      {mayLimits && (
        <KeyButton letter="L" onPress={() => choose({ what: 'limits', layer })}>
          {limits.limits}
        </KeyButton>
      )}
    </PublishedActs>
  );
}

function useColumns(choose: (chosen: Chosen) => void): readonly Column<Layer>[] {
  const words = useWords(text);
  const say = useSay();
  const num = inline['num'];
  return [
    { id: 'id', head: words.number, className: num, cell: ({ Id }) => Id },
    {
      id: 'name',
      head: words.name,
      cell: (row) => (
        <>
          <b>{say({ zh: row.Rules.Name, en: row.Rules.NameEn })}</b> <Waiting of={row} />
        </>
      ),
    },
    { id: 'players', head: words.players, className: num, cell: ({ Players }) => Players },
    {
      id: 'readOnly',
      head: words.readOnly,
      cell: ({ Rules }) => (Rules.IsReadOnly ? <Status look="warn">{words.readOnly}</Status> : '–'),
    },
    {
      id: 'reviewed',
      head: words.reviewed,
      cell: ({ Rules }) => (Rules.IsReviewed ? <Status look="warn">{words.reviewed}</Status> : '–'),
    },
    {
      id: 'acts',
      head: words.acts,
      isHeadHidden: true,
      cell: (layer) => <Acts layer={layer} choose={choose} />,
    },
  ];
}

/** Layers of players; what changes, and who is in which, is confirmed by another operator (product 3.9). */
export default function LayersPage() {
  const words = useWords(text);
  const limits = useWords(limitsText);
  const me = useMe();
  const mayLimits = useMay('layer.limits.read');
  const mayRead = useMay('layer.layers.read');
  const mayPublish = useMay('layer.layers.publish');
  const mayAssign = useMay('layer.players.assign');
  const [chosen, setChosen] = useState<Chosen>();
  useRowKeys();
  // What waits for another operator stands here too.
  usePage('operator.proposals', playerTierConsole.getLayers);
  const { data, isError, refetch } = useCall(
    playerTierConsole.getLayers,
    {},
    usePage('layer.layers', playerTierConsole.getLayers),
  );
  const rows = data?.ok ? data.value.Rows : undefined;
  const columns = useColumns(setChosen);
  const close = () => setChosen(undefined);
  const open = (what: 'edit' | 'assign' | 'limits') => setChosen({ what, layer: undefined });
  return (
    <div className={styles['page']}>
      <section className={styles['panel']} aria-labelledby="layers-title">
        <div className={styles['head']}>
          <h1 id="layers-title" className={styles['title']}>
            {words.title}
          </h1>
          {mayLimits && rows && <Button onClick={() => open('limits')}>{limits.ofAll}</Button>}
          {mayAssign && rows && <Button onClick={() => open('assign')}>{words.assign}</Button>}
          {mayPublish && rows && <Button onClick={() => open('edit')}>{words.add}</Button>}
        </div>
        <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
        {mayRead && (
          <DataList<Layer>
            label={words.title}
            source={{
              rows,
              problem: isError && !rows ? { text: undefined } : undefined,
              retry: () => void refetch(),
              readAtMs: undefined,
            }}
            keyOf={({ Id }) => String(Id)}
            columns={columns}
            renderCard={cardOf(columns, [
              ['name', 'players'],
              ['readOnly', 'reviewed'],
              ['id', 'acts'],
            ])}
            empty={{ title: words.none }}
          />
        )}
      </section>
      {chosen && rows && <Opened chosen={chosen} layers={rows} onClose={close} />}
    </div>
  );
}

/** The dialog of what was chosen. */
function Opened(props: {
  readonly chosen: Chosen;
  readonly layers: readonly Layer[];
  readonly onClose: () => void;
}) {
  const { chosen, layers, onClose } = props;
  const { what, layer } = chosen;
  const words = useWords(limitsText);
  const say = useSay();
  const mayPublish = useMay('layer.layers.publish');
  if (what === 'edit') return <LayerDialog layer={layer} onClose={onClose} />;
  if (what === 'assign') return <AssignDialog layers={layers} onClose={onClose} />;
  const name = layer ? say({ zh: layer.Rules.Name, en: layer.Rules.NameEn }) : words.everybody;
  if (what === 'limits' || !layer) {
    return <LimitsDialog layer={layer?.Id ?? null} name={name} onClose={onClose} />;
  }
  return (
    <VersionsDialog
      subject={`layer ${layer.Id}`}
      name={name}
      mayChange={mayPublish}
      onClose={onClose}
    />
  );
}
