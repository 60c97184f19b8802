import { isDeepStrictEqual } from 'node:util';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import { refused, type Result } from '@fairlot/rules/core/result';
import { transaction, type Db, type Tx } from '#platform/db';
import type { TwoPersonDone } from '#platform/feature';
import { portList } from '#platform/port';
import type { Person, ProposalRow } from '../operator/proposals/index.ts';
import {
  type Fault,
  type Plain,
  proposePublishing,
  type Publishing,
  publishVersion,
} from './publishing.ts';
import type { DueRow, VoidWhy } from './store-due.ts';

type Earlier = {
  readonly id: string;
  readonly seen: number;
  /** All rules of the earlier version, as they were kept. */
  readonly rules: object;
  readonly atMs: number | undefined;
};

/** A kind of published rules as `publish` knows it, whatever its rules are. */
export type PublishedKind = {
  readonly kind: string;
  readonly permission: Permission;
  /** Asks for the rules of an earlier version; what came to be a rule since then stays as it is. */
  readonly revert: (
    db: Db,
    maker: Person,
    earlier: Earlier,
    reason: string,
  ) => Promise<Result<ProposalRow, Fault>>;
  /** What both who agree on it need, by what the rules are of. */
  readonly needs: (id: string) => readonly Permission[];
  /** Publishes what waited for its time; or why it cannot be any more. */
  readonly publish: (
    tx: Tx,
    id: string,
    due: DueRow,
  ) => Promise<TwoPersonDone | Exclude<VoidWhy, 'failed' | 'shutOut'>>;
};

/** The page that a permission is about. */
export const pageOf = (permission: string): string => permission.split('.').slice(0, 2).join('.');

/** Filled by each feature that has rules that are published. */
export const publishedKinds = portList<PublishedKind>('publish.kinds');

const only = (names: object, of: object): object =>
  Object.fromEntries(Object.entries(of).filter(([name]) => Object.hasOwn(names, name)));

export const publishedKind = <R extends Plain>(of: Publishing<R>): PublishedKind => ({
  kind: of.kind,
  permission: of.permission,
  needs: (id) => {
    const more = of.alsoNeeds?.(id);
    return more === undefined ? [of.permission] : [of.permission, more];
  },
  revert: async (db, maker, { id, seen, rules: kept, atMs }, reason) => {
    const now = await transaction(db, (tx) => of.read(tx, id));
    if (!now) return refused({ code: 'NOT_THERE' });
    const rules = of.rules.safeParse({ ...now, ...only(now, kept) });
    if (!rules.success) return refused({ code: 'OUT_OF_BOUNDS' });
    return proposePublishing(db, of, maker, { id, seen, rules: rules.data, atMs }, reason);
  },
  publish: async (tx, id, { version, maker, checker, reason, was, changes }) => {
    const now = await of.read(tx, id);
    if (!now || !isDeepStrictEqual(only(was as object, now), was)) return 'changed';
    const rules = of.rules.safeParse({ ...now, ...(changes as object) });
    if (!rules.success || of.check?.(rules.data, id)) return 'outOfBounds';
    if (await of.bar?.(tx, { now, wanted: rules.data }, id)) return 'outOfBounds';
    const words = { maker: { name: maker }, checker, reason };
    const change = { id, version, changes: changes as object };
    return (await publishVersion(tx, of, change, words)) ?? 'changed';
  },
});
