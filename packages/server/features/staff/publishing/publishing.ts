import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import type { Bilingual } from '@fairlot/rules/core/text';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { readMoment } from '@fairlot/rules/lottery/read-moment';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import type { Refusal } from '@fairlot/wire/core';
import type { PUBLISH_CODES } from '@fairlot/wire/staff/publishing';
import { Denied } from '#platform/access';
import type { Db, Tx } from '#platform/db';
import type { Agreed, TwoPersonAct } from '#platform/feature';
import { findOperatorName, readNowMs } from '../operator/sign-in/index.ts';
import {
  isStillAuthorized,
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
} from '../operator/proposals/index.ts';
import { insertVersion, readVersion } from './store.ts';
import { insertDue, listDue } from './store-due.ts';

/** Rules as people read them: amounts and times are text, so that who confirms sees what he confirms. */
export type Plain = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number)[]>
>;

/** A kind of rules that one operator edits and another publishes (product 3.1). */
/** What stands in the way of rules beside them; each is a refusal of the calls of its kind. */
export type Bar = 'SOURCES_FEW' | 'PAYOUTS_WAIT' | 'NODE_ADDRESS';

export type Publishing<R extends Plain> = {
  /** What its versions are kept under, with which of them: `channel 3`. */
  readonly kind: string;
  readonly permission: Permission;
  /** What both need besides, by what the rules are of. */
  readonly alsoNeeds?: (id: string) => Permission | undefined;
  readonly rules: z.ZodMiniType<R>;
  /** Why rules cannot be, whoever wants them: edited ones, or those of an earlier version. */
  readonly check?: (rules: R, id: string) => 'OUT_OF_BOUNDS' | 'MIN_OVER_MAX' | undefined;
  /**
   * Why rules cannot be as things stand now beside them: looked at when they are asked for, and when they are
   * published.
   */
  readonly bar?: (
    tx: Tx,
    rules: { readonly now: R; readonly wanted: R },
    id: string,
  ) => Promise<Bar | undefined>;
  /** What holds now, its row held until the transaction ends; undefined: there is none. */
  readonly read: (tx: Tx, id: string) => Promise<R | undefined>;
  readonly write: (tx: Tx, id: string, rules: R) => Promise<void>;
  /** Makes one; its id, or undefined where there are enough. Absent of kinds that have none to be made. */
  readonly add?: (tx: Tx, rules: R) => Promise<string | undefined>;
};

export type Fault = Refusal<typeof PUBLISH_CODES>;
type Own = Exclude<Fault['code'], ProposalRejection | 'CODE_NEEDED' | 'CODE_WRONG'>;
export type Wanted<R> = {
  /** Undefined: one more. */
  readonly id: string | undefined;
  /** The version that was edited. */
  readonly seen: number;
  readonly rules: R;
  /** Names the subject of the rules for the confirmer; undefined: the title or name among the rules. */
  readonly name?: Bilingual | undefined;
  /** From when on they hold; undefined: as soon as another confirms. */
  readonly atMs?: number | undefined;
};

/** So far ahead a version may wait for its time. */
const MOST_AHEAD_MS = 366 * 86_400_000;
/** To the minute, time of the site: as it is frozen. */
const momentOf = (ms: number): string => siteTimeOf(ms).slice(0, 16).replace('T', ' ');

export const subjectOf = (kind: string, id: string): string => (id === '' ? kind : `${kind} ${id}`);

/** Of both what differs. */
function between<R extends Plain>(now: R, wanted: R): { readonly was: Plain; readonly is: Plain } {
  const names = Object.keys(wanted).filter((name) => !isDeepStrictEqual(now[name], wanted[name]));
  const partOf = (rules: R): Plain => Object.fromEntries(names.map((n) => [n, rules[n] ?? null]));
  return { was: partOf(now), is: partOf(wanted) };
}

/** Asks another operator to publish rules; what is frozen are those alone that change. */
export async function proposePublishing<R extends Plain>(
  db: Db,
  of: Publishing<R>,
  maker: Person,
  { id, seen, rules, atMs, name }: Wanted<R>,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const target = id === undefined ? `new ${of.kind}` : subjectOf(of.kind, id);
  const deed = { permission: of.permission, target, reason } as const;
  const put = await propose<Own>(db, maker, deed, async (tx) => {
    await mustAlso(tx, of, id, maker.operatorId);
    const wrong = of.check?.(rules, id ?? '') ?? (await timeFault(tx, id, atMs));
    if (wrong) return refused(wrong);
    if (id === undefined) {
      return of.add ? ok({ before: null, content: { ...rules } }) : refused('NOT_THERE');
    }
    const now = await of.read(tx, id);
    if (!now) return refused('NOT_THERE');
    const subject = subjectOf(of.kind, id);
    if ((await readVersion(tx, subject)) !== seen) return refused('VERSION_OLD');
    if ((await listDue(tx, [subject])).length > 0) return refused('DUE_WAITS');
    const { was, is } = between(now, rules);
    if (Object.keys(is).length === 0) return refused('NO_CHANGE');
    const bar = await of.bar?.(tx, { now, wanted: rules }, id);
    if (bar) return refused(bar);
    const at = atMs === undefined ? {} : { publishAt: momentOf(atMs) };
    const named = name ?? nameAmong(now);
    return ok({
      ...(named && { about: { of: named } }),
      before: { ...was, version: seen },
      content: { ...is, ...at, version: seen + 1, id },
    });
  });
  return put.ok ? put : refused({ code: put.error });
}

const nameAmong = ({ zh, en, titleZh, titleEn }: Plain): Bilingual | undefined => {
  const [chinese, english] = [zh ?? titleZh, en ?? titleEn];
  return typeof chinese === 'string' && typeof english === 'string'
    ? { zh: chinese, en: english }
    : undefined;
};

/** Throws `Denied` where somebody may not what rules of this need besides. */
async function mustAlso<R extends Plain>(
  tx: Tx,
  of: Publishing<R>,
  id: string | undefined,
  operatorId: number,
): Promise<void> {
  const more = of.alsoNeeds?.(id ?? '');
  if (more === undefined || (await isStillAuthorized(tx, operatorId, more))) return;
  throw new Denied('not_allowed', await findOperatorName(tx, operatorId));
}

/** What is there may change at a time to come; one more is there as soon as it is published. */
async function timeFault(
  tx: Tx,
  id: string | undefined,
  atMs: number | undefined,
): Promise<'TIME_OUT' | undefined> {
  if (atMs === undefined) return undefined;
  const ahead = (readMoment(momentOf(atMs)) ?? 0) - (await readNowMs(tx));
  return id === undefined || ahead <= 0 || ahead > MOST_AHEAD_MS ? 'TIME_OUT' : undefined;
}

const Frozen = z.looseObject({
  id: z.optional(z.string()),
  version: z.optional(z.int()),
  publishAt: z.optional(z.string()),
});

/** Returns the frozen content without the names for readers. */
export const rulesIn = (frozen: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(frozen).filter(([name]) => name !== 'about'));

/** Publishes what was frozen, if what it was made of is still there, and keeps it as a version. */
export const publishingAct = <R extends Plain>(of: Publishing<R>): TwoPersonAct => ({
  permission: of.permission,
  change: async (tx, content, agreed) => {
    const { id, version, publishAt, ...frozen } = Frozen.parse(content);
    const changes = rulesIn(frozen);
    await mustAlso(tx, of, id, agreed.checker);
    if (id === undefined || version === undefined) return addOne(tx, of, changes, agreed);
    const change = { id, version, changes };
    const due = await of.read(tx, id).then(() => listDue(tx, [subjectOf(of.kind, id)]));
    if (due.length > 0) return undefined;
    const dueMs = readMoment(publishAt ?? '');
    // A time that is over by the time he confirms is now.
    if (!dueMs || dueMs <= (await readNowMs(tx))) return publishVersion(tx, of, change, agreed);
    return keepForLater(tx, of, { ...change, dueMs }, agreed);
  },
});

/** Keeps what two agreed on until its time; what it is made of is held against then once more. */
async function keepForLater<R extends Plain>(
  tx: Tx,
  of: Publishing<R>,
  { id, version, changes, dueMs }: Change & { readonly dueMs: number },
  { maker, checker, reason }: Agreed,
): ReturnType<TwoPersonAct['change']> {
  const subject = subjectOf(of.kind, id);
  const now = await of.read(tx, id);
  if (!now || (await readVersion(tx, subject)) !== version - 1) return undefined;
  const { was, is } = between(now, { ...now, ...changes });
  const by = { maker: maker.name, maker_id: maker.operatorId, checker, reason };
  const kept = { subject, version, dueMs, ...by, was, changes: is };
  await insertDue(tx, kept);
  return {
    before: { ...was, version: version - 1 },
    after: { ...is, publishAt: momentOf(dueMs), version, id },
  };
}

type Words = Pick<Agreed, 'checker' | 'reason'> & {
  readonly maker: Pick<Agreed['maker'], 'name'>;
};

async function addOne<R extends Plain>(
  tx: Tx,
  of: Publishing<R>,
  wanted: unknown,
  agreed: Words,
): ReturnType<TwoPersonAct['change']> {
  const rules = of.rules.parse(wanted);
  const id = await of.add?.(tx, rules);
  if (id === undefined) return undefined;
  const by = await namesOf(tx, agreed);
  const isKept = await insertVersion(tx, {
    ...by,
    subject: subjectOf(of.kind, id),
    version: 1,
    rules,
  });
  return isKept ? { before: null, after: { ...rules, id } } : undefined;
}

export type Change = { readonly id: string; readonly version: number; readonly changes: object };

export async function publishVersion<R extends Plain>(
  tx: Tx,
  of: Publishing<R>,
  { id, version, changes }: Change,
  agreed: Words,
): ReturnType<TwoPersonAct['change']> {
  const subject = subjectOf(of.kind, id);
  const now = await of.read(tx, id);
  if (!now || (await readVersion(tx, subject)) !== version - 1) return undefined;
  const wanted = of.rules.parse({ ...now, ...changes });
  if (await of.bar?.(tx, { now, wanted }, id)) return undefined;
  const { was, is } = between(now, { ...now, ...changes });
  if (version === 2) {
    // What nobody published has no version yet; it is there to be looked at from now on.
    const first = { subject, version: 1, maker: '', checker: '', reason: '', rules: now };
    await insertVersion(tx, first);
  }
  const kept = { ...(await namesOf(tx, agreed)), subject, version, rules: wanted };
  if (!(await insertVersion(tx, kept))) return undefined;
  await of.write(tx, id, wanted);
  return { before: { ...was, version: version - 1 }, after: { ...is, version, id } };
}

const namesOf = async (tx: Tx, { maker, checker, reason }: Words) => ({
  maker: maker.name,
  checker: (await findOperatorName(tx, checker)) ?? `operator:${checker}`,
  reason,
});
