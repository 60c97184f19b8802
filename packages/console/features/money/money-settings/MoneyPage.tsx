import { MONEY_GROUPS } from '@fairlot/rules/check/money-settings';
import { useCall } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import { SettingValue } from '../../content/site-state/index.ts';
import { usePage } from '../../staff/operator/index.ts';
import { PublishedPanels } from '../../staff/publishing/index.ts';
import { MoneyDialog } from './MoneyDialog.tsx';
import type { MoneyRow } from './row.ts';
import { text } from './text.ts';

/** Settings of money by group. */
export default function MoneyPage() {
  const words = useWords(text);
  const say = useSay();
  // A proposal changes what waits here.
  usePage('operator.proposals', moneySettingsConsole.getMoney);
  const { data, isError, refetch } = useCall(
    moneySettingsConsole.getMoney,
    {},
    usePage('money.settings', moneySettingsConsole.getMoney),
  );
  return (
    <PublishedPanels<MoneyRow>
      words={words}
      read="money.settings.read"
      publish="money.settings.publish"
      source={{
        rows: data?.ok ? data.value.Rows : undefined,
        isError,
        retry: () => void refetch(),
      }}
      keyOf={({ Group }) => Group}
      subjectOf={({ Group }) => `money ${Group}`}
      nameOf={({ Group }) => say(MONEY_GROUPS[Group].name)}
      valuesOf={({ Settings }) =>
        Settings.map((setting) => ({
          name: say(setting.Name),
          value: <SettingValue setting={setting} value={setting.Value} />,
        }))
      }
      editor={MoneyDialog}
    />
  );
}
