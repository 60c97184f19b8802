import { ok, refused } from '@fairlot/rules/core/result';
import { act } from '../../../features/staff/operator/proposals/index.ts';
import {
  changeDeclared,
  listSettings,
  readTyped,
  settingOf,
  type Setting,
} from '../../../features/site/settings/declare/index.ts';
// What a feature declares is known once its program is loaded.
import '../../../features/index.ts';
import type { Db } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` changes of the settings that features declare, by actor `command`. */
export const SETTINGS_USAGE = `npm run site -- settings                         every setting that set changes, and what it may hold
npm run site -- set NAME VALUE                   a list in one word: set NAME "one two"`;

/** What a setting may hold, in a line. */
function boundsOf(setting: Setting): string {
  switch (setting.kind) {
    case 'switch':
      return 'on or off';
    case 'number':
      return `a whole number from ${setting.least} to ${setting.most}`;
    case 'text':
      return `text of up to ${setting.most} characters`;
    case 'choice':
      return `one of ${setting.of.join(' ')}`;
    case 'list':
      return `up to ${setting.most} words of up to ${setting.each.most} characters, each once`;
  }
}

/** A value as it is typed. */
function typedOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? JSON.stringify(value.join(' ')) : String(value);
}

export const settingActs = {
  set: {
    words: 2,
    run: async ({ db, reason }: GameStage, [name = '', typed = '']: readonly string[]) => {
      const setting = settingOf(name);
      if (!setting) return `there is no setting ${name}: npm run site -- settings`;
      const value = readTyped(setting, typed);
      if (value === undefined) return `${name} is ${boundsOf(setting)}`;
      const deed = { permission: 'site.settings.change', target: 'site', reason } as const;
      const changed = await act(db, 'command', deed, async (tx) => {
        const outcome = await changeDeclared(tx, name, value);
        return outcome.ok ? ok({ ...outcome.value, value: null }) : refused(outcome.error);
      });
      return changed.ok ? `${name} is ${typedOf(value)}` : changed.error;
    },
  },
} as const;

export const describeSettings = async (db: Db): Promise<string> =>
  (await listSettings(db))
    .map(
      ({ key, setting, value }) =>
        `${key} ${typedOf(value)}\n    ${setting.name.en} · ${setting.name.zh}: ${boundsOf(setting)}`,
    )
    .join('\n');
