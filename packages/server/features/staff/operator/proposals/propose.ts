import { isDeepStrictEqual } from 'node:util';
import { mayDo, type Permission } from '@fairlot/rules/check/operator-roles';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { Denied } from '#platform/access';
import type { Db, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import type { Ports } from '#platform/port';
import { announcer } from '#platform/announce';
import { act, type Actor, type Deed } from './act.ts';
import { changesOf } from '../audit/hub.ts';
import { lockOperator } from '../sign-in/store.ts';
import { areTwoPeople, deviceMark } from '../sign-in/store-shared.ts';
import { hasDone, writeAudit } from '../audit/store-audit.ts';
import {
  countOpenProposals,
  decideProposal,
  findProposal,
  insertProposal,
  isWaiting,
  lockTwoPersonActs,
  lockProposal,
  previewProposal,
  type ProposalRow,
} from './store-proposal.ts';

/**
 * Acts that need two people: one proposes, and what he proposed is frozen with what was there when he
 * did; another confirms exactly that, within a day, or it is withdrawn.
 */
export type Person = Exclude<Actor, 'command'>;
export type Content = {
  readonly before: unknown;
  readonly content: unknown;
  /** Names and figures that both operators read beside the content. The act does not use them. */
  readonly about?: Readonly<Record<string, unknown>>;
};

/** Leaves the transaction of a preview: nothing is kept. */
class Previewed {
  readonly row: ProposalRow;
  constructor(row: ProposalRow) {
    this.row = row;
  }
}

/** The stored content of a proposal. */
const contentOf = ({ content, about }: Content): unknown =>
  about ? { ...(content as object), about } : content;
export type Decision =
  | 'NOT_OPEN'
  | 'OWN_PROPOSAL'
  | 'INVITED_LATELY'
  | 'BROUGHT_ABOUT'
  | 'ABOUT_YOU'
  | 'NOT_WHAT_YOU_SAW'
  | 'CHANGED_SINCE'
  | 'BUSY';

/** Why nothing was put, whatever it was. */
export type ProposalRejection = 'TOO_MANY_OPEN' | 'ALREADY_WAITS';

const CONFIRM = 'operator.proposals.confirm';

/** Proposals of one operator that may wait at a time. */
const MOST_OPEN = 20;

/**
 * Freezes the content of a proposal. `look` reads the present state in the transaction. A permission and target has at
 * most one open proposal. If `seen` differs from the content, the maker gets its preview with id 0, and nothing is
 * kept.
 */
export async function propose<E>(
  db: Db,
  maker: Person,
  deed: Deed,
  look: (tx: Tx) => Promise<Result<Content, E>>,
): Promise<Result<ProposalRow, E | ProposalRejection>> {
  const done = await act<ProposalRow, E | ProposalRejection | Previewed>(
    db,
    maker,
    deed,
    async (tx) => {
      const seen = await look(tx);
      if (!seen.ok) return seen;
      if (await isWaiting(tx, deed)) return refused('ALREADY_WAITS');
      if ((await countOpenProposals(tx, maker.operatorId)) >= MOST_OPEN) {
        return refused('TOO_MANY_OPEN');
      }
      const { before } = seen.value;
      const content = contentOf(seen.value);
      const row = { ...deed, before, content, maker: maker.operatorId };
      if (maker.seen !== undefined) {
        const preview = await previewProposal(tx, row);
        if (preview.hash.toString('hex') !== maker.seen) return refused(new Previewed(preview));
      }
      const made = await findProposal(tx, await insertProposal(tx, row));
      if (!made) throw new Error('a proposal that was made is there');
      return ok({ before, after: { proposal: made.id, content }, value: made });
    },
    'propose',
  );
  if (done.ok) return done;
  return done.error instanceof Previewed ? ok(done.error.row) : refused(done.error);
}

/**
 * The same by the site itself, of what operators have to be asked about in any case: it has no maker, and one
 * operator decides it. False: somebody has asked for the same already.
 */
export async function proposeBySite(tx: Tx, deed: Deed, seen: Content): Promise<boolean> {
  await lockTwoPersonActs(tx);
  if (await isWaiting(tx, deed)) return false;
  const { before } = seen;
  const content = contentOf(seen);
  const id = await insertProposal(tx, { ...deed, before, content, maker: null });
  const by = { actor: 'site', actorName: '', ip: '', requestId: '' } as const;
  await writeAudit(tx, {
    ...deed,
    ...by,
    kind: 'propose',
    before,
    after: { proposal: id, content },
  });
  await announcer.write(tx, changesOf('propose', deed));
  return true;
}

type ProposeDeps = {
  readonly db: Db;
  readonly acts: ReadonlyMap<string, TwoPersonAct>;
  readonly ports: Ports;
  readonly dataFolder: string;
};

/**
 * Carries out what another proposed. `hash` is of what this one saw. Gives what the act has to show to
 * him and to nobody else.
 */
export async function confirm(
  { db, acts, ports, dataFolder }: ProposeDeps,
  checker: Person,
  id: number,
  hash: string,
): Promise<Result<unknown, Decision>> {
  const found = await findProposal(db, id);
  const two = found && acts.get(found.permission);
  if (!found?.is_open || !two) return refused('NOT_OPEN');
  const { target, reason } = found;
  const ready = (await two.prepare?.(found.content, dataFolder)) ?? ok(undefined);
  if (!ready.ok) return ready;
  const maker = { operatorId: found.maker, name: found.maker_name };
  const agreed = {
    proposal: id,
    checker: checker.operatorId,
    maker,
    reason,
    prepared: ready.value,
    ports,
  };
  return act<unknown, Decision>(
    db,
    checker,
    { permission: two.permission, target, reason },
    async (tx) => {
      // The door looked before: roles may have changed while this waited.
      if (!(await isStillAuthorized(tx, checker.operatorId, CONFIRM)))
        throw new Denied('not_allowed', checker.name);
      const proposal = await lockProposal(tx, id);
      const fault = await faultOf(tx, proposal, two, checker, hash);
      if (!proposal || fault) return refused(fault ?? 'NOT_OPEN');
      const done = await two.change(tx, proposal.content, agreed);
      // What the first saw is no longer there: he might not have asked for this.
      if (!done || !isDeepStrictEqual(asJson(done.before), proposal.before)) {
        return refused('CHANGED_SINCE');
      }
      await decideProposal(tx, id, 'confirmed', checker.operatorId);
      const mark = proposal.maker && (await deviceMark(tx, checker.operatorId, proposal.maker));
      const after = { proposal: id, maker: proposal.maker_name, content: done.after, ...mark };
      return ok({ before: done.before, after, value: done.shown });
    },
    'confirm',
  );
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whether an operator may do now what he did once: nobody shut him out, and his roles are such still. */
export async function isStillAuthorized(
  tx: Tx,
  operatorId: number,
  permission: Permission,
): Promise<boolean> {
  const row = await lockOperator(tx, operatorId);
  return Boolean(row?.password_hash && !row.is_disabled && mayDo(row.roles, permission));
}

async function faultOf(
  tx: Tx,
  proposal: ProposalRow | undefined,
  two: TwoPersonAct,
  { operatorId }: Person,
  hash: string,
): Promise<Decision | undefined> {
  if (!proposal?.is_open) return 'NOT_OPEN';
  if (proposal.maker === operatorId) return 'OWN_PROPOSAL';
  if (two.isAbout?.(proposal.content) === operatorId) return 'ABOUT_YOU';
  if (!proposal.is_whole || proposal.hash.toString('hex') !== hash) return 'NOT_WHAT_YOU_SAW';
  if (proposal.maker === null) return faultOfSite(tx, proposal, two, operatorId);
  if (!(await areTwoPeople(tx, proposal.maker, operatorId))) return 'INVITED_LATELY';
  const isAgreed =
    proposal.is_makers && (await isStillAuthorized(tx, proposal.maker, two.permission));
  return isAgreed ? undefined : 'CHANGED_SINCE';
}

/** Rejects an operator who caused a proposal of the site: they would be both of two. */
async function faultOfSite(
  tx: Tx,
  { content, target }: ProposalRow,
  two: TwoPersonAct,
  operatorId: number,
): Promise<Decision | undefined> {
  if (!two.askedBySiteAfter) return 'CHANGED_SINCE';
  const causes = await two.askedBySiteAfter(tx, content, target);
  for (const cause of causes) {
    if (await hasDone(tx, operatorId, cause)) return 'BROUGHT_ABOUT';
  }
  return undefined;
}

/** Takes a proposal away: its maker, or another who declines it. */
export async function withdraw(
  db: Db,
  person: Person,
  id: number,
  reason: string,
): Promise<Result<null, 'NOT_OPEN'>> {
  const found = await findProposal(db, id);
  if (!found) return refused('NOT_OPEN');
  const deed = { permission: found.permission as Permission, target: found.target, reason };
  return act<null, 'NOT_OPEN'>(
    db,
    person,
    deed,
    async (tx) => {
      const proposal = await lockProposal(tx, id);
      if (!proposal?.is_open) return refused('NOT_OPEN');
      await decideProposal(tx, id, 'withdrawn', person.operatorId);
      return ok({ before: { proposal: id, content: proposal.content }, after: null, value: null });
    },
    'withdraw',
  );
}
