import { ok, refused } from '@fairlot/rules/core/result';
import { mayDo, type Permission } from '@fairlot/rules/check/operator-roles';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import { Denied } from '#platform/access';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../operator/proposals/index.ts';
import { prove } from '../operator/sign-in/index.ts';
import { askProven } from './http-ask.ts';
import { pageOf, publishedKinds } from './kinds.ts';
import { proposeRevert } from './propose-revert.ts';
import { listVersions } from './store.ts';
import { type DueRow, listDue, listVoid, VOID_WHYS, type VoidWhy } from './store-due.ts';
import { retryDue, takeBackDue } from './take-back-due.ts';

const presentDue = (due: DueRow) => ({
  Id: Number(due.id),
  Version: due.version,
  TimeStamp: Number(due.due_ms),
  Maker: due.maker,
  Checker: due.checker_name,
  Reason: due.reason,
  Before: due.was,
  Content: due.changes,
  Failures: due.failures,
  RetryTimeStamp: due.retry_ms === null ? null : Number(due.retry_ms),
});

const presentVoid = (due: DueRow) => ({
  ...presentDue(due),
  EndedTimeStamp: Number(due.ended_ms),
  Why: WHYS.find((why) => VOID_WHYS[why] === due.why) ?? 'changed',
});
const WHYS = Object.keys(VOID_WHYS) as readonly VoidWhy[];

/** What was published, version by version, what waits for its time, and the way back. */
export const publishingRoutes = (platform: Platform) => {
  const { db, settings } = platform;
  const held = { db, dataFolder: settings.dataFolder };
  return routes(publishingConsole, {
    getVersions: async ({ Subject, Before: before, Count }, { operator }) => {
      // Who may look at what holds may look at what held.
      const kind = platform.ports
        .all(publishedKinds)
        .find((each) => each.kind === Subject.split(' ')[0]);
      const read = kind && `${pageOf(kind.permission)}.read`;
      if (read && !mayDo(operator.roles, read as Permission))
        throw new Denied('not_allowed', operator.name);
      const rows = await listVersions(db, Subject, { before, most: Count + 1 });
      const [due] = await listDue(db, [Subject]);
      const [gone] = await listVoid(db, [Subject]);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map((row) => ({
          Version: row.version,
          TimeStamp: Number(row.at_ms),
          Maker: row.maker,
          Checker: row.checker,
          Reason: row.reason,
          Rules: row.rules,
        })),
        Next: rows.length > Count ? (shown.at(-1)?.version ?? null) : null,
        Due: due ? presentDue(due) : null,
        Void: gone ? presentVoid(gone) : null,
      };
    },
    proposeRevert: ({ Subject: subject, Seen: seen, Version: version, At, Reason, Code }, call) =>
      askProven(held, call, Code, (maker) =>
        proposeRevert(platform, maker, { subject, seen, version, atMs: At }, Reason),
      ),
    takeBackDue: async ({ Id, Reason, Code }, call) => {
      const fault = await prove(held, call.operator, Code);
      if (fault) return refused({ code: fault });
      const done = await takeBackDue(platform, actorOf(call), BigInt(Id), Reason);
      return done.ok ? ok(null) : refused({ code: done.error });
    },
    retryDue: async ({ Id, Reason, Code }, call) => {
      const fault = await prove(held, call.operator, Code);
      if (fault) return refused({ code: fault });
      const done = await retryDue(platform, actorOf(call), BigInt(Id), Reason);
      return done.ok ? ok(null) : refused({ code: done.error });
    },
  });
};
