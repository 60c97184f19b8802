import {
  mayDo,
  OWN_PASSKEYS,
  CHANGE_OWN_CREDENTIALS,
  type Permission,
} from '@fairlot/rules/check/operator-roles';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Result } from '@fairlot/rules/core/result';
import { Denied } from '#platform/access';
import { announcer } from '#platform/announce';
import { transaction, type Executor, type Tx } from '#platform/db';
import { deferEvents } from '#platform/deferred-events';
import type { Call } from '#platform/route';
import { changesOf } from '../audit/hub.ts';
import { lockOperator, lockOperatorToChange } from '../sign-in/store.ts';
import { lockTwoPersonActs } from './store-proposal.ts';
import { writeAudit, type AuditKind, type Json } from '../audit/store-audit.ts';

/** Who acts: an operator at the console, or a command of whoever has the machine. */
export type Actor =
  | {
      readonly operatorId: number;
      readonly name: string;
      readonly ip: string;
      readonly requestId: string;
      /** From the maker: `preview`, or the hash of the preview; undefined without a preview. */
      readonly seen?: string | undefined;
    }
  | 'command';

/** The operator of a call, as the door knows him. */
export const actorOf = ({ operator, ip, requestId, seen }: Call): Exclude<Actor, 'command'> => ({
  operatorId: operator.operatorId,
  name: operator.name,
  ip,
  requestId,
  seen: seen(),
});

/** What an act is about, as it stands in the audit. */
export type Deed = {
  readonly permission: Permission;
  /** What it is done to, for example `game 4`. */
  readonly target: string;
  readonly reason: string;
};

/** What was there, what is there now, and what the caller learns of it. */
export type Changed<T> = { readonly before: Json; readonly after: Json; readonly value: T };

export type Change<T, E> = (tx: Tx) => Promise<Result<Changed<T>, E>>;

/** Takes back what a refused act may have written, and carries the refusal out. */
class NotDone<E> extends Error {
  readonly result: Result<never, E>;
  constructor(result: Result<never, E>) {
    super('not done');
    this.result = result;
  }
}

/**
 * The one door of whatever operators change: whether he may is looked up in the transaction that acts,
 * and the row of the audit is part of it. All of it happens or nothing; what is refused leaves no row.
 * Throws `Denied`. In a transaction of the caller's own, the caller takes back what was refused.
 */
export async function act<T, E = never>(
  db: Executor,
  actor: Actor,
  deed: Deed,
  change: Change<T, E>,
  kind: AuditKind = 'act',
): Promise<Result<T, E>> {
  // A preview must never act.
  invariant(
    actor === 'command' || actor.seen === undefined || kind === 'propose',
    'only proposals have previews',
  );
  try {
    return await transaction(db, async (tx) => {
      // Who acts is held before whom it changes: two people about each other would wait for ever.
      if (kind !== 'act') await lockTwoPersonActs(tx);
      const name = actor === 'command' ? actor : await nameOfAllowed(tx, actor, deed.permission);
      // All acts take the lock of the audit: what is told comes behind it, whatever the topic.
      const { value: done, held } = await deferEvents(tx, () => change(tx));
      if (!done.ok) throw new NotDone(done);
      const { before, after, value } = done.value;
      await writeAudit(tx, {
        ...deed,
        ...whoOf(actor),
        kind,
        actorName: name,
        before,
        after,
      });
      await announcer.write(tx, [...held, ...changesOf(kind, deed)]);
      return { ok: true, value };
    });
  } catch (error) {
    if (error instanceof NotDone) return error.result;
    throw error;
  }
}

const whoOf = (actor: Actor): { actor: string; ip: string; requestId: string } =>
  actor === 'command'
    ? { actor, ip: '', requestId: '' }
    : { actor: `operator:${actor.operatorId}`, ip: actor.ip, requestId: actor.requestId };

async function nameOfAllowed(
  tx: Tx,
  actor: Exclude<Actor, 'command'>,
  permission: Permission,
): Promise<string> {
  // Who changes himself is held to be changed at once: of two who only looked, each would wait.
  const isOwn = permission === CHANGE_OWN_CREDENTIALS || permission === OWN_PASSKEYS;
  const lock = isOwn ? lockOperatorToChange : lockOperator;
  const operator = await lock(tx, actor.operatorId);
  // A reset ends the credentials; until the first sign-in an operator may do nothing else.
  const isReset = operator?.password_hash === null && permission !== CHANGE_OWN_CREDENTIALS;
  if (!operator || operator.is_disabled || isReset) throw new Denied('forced_logout', actor.name);
  if (!mayDo(operator.roles, permission)) throw new Denied('not_allowed', operator.name);
  return operator.name;
}
