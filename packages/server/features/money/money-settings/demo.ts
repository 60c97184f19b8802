import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import type { DemoStep } from '#platform/demo';

/** Withdrawals go through at any hour and to a card that was just bound, so that a visitor can try one at once. */
const WANTED: Readonly<Record<string, number | string>> = {
  withdrawFrom: '00:00',
  withdrawTo: '00:00',
  withdrawIntervalMinutes: 0,
  payeeCardHours: 0,
};

export const demoMoneySettings: DemoStep = {
  name: 'money-settings',
  run: async ({ operators: [operator], confirm }) => {
    const { Rows } = await operator.call(moneySettingsConsole.getMoney, {});
    for (const { Group, Version, Settings } of Rows) {
      const Values = Settings.flatMap(({ Key, Value }) => {
        const wanted = WANTED[Key];
        return wanted === undefined || wanted === Value ? [] : [{ Key, Value: wanted }];
      });
      if (Values.length === 0) continue;
      const Reason = 'Demo: withdrawals at any hour, new cards at once';
      const asked = { Group, Seen: Version, Values, Reason };
      await confirm(operator.call(moneySettingsConsole.proposeMoney, asked));
    }
  },
};
