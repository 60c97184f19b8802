import { isDeepStrictEqual } from 'node:util';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Executor, Tx } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { compareSettings, readSite } from '../../site/settings/values/index.ts';
import {
  type LineFault,
  setLineSwitch,
  setSpeedTestMinutes,
} from '../../site/settings/lines/index.ts';

type Names = Parameters<typeof compareSettings>[1];
const NAMES: Names = ['lines', 'speedTestMinutes', 'canSwitchLine'];

/** Carries out a change of the lines of the site, through the door of the operators. */
export function changeLines<T, E extends LineFault = LineFault>(
  db: Executor,
  actor: Actor,
  reason: string,
  work: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const deed = { permission: 'site.settings.change', target: 'site lines', reason } as const;
  return act<T, E>(db, actor, deed, async (tx) => {
    const { before, after, value } = await compareSettings(tx, NAMES, () => work(tx));
    return value.ok ? ok({ before, after, value: value.value }) : value;
  });
}

type Speed = { readonly IntervalInMinute: number; readonly EnableSwitchURL: boolean };
type SpeedFault = 'SETTING_CHANGED' | 'NO_CHANGE';

/** How often lines are measured and whether players may switch, as they were seen. */
export function changeSpeedTest(
  db: Executor,
  actor: Actor,
  { wanted, seen, reason }: { wanted: Speed; seen: Speed; reason: string },
): Promise<Result<null, SpeedFault>> {
  const deed = { permission: 'site.settings.change', target: 'site lines', reason } as const;
  return act<null, SpeedFault>(db, actor, deed, async (tx) => {
    const { before, after, value } = await compareSettings(tx, NAMES, async () => {
      const { speedTestMinutes, canSwitchLine } = await readSite(tx);
      const now = { IntervalInMinute: speedTestMinutes, EnableSwitchURL: canSwitchLine };
      if (!isDeepStrictEqual(now, seen)) return refused('SETTING_CHANGED' as const);
      if (isDeepStrictEqual(now, wanted)) return refused('NO_CHANGE' as const);
      await setLineSwitch(tx, wanted.EnableSwitchURL);
      await setSpeedTestMinutes(tx, wanted.IntervalInMinute);
      return ok(null);
    });
    return value.ok ? ok({ before, after, value: null }) : value;
  });
}
