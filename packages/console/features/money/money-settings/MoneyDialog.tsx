import { areOrdered, MONEY_GROUPS } from '@fairlot/rules/check/money-settings';
import { useSay } from '@fairlot/ui';
import type { FormState } from '@fairlot/ui/form';
import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import {
  readTyped,
  SETTING_FAULTS,
  SettingField,
  typedOf,
} from '../../content/site-state/index.ts';
import type { Plain } from '../../staff/operator/proposal-content/index.ts';
import { Leaves, PublishedDialog } from '../../staff/publishing/index.ts';
import type { MoneyRow } from './row.ts';
import styles from './money.module.css';
import { text } from './text.ts';

/** As they are typed, by the names of the settings. */
type Typed = Readonly<Record<string, string>>;
type Values = Plain & Readonly<Record<string, boolean | number | string>>;

const nowOf = ({ Settings }: MoneyRow): Values =>
  Object.fromEntries(Settings.map(({ Key, Value }) => [Key, Value])) as Values;

/** What was typed, as it is stored; what cannot be stands as it was. */
const valuesOf = ({ Settings }: MoneyRow, typed: Typed): Values =>
  Object.fromEntries(
    Settings.map((setting) => [
      setting.Key,
      readTyped(setting, typed[setting.Key] ?? '') ?? setting.Value,
    ]),
  ) as Values;

const faultsOf = ({ Settings }: MoneyRow, typed: Typed) =>
  Object.fromEntries(
    Settings.filter((each) => readTyped(each, typed[each.Key] ?? '') === undefined).map(
      ({ Key }) => [Key, SETTING_FAULTS.value],
    ),
  );

/** Of a group those that change. */
const changedOf = (now: Values, wanted: Values): Values =>
  Object.fromEntries(Object.entries(wanted).filter(([key, value]) => now[key] !== value));

/** Groups that bound what is withdrawn. */
const OF_AMOUNTS = ['withdraw', 'card', 'usdt', 'purse'] as const;
const boundsOf = (values: Values) => ({
  Money: Object.entries(values).map(([Key, Value]) => ({ Key, Value })),
});

/** Edits a group of settings and reviews the change, before another operator publishes it. */
export function MoneyDialog(props: { readonly row: MoneyRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const title = useSay()(MONEY_GROUPS[row.Group].name);
  const now = nowOf(row);
  const isOfAmounts = OF_AMOUNTS.some((group) => group === row.Group);
  return (
    <PublishedDialog
      title={title}
      endpoint={moneySettingsConsole.proposeMoney}
      initial={(): Typed =>
        Object.fromEntries(row.Settings.map(({ Key, Value }) => [Key, typedOf(Value)]))
      }
      check={(typed) => faultsOf(row, typed)}
      checkAll={(typed) => (areOrdered(valuesOf(row, typed)) ? undefined : text.order)}
      before={now}
      after={(typed) => valuesOf(row, typed)}
      intro={isOfAmounts && <Leaves of={boundsOf(now)} />}
      renderFields={(form) => <Fields row={row} form={form} />}
      bounds={(typed) => (isOfAmounts ? boundsOf(valuesOf(row, typed)) : undefined)}
      input={(request, _typed, wanted) => ({
        Group: row.Group,
        Seen: row.Version,
        Values: Object.entries(changedOf(now, wanted)).map(([Key, Value]) => ({ Key, Value })),
        ...request,
      })}
      onClose={onClose}
    />
  );
}

function Fields({ row, form }: { readonly row: MoneyRow; readonly form: FormState<Typed> }) {
  return (
    <div className={styles['fields']}>
      {row.Settings.map((setting) => (
        <SettingField
          key={setting.Key}
          setting={setting}
          typed={form.values[setting.Key] ?? ''}
          fault={form.fault(setting.Key)}
          onText={(next) => form.change(setting.Key, next)}
        />
      ))}
    </div>
  );
}
