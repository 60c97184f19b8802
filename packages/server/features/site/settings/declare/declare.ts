import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { monotonicMs } from '#platform/clock';
import type { Db, Executor, Tx } from '#platform/db';
import { fits, checkSetting, type Setting } from './setting.ts';
import { lockSettings, readSettings, writeSetting } from '../values/store.ts';

type Named = Readonly<Record<string, Setting>>;
type ValueOf<S> = S extends Setting<infer T> ? T : never;
/** What the settings of a feature are at a moment. */
export type ValuesOf<D extends Named> = { readonly [K in keyof D]: ValueOf<D[K]> };

/** The settings that a feature keeps in its own folder. */
export type Declared<D extends Named> = {
  /** Answers with what they are, at most a second old: for calls that come often. */
  current(db: Db): () => Promise<ValuesOf<D>>;
  /** What they are now. */
  read(db: Executor): Promise<ValuesOf<D>>;
};

/** Those of every feature that this process knows, by the name under which they are stored. */
const known = new Map<string, Setting>();

const NAME = /^[a-z][A-Za-z0-9]{1,39}$/;
const FRESH_MS = 1_000;

/** A stored value that does not fit any more, of an older program, counts as never changed. */
const heldBy = (setting: Setting, stored: unknown): unknown =>
  fits(setting, stored) ? stored : setting.from;

const valuesOf = <D extends Named>(
  declared: D,
  rows: Readonly<Record<string, unknown>>,
): ValuesOf<D> =>
  Object.fromEntries(
    Object.entries(declared).map(([name, setting]) => [name, heldBy(setting, rows[name])]),
  ) as ValuesOf<D>;

/**
 * Declares the settings of a feature, once, where its program is loaded: operators see and change them
 * from then on, by command and at the console. Names are those of all features together.
 */
export function declareSettings<const D extends Named>(declared: D): Declared<D> {
  for (const [name, setting] of Object.entries(declared)) {
    invariant(NAME.test(name), `${name} is no name of a setting`);
    invariant(!known.has(name), `${name} is declared once`);
    checkSetting(name, setting);
    known.set(name, setting);
  }
  const read = async (db: Executor): Promise<ValuesOf<D>> =>
    valuesOf(declared, (await readSettings(db)).rows);
  return { read, current: (db) => keptFor(FRESH_MS, () => read(db)) };
}

/** Asks at most once in so many milliseconds; what failed is asked again by the next who wants it. */
export function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (current && monotonicMs() - askedAt <= ms) return current;
    askedAt = monotonicMs();
    const asked = ask();
    current = asked;
    asked.catch(() => {
      if (current === asked) current = undefined;
    });
    return asked;
  };
}

/** A declared setting as operators see it. */
export type SettingRow = {
  readonly key: string;
  readonly setting: Setting;
  readonly value: unknown;
};

/** Every declared setting and what it is, by name. */
export async function listSettings(db: Executor): Promise<readonly SettingRow[]> {
  const { rows } = await readSettings(db);
  return [...known]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, setting]) => ({ key, setting, value: heldBy(setting, rows[key]) }));
}

/** The declared setting of that name. */
export const settingOf = (key: string): Setting | undefined => known.get(key);

type Change = Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>>>>;

/**
 * Changes a declared setting; takes effect within a second in every process. Operators come one after
 * another, so that the audit says truly what it was.
 */
export async function changeDeclared(
  tx: Tx,
  key: string,
  value: unknown,
): Promise<Result<Change, 'NO_SUCH_SETTING' | 'NOT_A_VALUE'>> {
  const setting = known.get(key);
  if (!setting) return refused('NO_SUCH_SETTING');
  if (!fits(setting, value)) return refused('NOT_A_VALUE');
  await lockSettings(tx);
  const before = heldBy(setting, (await readSettings(tx)).rows[key]);
  await writeSetting(tx, key, value);
  return ok({ before: { [key]: before }, after: { [key]: value } });
}
