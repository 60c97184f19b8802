import * as z from 'zod/mini';
import { MONEY_GROUPS, type MoneyGroup } from '@fairlot/rules/check/money-settings';
import { money, post, timestamp } from '../../core/index.ts';
import { ChannelRules } from '../deposit/shapes-channel.ts';
import { LayerLimits, layerId, limitOf } from '../player-tier/shapes.ts';
import { Setting, settingKey, settingValue } from '../../content/site-state/setting.ts';
import { Proposal } from '../../staff/operator/shapes.ts';
import { PUBLISH_CODES } from '../../staff/publishing/codes.ts';
import { asked, seenVersion, waits } from '../../staff/publishing/shapes.ts';

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

const both = z.object({ zh: z.string(), en: z.string() });
const values = z
  .array(z.strictObject({ Key: settingKey, Value: settingValue }))
  .check(z.maxLength(40));

export const previewBounds = post('/api/Console/BoundsPreview', {
  access: 'publish.versions.read',
  passive: true,
  /** What would be otherwise: limits of a layer (null: of everybody), settings of money, or a way to deposit. */
  input: z.union([
    z.strictObject({
      Limit: z.strictObject({ Layer: z.nullable(layerId), Of: limitOf, Limits: LayerLimits }),
    }),
    z.strictObject({ Money: values }),
    z.strictObject({ Channel: z.strictObject({ Id: z.nullable(layerId), Rules: ChannelRules }) }),
    /** What was frozen of any of these and waits for a second operator, by its number. */
    z.strictObject({ Proposal: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  ]),
  output: z.object({
    Rows: z.array(
      z.object({
        /** Null: everybody who has nothing otherwise. */
        Layer: z.nullable(z.object({ Id: z.int(), Name: both })),
        Of: z.string(),
        Name: both,
        Min: money,
        /** What can ever be asked for at once. */
        Most: money,
      }),
    ),
  }),
  about: 'Where nothing could be withdrawn or deposited by what is edited: a least above its most.',
});

export const proposeMoney = post('/api/Console/MoneyPropose', {
  access: 'money.settings.publish',
  input: z.strictObject({
    Group,
    Seen: seenVersion,
    /** Those that change. */
    Values: values,
    ...asked,
  }),
  output: Proposal,
  codes: PUBLISH_CODES,
  about: 'Asks another operator to publish settings of a group, at once or at a time.',
});
