import { useState } from 'react';
import { refetch, useCall } from '@fairlot/shell';
import { Failed, showToast, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextArea } from '@fairlot/ui/field';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { type Layer, playerTierConsole } from '@fairlot/wire/money/player-tier';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  type ActValues,
  codeOf,
  NOTHING,
  useActForm,
} from '../../staff/operator/act-form/index.ts';
import { FindAccounts } from './FindAccounts.tsx';
import styles from './layer.module.css';
import { FAULTS, text } from './text.ts';
import { accountsOf } from './typed.ts';

type Props = {
  readonly layers: readonly Layer[];
  readonly accounts?: string;
  readonly onClose: () => void;
};
type Values = { readonly accounts: string; readonly layer: number };

/** Puts players into a layer, out of a list: looked at line by line before another operator is asked. */
export function AssignDialog({ layers, accounts = '', onClose }: Props) {
  const words = useWords(text);
  const [typed, setTyped] = useState<Values>({ accounts, layer: layers[0]?.Id ?? 0 });
  const [isLooking, setLooking] = useState(false);
  const next = (values: Values) => {
    setTyped(values);
    setLooking(true);
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.assign}>
      {isLooking ? (
        <Preview
          layers={layers}
          names={accountsOf(typed.accounts) ?? []}
          layer={typed.layer || null}
          onBack={() => setLooking(false)}
          onClose={onClose}
        />
      ) : (
        <Edit layers={layers} typed={typed} onNext={next} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Edit(
  props: Pick<Props, 'layers' | 'onClose'> & {
    readonly typed: Values;
    readonly onNext: (values: Values) => void;
  },
) {
  const { layers, typed, onNext, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useFormOf<Values>({
    initial: typed,
    check: (values) =>
      accountsOf(values.accounts) === undefined ? { accounts: FAULTS.accounts } : {},
    send: async (values) => {
      onNext(values);
      return undefined;
    },
  });
  const { values, change, fault } = form;
  const choices = [
    ...layers.map(({ Id, Rules: { Name: zh, NameEn: en } }) => ({
      value: Id,
      label: say({ zh, en }),
    })),
    { value: 0, label: words.noLayer },
  ];
  return (
    <Form
      form={form}
      send={words.preview}
      after={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <Field label={words.to}>
        {(control) => (
          <Select
            {...control}
            value={values.layer}
            choices={choices}
            onChoose={(layer) => change('layer', layer)}
          />
        )}
      </Field>
      <FindAccounts layers={layers} onFound={(names) => change('accounts', names.join('\n'))} />
      <Field label={words.accounts} hint={words.accountsHint} error={fault('accounts')}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            value={values.accounts}
            onText={(next) => change('accounts', next)}
          />
        )}
      </Field>
    </Form>
  );
}

function Preview(
  props: Pick<Props, 'layers' | 'onClose'> & {
    readonly names: readonly string[];
    readonly layer: number | null;
    readonly onBack: () => void;
  },
) {
  const { layers, names, layer, onBack, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const input = { UserNames: [...names], Layer: layer };
  const { data, isError, refetch: again } = useCall(playerTierConsole.previewAssign, input);
  const form = useActForm<typeof playerTierConsole.proposeAssign, ActValues>(
    playerTierConsole.proposeAssign,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({ ...input, Reason: reason.trim(), Code: codeOf(code) }),
      done: () => {
        showToast({ kind: 'done', text: text.putDone });
        void refetch(operatorHttp.getProposals);
        onClose();
      },
    },
  );
  const rows = data?.ok ? data.value.Rows : undefined;
  const nameOf = (id: number | null): string => {
    const found = layers.find(({ Id }) => Id === id);
    return found ? say({ zh: found.Rules.Name, en: found.Rules.NameEn }) : words.noLayer;
  };
  if (!rows && isError) return <Failed title={words.unread} retry={() => void again()} />;
  return (
    <>
      <div className={styles['rows']} tabIndex={0} role="region" aria-label={words.preview}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.account}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.outcome}</th>
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <tr key={row.UserName} data-missing={row.PlayerId === null}>
                <th scope="row">{row.UserName}</th>
                <td>{row.PlayerId === null ? '–' : nameOf(row.From)}</td>
                <td>
                  {row.PlayerId === null && words.missing}
                  {row.PlayerId !== null && (row.IsSame ? words.stays : words.moves)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ActForm form={form} send={words.put} onCancel={onBack} />
    </>
  );
}
