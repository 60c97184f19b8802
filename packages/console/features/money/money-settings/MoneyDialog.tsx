import { areOrdered, MONEY_GROUPS } from '@fairlot/rules/check/money-settings';
import { useSay } from '@fairlot/ui';
import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import {
  readTyped,
  SETTING_FAULTS,
  SettingField,
  typedOf,
} from '../../content/site-state/index.ts';
import type { Plain } from '../../staff/operator/index.ts';
import {
  EditDialog,
  EditForm,
  type Editing,
  Leaves,
  ReviewDialog,
  useEditForm,
} from '../../staff/publishing/index.ts';
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

/** Of a group those that change. */
const changedOf = (now: Values, wanted: Values): Values =>
  Object.fromEntries(Object.entries(wanted).filter(([key, value]) => now[key] !== value));

/** Groups that bound what is withdrawn. */
const OF_AMOUNTS = ['withdraw', 'card', 'usdt', 'purse'] as const;
const boundsOf = (values: Values) => ({
  Money: Object.entries(values).map(([Key, Value]) => ({ Key, Value })),
});

/** Editing settings of money, and reviewing what would change, before another operator publishes it. */
export function MoneyDialog(props: { readonly row: MoneyRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const title = useSay()(MONEY_GROUPS[row.Group].name);
  const now = nowOf(row);
  const isOfAmounts = OF_AMOUNTS.some((group) => group === row.Group);
  return (
    <EditDialog<Typed>
      title={title}
      initial={() =>
        Object.fromEntries(row.Settings.map(({ Key, Value }) => [Key, typedOf(Value)]))
      }
      renderEdit={(editing) => (
        <>
          {isOfAmounts && <Leaves of={boundsOf(now)} />}
          <Edit row={row} {...editing} />
        </>
      )}
      renderReview={(typed, onBack) => {
        const wanted = valuesOf(row, typed);
        return (
          <ReviewDialog
            title={title}
            endpoint={moneySettingsConsole.proposeMoney}
            before={now}
            after={wanted}
            bounds={isOfAmounts ? boundsOf(wanted) : undefined}
            input={(said) => ({
              Group: row.Group,
              Seen: row.Version,
              Values: Object.entries(changedOf(now, wanted)).map(([Key, Value]) => ({
                Key,
                Value,
              })),
              ...said,
            })}
            onBack={onBack}
            onDone={onClose}
          />
        );
      }}
      onClose={onClose}
    />
  );
}

function Edit(props: Editing<Typed> & { readonly row: MoneyRow }) {
  const { row, onClose } = props;
  const form = useEditForm<Typed>(props, {
    check: (values) =>
      Object.fromEntries(
        row.Settings.filter((each) => readTyped(each, values[each.Key] ?? '') === undefined).map(
          ({ Key }) => [Key, SETTING_FAULTS.value],
        ),
      ),
    before: nowOf(row),
    after: (values) => valuesOf(row, values),
    whole: (values) => (areOrdered(valuesOf(row, values)) ? undefined : text.order),
  });
  return (
    <EditForm form={form} onClose={onClose}>
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
    </EditForm>
  );
}
