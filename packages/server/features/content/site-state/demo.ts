import { siteStateConsole } from '@fairlot/wire/content/site-state';
import type { DemoStep } from '#platform/demo';

const KEY = 'isDemoOpen';

/** Visitors can try the site with play money, without an account. */
export const demoTrial: DemoStep = {
  name: 'trial',
  run: async ({ operators: [operator] }) => {
    const { Rows } = await operator.call(siteStateConsole.getSettings, null);
    const seen = Rows.find(({ Key }) => Key === KEY)?.Value;
    if (seen !== false) return;
    const asked = { Key: KEY, Value: true, Seen: seen, Reason: 'Demo: visitors can try the site' };
    await operator.call(siteStateConsole.changeSetting, asked);
  },
};
