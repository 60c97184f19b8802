import { ok, refused } from '@fairlot/rules/core/result';
import { siteStateConsole } from '@fairlot/wire/content/site-state';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { prove, readNowMs } from '../../staff/operator/sign-in/index.ts';
import { addLine, removeLine } from '../../site/settings/lines/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { listSettings } from '../../site/settings/declare/index.ts';
import { changeLines, changeSpeedTest } from './change-lines.ts';
import { changeSetting } from './change-setting.ts';
import { changeState, readMerchant } from './change-state.ts';
import { presentSetting } from './present.ts';

/** What operators read and change of the site itself (product 3.12, 3.17). */
export const siteStateConsoleRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(siteStateConsole, {
    getSettings: async () => ({
      Rows: (await listSettings(db))
        .filter(({ setting }) => !setting.isByCommand && !setting.isByTwo)
        .map(presentSetting),
      DateTimeNow: await readNowMs(db),
    }),
    changeSetting: async ({ Key: key, Value: value, Seen: seen, Reason: reason }, call) => {
      const done = await changeSetting(db, actorOf(call), { key, value, seen, reason });
      return done.ok ? ok({ Value: value }) : refused({ code: done.error });
    },
    getLines: async () => {
      const { lines, speedTestMinutes, canSwitchLine, nowMs } = await readSite(db);
      return {
        Rows: lines.map(({ name, url }) => ({ Name: name, URL: url })),
        IntervalInMinute: speedTestMinutes,
        EnableSwitchURL: canSwitchLine,
        DateTimeNow: nowMs,
      };
    },
    addLine: async ({ Name, URL: url, Reason }, call) => {
      const added = await changeLines(db, actorOf(call), Reason, (tx) => addLine(tx, Name, url));
      return added.ok ? ok({ URL: added.value }) : added;
    },
    removeLine: async ({ Name, Reason }, call) => {
      const gone = await changeLines(db, actorOf(call), Reason, (tx) => removeLine(tx, Name));
      return gone.ok ? ok({ Name }) : refused({ code: 'NO_SUCH_LINE' as const });
    },
    changeSpeedTest: async ({ Seen, Reason: reason, ...wanted }, call) => {
      const done = await changeSpeedTest(db, actorOf(call), { wanted, seen: Seen, reason });
      return done.ok ? ok(wanted) : refused({ code: done.error });
    },
    getMerchant: () => readMerchant(db),
    changeMerchant: async ({ State: state, Seen: seen, Reason: reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const done = await changeState(db, actorOf(call), { state, seen, reason });
      return done.ok ? ok({ State: done.value }) : refused({ code: done.error });
    },
  });
