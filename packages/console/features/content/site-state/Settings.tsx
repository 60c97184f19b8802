import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { TextInput } from '@fairlot/ui/field';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import { siteStateConsole } from '@fairlot/wire/content/site-state';
import { useMay, usePage } from '../../staff/operator/index.ts';
import type { Setting } from './setting.ts';
import { SettingValue } from './SettingValue.tsx';
import { SettingDialog } from './SettingDialog.tsx';
import styles from './merchant.module.css';
import { text } from './text.ts';

function useSource(typed: string): ListSource<Setting> {
  const { data, isError, refetch } = useCall(
    siteStateConsole.getSettings,
    undefined,
    usePage('site.settings', siteStateConsole.getSettings),
  );
  const value = data?.ok ? data.value : undefined;
  const wanted = typed.trim().toLowerCase();
  const fits = ({ Key, Name }: Setting) =>
    `${Key} ${Name.zh} ${Name.en}`.toLowerCase().includes(wanted);
  return {
    rows: value?.Rows.filter(fits),
    problem: isError && !value ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: value?.DateTimeNow,
  };
}

function NameOf({ setting: { Name, Key } }: { readonly setting: Setting }) {
  return (
    <span className={styles['words']}>
      <b>{useSay()(Name)}</b>
      <span className={inline['mut']}>{Key}</span>
    </span>
  );
}

function Edit({ setting, onEdit }: { setting: Setting; onEdit: (setting: Setting) => void }) {
  const words = useWords(text);
  const name = useSay()(setting.Name);
  const mayChange = useMay('site.settings.change');
  if (!mayChange) return null;
  return (
    <Button size="small" aria-label={words.editOf(name)} onClick={() => onEdit(setting)}>
      {words.edit}
    </Button>
  );
}

const nameOf = (setting: Setting) => <NameOf setting={setting} />;
const valueOf = (setting: Setting) => <SettingValue setting={setting} value={setting.Value} />;
const fromOf = (setting: Setting) => <SettingValue setting={setting} value={setting.From} />;

function useColumns(edit: (setting: Setting) => void): readonly Column<Setting>[] {
  const words = useWords(text);
  return [
    { id: 'name', head: words.name, cell: nameOf },
    { id: 'value', head: words.value, cell: valueOf },
    { id: 'from', head: words.from, cell: fromOf },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (setting) => <Edit setting={setting} onEdit={edit} />,
    },
  ];
}

/** Every setting of the site that is changed as plain values are. */
export function Settings() {
  const words = useWords(text);
  const [edited, edit] = useState<Setting>();
  const [typed, find] = useState('');
  const columns = useColumns(edit);
  return (
    <section className={styles['panel']} aria-labelledby="settings-title">
      <div className={styles['head']}>
        <h2 id="settings-title" className={styles['title']}>
          {words.settings}
        </h2>
        <TextInput
          icon="search"
          className={styles['find']}
          aria-label={words.find}
          placeholder={words.find}
          autoComplete="off"
          maxLength={40}
          value={typed}
          onText={find}
        />
      </div>
      <p className={styles['note']}>{words.settingsAbout}</p>
      <DataList<Setting>
        label={words.settings}
        source={useSource(typed)}
        keyOf={({ Key }) => Key}
        columns={columns}
        renderCard={cardOf(columns, [['name'], ['value'], ['from', 'actions']])}
        empty={{ title: words.none }}
      />
      {edited && <SettingDialog setting={edited} onClose={() => edit(undefined)} />}
    </section>
  );
}
