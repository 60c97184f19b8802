import type { Permission } from '@fairlot/rules/check/operator-roles';
import { transaction, type Executor } from '#platform/db';
import { writeAudit, type Json } from './store-audit.ts';

/** What the site found by itself. */
export type Note = {
  /** Whose matter it is; nobody used it. */
  readonly permission: Permission;
  readonly target: string;
  readonly after: Json;
  readonly reason: string;
};

/** Adds a row to the audit that no person wrote. */
export const noteBySite = (db: Executor, note: Note): Promise<void> =>
  transaction(db, (tx) =>
    writeAudit(tx, {
      ...note,
      kind: 'act',
      actor: 'site',
      actorName: '',
      before: undefined,
      ip: '',
      requestId: '',
    }),
  );
