import { mayDo, type Permission } from '@fairlot/rules/check/operator-roles';
import { pageOf, pageTopic } from '@fairlot/wire/core';
import { operatorHub } from '@fairlot/wire/staff/operator';
import { type Announcement, announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';
import { hubRoutes } from '#platform/hub';
import type { AuditKind } from './store-audit.ts';

const AUDIT = 'operator.audit';
const PROPOSALS = 'operator.proposals';

/** Whether a page of the console is theirs to read who have these roles. */
export const mayHear = (roles: readonly string[], page: string): boolean =>
  mayDo(roles, `${page}.read` as Permission);

/** Follow pages as they change. */
export const operatorHubRoutes = () =>
  hubRoutes(operatorHub, {
    watch: async (call, pages) => {
      const mine = pages.filter((page) => mayHear(call.operator.roles, page));
      const wanted = new Set(mine.map(pageTopic.of));
      for (const channel of call.channels) {
        if (pageOf(channel) !== undefined && !wanted.has(channel)) await call.leave(channel);
      }
      for (const channel of wanted) await call.join(channel);
      return mine.length === pages.length;
    },
  });

/** The page that a permission is about: its first two parts. */
const pageFor = (permission: string): string => permission.split('.').slice(0, 2).join('.');

/** Which pages show something else once a row of the audit is there. */
export function changesOf(
  kind: AuditKind | 'denied',
  { permission, target }: { readonly permission: string; readonly target: string },
): readonly Announcement[] {
  const isOfTwo = kind === 'propose' || kind === 'confirm' || kind === 'withdraw';
  const isDone = kind === 'act' || kind === 'confirm';
  const pages = [AUDIT, ...(isOfTwo ? [PROPOSALS] : []), ...(isDone ? [pageFor(permission)] : [])];
  return shownAnew(pages, target);
}

/** What says that pages of the console show something else, to be written with other events in one go. */
export const shownAnew = (pages: readonly string[], target: string): readonly Announcement[] =>
  [...new Set(pages)].map((page) =>
    eventFor(operatorHub.pageChanged, page, { Page: page, Target: target }),
  );

/** Tells pages of the console of what happened by itself. */
export const publishPageChanges = (
  tx: Tx,
  pages: readonly string[],
  target: string,
): Promise<void> => announcer.write(tx, shownAnew(pages, target));
