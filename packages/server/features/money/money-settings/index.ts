import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import type { Feature, Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { askProven, publishedKind, publishedKinds } from '../../staff/publishing/index.ts';
import { previewBounds } from './preview-bounds.ts';
import { getMoney, MONEY, moneyAct, proposeMoney } from './publish-money.ts';
import { demoMoneySettings } from './demo.ts';

const moneySettingsRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(moneySettingsConsole, {
    getMoney: () => getMoney(db),
    previewBounds: (asked) => previewBounds(db, asked),
    proposeMoney: ({ Group, Seen, Values, At, Reason, Code }, call) =>
      askProven({ db, dataFolder }, call, Code, (maker) =>
        proposeMoney(db, maker, { Group, Seen, Values, At }, Reason),
      ),
  });

/** Settings of money, which two operators change (product 3.11). */
export const moneySettings: Feature = {
  name: 'money-settings',
  demo: [demoMoneySettings],
  console: moneySettingsRoutes,
  twoPersonActs: [moneyAct],
  provide: ({ ports }) => ports.add(publishedKinds, publishedKind(MONEY)),
};
