import { invariant } from '@fairlot/rules/core/invariant';
import type { Bilingual } from '@fairlot/rules/core/text';

/** What a setting may hold, as data: a form is drawn of it, and what is typed is read by it. */
export type SettingKind =
  | { readonly kind: 'switch' }
  /** A whole number, both bounds included; what it counts stands in its name. */
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** Up to so many characters in one line; the pattern holds of all of them. What begins as an address is one. */
  | { readonly kind: 'text'; readonly most: number; readonly pattern?: RegExp }
  | {
      readonly kind: 'choice';
      readonly of: readonly string[];
      /** How operators read each value; without, it says enough as it is stored. */
      readonly names?: Readonly<Record<string, Bilingual>>;
    }
  /** Up to so many texts, each of them once. */
  | {
      readonly kind: 'list';
      readonly most: number;
      readonly each: { readonly most: number; readonly pattern?: RegExp };
    };

/** A setting of the site: how it is called, what it may hold, and what it is until somebody changes it. */
export type Setting<T = unknown> = SettingKind & {
  readonly name: Bilingual;
  readonly from: T;
  /** Changed by whoever has the machine, and not at the console. */
  readonly isByCommand?: true;
  /** At the console one edits it and another publishes it (product 3.1). */
  readonly isByTwo?: true;
};

type Kind<K extends SettingKind['kind']> = Omit<Extract<SettingKind, { kind: K }>, 'kind'>;

export const switchSetting = (name: Bilingual, from: boolean): Setting<boolean> => ({
  kind: 'switch',
  name,
  from,
});

export const numberSetting = (
  name: Bilingual,
  from: number,
  bounds: Kind<'number'>,
): Setting<number> => ({ kind: 'number', name, from, ...bounds });

export const textSetting = (
  name: Bilingual,
  from: string,
  bounds: Kind<'text'>,
): Setting<string> => ({ kind: 'text', name, from, ...bounds });

export const choiceSetting = <const T extends string>(
  name: Bilingual,
  from: NoInfer<T>,
  of: readonly T[],
  names?: Readonly<Record<NoInfer<T>, Bilingual>>,
): Setting<T> => ({ kind: 'choice', name, from, of, ...(names && { names }) });

export const listSetting = (
  name: Bilingual,
  from: readonly string[],
  bounds: Kind<'list'>,
): Setting<readonly string[]> => ({ kind: 'list', name, from, ...bounds });

/**
 * A setting that decides where secrets of players are sent: who keeps a site running from the console cannot
 * have links to new passwords lead to a site of his own.
 */
export const byCommand = <T>(setting: Setting<T>): Setting<T> => ({
  ...setting,
  isByCommand: true,
});

/** Settings that follow money: one operator alone does not change them. */
export const byTwo = <D extends Readonly<Record<string, Setting>>>(declared: D): D =>
  Object.fromEntries(
    Object.entries(declared).map(([key, setting]) => [key, { ...setting, isByTwo: true }]),
  ) as unknown as D;

/** What ends a line or steers a terminal, and half a surrogate pair, which the database cannot keep. */
const NOT_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

const isLine = (
  value: unknown,
  { most, pattern }: { readonly most: number; readonly pattern?: RegExp },
): boolean =>
  typeof value === 'string' &&
  value.length <= most &&
  !NOT_IN_LINE.test(value) &&
  // What begins as an address is one: a port of 70000 would throw wherever it is read.
  (!/^https?:/i.test(value) || URL.canParse(value)) &&
  (pattern?.test(value) ?? true);

/** Whether the setting may hold a value, wherever that comes from. */
export function fits(setting: SettingKind, value: unknown): boolean {
  switch (setting.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isSafeInteger(value) &&
        value >= setting.least &&
        value <= setting.most
      );
    case 'text':
      return isLine(value, setting);
    case 'choice':
      return typeof value === 'string' && setting.of.includes(value);
    case 'list':
      return (
        Array.isArray(value) &&
        value.length <= setting.most &&
        new Set(value).size === value.length &&
        value.every((each) => isLine(each, setting.each))
      );
  }
}

/** What was typed as words, as a value; undefined where the setting cannot hold it. */
export function readTyped(setting: SettingKind, typed: string): unknown {
  const value = valueOf(setting, typed);
  return fits(setting, value) ? value : undefined;
}

function valueOf({ kind }: SettingKind, typed: string): unknown {
  if (kind === 'switch') return { on: true, off: false }[typed];
  if (kind === 'number') return /^-?\d{1,16}$/.test(typed) ? Number(typed) : undefined;
  return kind === 'list' ? typed.split(/\s+/).filter((each) => each !== '') : typed;
}

/** A setting that cannot hold what it begins with is a bug of whoever declares it. */
export function checkSetting(key: string, setting: Setting): void {
  const line = setting.kind === 'list' ? setting.each : setting;
  const flags = 'pattern' in line ? (line.pattern?.flags ?? '') : '';
  invariant(!/[gy]/.test(flags), `the pattern of ${key} remembers where it was`);
  invariant(fits(setting, setting.from), `${key} holds what it begins with`);
}
