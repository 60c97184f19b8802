import * as z from 'zod/mini';
import { MONEY_GROUPS, type MoneyGroup } from '@fairlot/rules/check/money-settings';
import { post, timestamp } from '../core/index.ts';
import { Setting, settingKey, settingValue } from '../merchant/setting.ts';
import { Proposal } from '../operator/shapes.ts';
import { PUBLISH_CODES } from '../publish/codes.ts';
import { asked, seenVersion, waits } from '../publish/shapes.ts';

/** Settings of money (product 3.11): one operator edits a group of them, another publishes it (decision 0189). */
const Group = z.enum(Object.keys(MONEY_GROUPS) as [MoneyGroup, ...MoneyGroup[]]);

const Row = z.object({
  Group,
  Version: z.int(),
  ...waits,
  Settings: z.array(Setting),
});

export const getMoney = post('/api/Console/MoneySettings', {
  access: 'money.settings.read',
  passive: true,
  input: z.strictObject({}),
  output: z.object({ Rows: z.array(Row), DateTimeNow: timestamp }),
  about: 'Settings of money by group: what holds, and what waits.',
});

export const proposeMoney = post('/api/Console/MoneyPropose', {
  access: 'money.settings.publish',
  input: z.strictObject({
    Group,
    Seen: seenVersion,
    /** Those that change. */
    Values: z
      .array(z.strictObject({ Key: settingKey, Value: settingValue }))
      .check(z.maxLength(40)),
    ...asked,
  }),
  output: Proposal,
  codes: PUBLISH_CODES,
  about: 'Asks another operator to publish settings of a group, at once or at a time.',
});
