import { isDeepStrictEqual } from 'node:util';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Executor } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { changeDeclared, settingOf } from '../../site/settings/declare/index.ts';

type Fault = 'NO_SUCH_SETTING' | 'NOT_A_VALUE' | 'SETTING_CHANGED' | 'NO_CHANGE';
export type SettingChange = {
  readonly key: string;
  readonly value: unknown;
  readonly seen: unknown;
  readonly reason: string;
};

/** Changes a setting of the console as it was seen, through the door of the operators; it holds within a second. */
export function changeSetting(
  db: Executor,
  actor: Actor,
  { key, value, seen, reason }: SettingChange,
): Promise<Result<unknown, Fault>> {
  const deed = { permission: 'site.settings.change', target: 'site', reason } as const;
  const setting = settingOf(key);
  if (setting?.isByCommand || setting?.isByTwo) return Promise.resolve(refused('NO_SUCH_SETTING'));
  return act<unknown, Fault>(db, actor, deed, async (tx) => {
    const changed = await changeDeclared(tx, key, value);
    if (!changed.ok) return changed;
    const before = changed.value.before[key];
    if (!isDeepStrictEqual(before, seen)) return refused('SETTING_CHANGED');
    if (isDeepStrictEqual(before, value)) return refused('NO_CHANGE');
    return ok({ ...changed.value, value });
  });
}
