import { ok, type Result } from '@fairlot/rules/core/result';
import { textOf } from '@fairlot/wire/core';
import { LINE_CODES } from '@fairlot/wire/site/settings';
import { act } from '../../../features/staff/operator/proposals/index.ts';
import {
  addLine,
  type LineFault,
  removeLine,
  setLineSwitch,
  setSpeedTestMinutes,
} from '../../../features/site/settings/lines/index.ts';
import { compareSettings, readSite } from '../../../features/site/settings/values/index.ts';
import type { Db, Tx } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with the lines of the site, by actor `command`. */
export const LINES_USAGE = `npm run site -- lines                            the addresses that players measure and switch between
npm run site -- line add NAME URL                https, without a path
npm run site -- line remove NAME
npm run site -- line switch on|off               whether players are offered another line
npm run site -- line minutes N                   between two measurements of a page that stays open`;

type Names = Parameters<typeof compareSettings>[1];
type Said = Promise<string | undefined>;

/** A change of lines, in the audit like all that operators do. */
async function change<T>(
  { db, reason }: GameStage,
  names: Names,
  work: (tx: Tx) => Promise<Result<T, LineFault>>,
  done: (value: T) => string,
): Promise<string> {
  const deed = { permission: 'site.settings.change', target: 'site', reason } as const;
  const made = await act<T, LineFault>(db, 'command', deed, async (tx) => {
    const { before, after, value } = await compareSettings(tx, names, () => work(tx));
    return value.ok ? ok({ before, after, value: value.value }) : value;
  });
  if (made.ok) return done(made.value);
  return textOf(LINE_CODES[made.error.code], made.error.params, 'en');
}

export const lineActs = {
  'line add': {
    words: 2,
    run: (stage: GameStage, [name = '', url = '']: readonly string[]): Said =>
      change(
        stage,
        ['lines'],
        (tx) => addLine(tx, name, url),
        (origin) => `line ${name} is ${origin}`,
      ),
  },
  'line remove': {
    words: 1,
    run: (stage: GameStage, [name = '']: readonly string[]): Said =>
      change(
        stage,
        ['lines'],
        (tx) => removeLine(tx, name),
        () => `line ${name} is gone`,
      ),
  },
  'line switch': {
    words: 1,
    run: async (stage: GameStage, [state = '']: readonly string[]): Said => {
      if (state !== 'on' && state !== 'off') return undefined;
      return change(
        stage,
        ['canSwitchLine'],
        async (tx) => ok(await setLineSwitch(tx, state === 'on')),
        () => `switching between lines is ${state}`,
      );
    },
  },
  'line minutes': {
    words: 1,
    run: async (stage: GameStage, [typed = '']: readonly string[]): Said => {
      if (!/^[0-9]{1,9}$/.test(typed)) return undefined;
      return change(
        stage,
        ['speedTestMinutes'],
        (tx) => setSpeedTestMinutes(tx, Number(typed)),
        (minutes) => `lines are measured every ${minutes} minutes`,
      );
    },
  },
} as const;

export async function describeLines(db: Db): Promise<string> {
  const { lines, speedTestMinutes, canSwitchLine } = await readSite(db);
  const each = lines.map(({ name, url }) => `${name}  ${url}`);
  const how = `measured every ${speedTestMinutes} minutes, switching is ${canSwitchLine ? 'on' : 'off'}`;
  return [...(each.length > 0 ? each : ['there is the one that players came by']), how].join('\n');
}
