import { useState } from 'react';
import { refetch, useCall } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { playerTierConsole } from '@fairlot/wire/money/player-tier';
import {
  ActForm,
  type ActValues,
  NOTHING,
  useActForm,
} from '../../staff/operator/act-form/index.ts';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { AssignDialog } from './AssignDialog.tsx';
import styles from './layer.module.css';
import { FAULTS, text } from './text.ts';
import { labelsOf } from './typed.ts';

type Player = { readonly PlayerId: number; readonly UserName: string };

/** The layer and the labels of a player, and changing them. */
export function PlayerGroups({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const say = useSay();
  const mayRead = useMay('layer.layers.read');
  const mayAssign = useMay('layer.players.assign');
  const mayLabel = useMay('layer.labels.change');
  const [act, setAct] = useState<'assign' | 'labels'>();
  const page = usePage('layer.layers', playerTierConsole.getPlayerGroups);
  const groups = useCall(
    playerTierConsole.getPlayerGroups,
    { PlayerId: player.PlayerId },
    page,
  ).data;
  const layers = useCall(
    playerTierConsole.getLayers,
    {},
    usePage('layer.layers', playerTierConsole.getLayers),
  ).data;
  if (!mayRead || !groups?.ok || !layers?.ok) return null;
  const { Layer: id, Labels } = groups.value;
  const now = layers.value.Rows.find(({ Id }) => Id === id);
  return (
    <section className={styles['panel']} aria-labelledby="groups-title">
      <div className={styles['head']}>
        <h2 id="groups-title" className={styles['title']}>
          {words.groups}
        </h2>
        {mayAssign && <Button onClick={() => setAct('assign')}>{words.assign}</Button>}
        {mayLabel && <Button onClick={() => setAct('labels')}>{words.labels}</Button>}
      </div>
      <p className={styles['note']} data-groups>
        {now ? say({ zh: now.Rules.Name, en: now.Rules.NameEn }) : words.noLayer}{' '}
        {Labels.map((label) => (
          <Badge key={label} tone="accent">
            {label}
          </Badge>
        ))}
      </p>
      {act === 'assign' && (
        <AssignDialog
          layers={layers.value.Rows}
          accounts={player.UserName}
          onClose={() => setAct(undefined)}
        />
      )}
      {act === 'labels' && (
        <LabelsDialog player={player} labels={Labels} onClose={() => setAct(undefined)} />
      )}
    </section>
  );
}

function LabelsDialog(props: {
  readonly player: Player;
  readonly labels: readonly string[];
  readonly onClose: () => void;
}) {
  const { player, labels, onClose } = props;
  const words = useWords(text);
  const form = useActForm<
    typeof playerTierConsole.setLabels,
    ActValues & { readonly labels: string }
  >(playerTierConsole.setLabels, {
    initial: { ...NOTHING, labels: labels.join(', ') },
    check: (values) => (labelsOf(values.labels) ? {} : { labels: FAULTS.labels }),
    input: (values) => ({
      PlayerId: player.PlayerId,
      Labels: [...(labelsOf(values.labels) ?? [])],
      Reason: values.reason.trim(),
    }),
    done: () => {
      showToast({ kind: 'done', text: text.saved });
      void refetch(playerTierConsole.getPlayerGroups);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.labels}>
      <ActForm form={form} send={words.save} hasCode={false} onCancel={onClose}>
        <Field label={words.labels} hint={words.labelsHint} error={form.fault('labels')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={700}
              value={form.values.labels}
              onText={(next) => form.change('labels', next)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}
