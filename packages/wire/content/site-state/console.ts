import * as z from 'zod/mini';
import { MERCHANT_STATES } from '@fairlot/rules/check/merchant-state';
import { nothing, post, text, timestamp } from '../../core/index.ts';
import { reason, totpCode } from '../../staff/operator/shapes.ts';
import { LINE_BOUNDS, LINE_CODES } from '../../site/settings/codes.ts';
import { MERCHANT_CODES, SETTING_CODES } from './codes.ts';
import { Setting, settingKey as key, settingValue as value } from './setting.ts';

/** Calls about the settings of the site, its lines and the state of its merchant (product 3.12, 3.17). */
export const getSettings = post('/api/Console/Settings', {
  access: 'site.settings.read',
  passive: true,
  input: nothing,
  output: z.object({ Rows: z.array(Setting), DateTimeNow: timestamp }),
  about: 'Every setting of the site that may be changed, and what it may hold.',
});

export const changeSetting = post('/api/Console/SettingChange', {
  access: 'site.settings.change',
  input: z.strictObject({
    Key: key,
    Value: value,
    /** As it was seen: nobody takes back what another has just changed. */
    Seen: value,
    Reason: reason,
  }),
  output: z.object({ Value: value }),
  codes: SETTING_CODES,
  about: 'Changes a setting of the site.',
});

const name = text.check(z.maxLength(LINE_BOUNDS.name));

export const getLines = post('/api/Console/Lines', {
  access: 'site.settings.read',
  passive: true,
  input: nothing,
  output: z.object({
    Rows: z.array(z.object({ Name: z.string(), URL: z.string() })),
    IntervalInMinute: z.int(),
    EnableSwitchURL: z.boolean(),
    DateTimeNow: timestamp,
  }),
  about: 'The addresses that players measure and switch between.',
});

export const addLine = post('/api/Console/LineAdd', {
  access: 'site.settings.change',
  input: z.strictObject({
    Name: name,
    URL: text.check(z.maxLength(LINE_BOUNDS.url)),
    Reason: reason,
  }),
  output: z.object({ URL: z.string() }),
  codes: LINE_CODES,
  about: 'Adds a line behind the others.',
});

export const removeLine = post('/api/Console/LineRemove', {
  access: 'site.settings.change',
  input: z.strictObject({ Name: name, Reason: reason }),
  output: z.object({ Name: z.string() }),
  codes: { NO_SUCH_LINE: LINE_CODES.NO_SUCH_LINE },
  about: 'Takes a line away.',
});

const speed = {
  IntervalInMinute: z.int().check(z.minimum(1), z.maximum(LINE_BOUNDS.minutes)),
  EnableSwitchURL: z.boolean(),
};

export const changeSpeedTest = post('/api/Console/SpeedTestChange', {
  access: 'site.settings.change',
  input: z.strictObject({ ...speed, Seen: z.strictObject(speed), Reason: reason }),
  output: z.object({ IntervalInMinute: z.int(), EnableSwitchURL: z.boolean() }),
  codes: { SETTING_CHANGED: SETTING_CODES.SETTING_CHANGED, NO_CHANGE: SETTING_CODES.NO_CHANGE },
  about: 'How often lines are measured, and whether players are offered another.',
});

const state = z.enum(MERCHANT_STATES);

export const getMerchant = post('/api/Console/Merchant', {
  access: 'site.state.read',
  passive: true,
  input: nothing,
  output: z.object({
    State: state,
    /** Where it may go from here, at the console. */
    Next: z.array(state),
    /** Of a maintenance, beside the state: when it began, and when it ends where that is known. */
    OfflineStartTime: z.nullable(timestamp),
    OfflineEndTime: z.nullable(timestamp),
  }),
  about: 'Whom the site lets in.',
});

export const changeMerchant = post('/api/Console/MerchantChange', {
  access: 'site.state.change',
  input: z.strictObject({
    State: state,
    Seen: state,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: z.object({ State: state }),
  codes: MERCHANT_CODES,
  about: 'Opens and closes the site; Disable closes the console too, and a command opens it again.',
});
