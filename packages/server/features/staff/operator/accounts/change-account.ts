import * as z from 'zod/mini';
import { checkContactEmail } from '@fairlot/rules/check/contact';
import {
  isOperatorName,
  isOperatorRole,
  isReservedName,
  type OperatorRole,
} from '@fairlot/rules/check/operator-roles';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db, Tx } from '#platform/db';
import type { Agreed, TwoPersonAct } from '#platform/feature';
import type { Ports } from '#platform/port';
import { invitationMail } from './invitation-mail.ts';
import { hashCode, hashLink, keptOf, newCode, newLink } from './make-invitation.ts';
import { INVITATION_HOURS, openAgreed, renewAgreed, type KeptHalves } from './store-invitation.ts';
import { propose, type ProposalRejection, type Person } from '../proposals/propose.ts';
import type { ProposalRow } from '../proposals/store-proposal.ts';
import {
  endSessions,
  findOperator,
  findOperatorName,
  lockOperator,
  lockOperatorToChange,
  updateDisabled,
} from '../sign-in/store.ts';

/**
 * Accounts, changed by two operators: opened, reset, disabled and enabled. Opening and resetting invite the operator.
 * The link goes to them by mail or is shown to the proposer; the code is shown to the confirmer. Neither has both.
 */
const ADD = 'operator.accounts.add';
const RESET = 'operator.accounts.reset';
const DISABLE = 'operator.accounts.disable';

/** Where the link of an invitation goes: to an email, or it was shown to the proposer and this is kept of it. */
const Invited = { email: z.optional(z.string()), linkHash: z.optional(z.string()) };
const Added = z.object({ name: z.string(), roles: z.array(z.string()), ...Invited });
const Reset = z.object({ operatorId: z.int(), name: z.string(), ...Invited });
const Disabled = z.object({ operatorId: z.int(), isDisabled: z.boolean() });

/** The code for the confirming operator, shown once. */
export type ShownCode = { readonly name: string; readonly code: string; readonly email?: string };

type Invitee = {
  readonly name: string;
  readonly email?: string | undefined;
  readonly linkHash?: string | undefined;
};

/**
 * Invites an operator: `keep` writes what is kept of both halves. Undefined: there is no such operator, or the name is
 * taken.
 */
async function invite<T>(
  tx: Tx,
  { name, email, linkHash }: Invitee,
  { ports }: Agreed,
  keep: (kept: KeptHalves) => Promise<T | undefined>,
): Promise<{ readonly done: T; readonly shown: ShownCode } | undefined> {
  // A proposal from before there were invitations: nobody would have its link.
  if (linkHash === undefined && email === undefined) return undefined;
  const [mailed, code] = [newLink(), newCode()];
  const kept = { link: linkHash ?? keptOf(hashLink(mailed)), code: keptOf(hashCode(code)) };
  const done = await keep(kept);
  if (done === undefined) return undefined;
  if (linkHash === undefined && email !== undefined) {
    const letter = { to: email, name, link: mailed, hours: INVITATION_HOURS };
    await ports.read(invitationMail).post(tx, letter);
  }
  return { done, shown: { name, code, ...(email !== undefined && { email }) } };
}

export const addAccount: TwoPersonAct = {
  permission: ADD,
  change: async (tx, content, agreed) => {
    const wanted = Added.parse(content);
    const { proposal, checker } = agreed;
    const invited = await invite(tx, wanted, agreed, (kept) =>
      openAgreed(tx, { proposal, checker, kept }),
    );
    if (!invited) return undefined;
    const { name, roles } = wanted;
    const after = { operatorId: invited.done, name, roles };
    return { before: null, after, shown: invited.shown };
  },
};

export const resetAccount: TwoPersonAct = {
  permission: RESET,
  isAbout: (content) => Reset.parse(content).operatorId,
  change: async (tx, content, agreed) => {
    const wanted = Reset.parse(content);
    const { proposal, checker } = agreed;
    const invited = await invite(
      tx,
      wanted,
      agreed,
      async (kept) => (await renewAgreed(tx, { proposal, checker, kept })) || undefined,
    );
    if (!invited) return undefined;
    const { operatorId, name } = wanted;
    await endSessions(tx, operatorId);
    return { before: { name }, after: { operatorId, name }, shown: invited.shown };
  },
};

export const disableAccount: TwoPersonAct = {
  permission: DISABLE,
  isAbout: (content) => Disabled.parse(content).operatorId,
  change: async (tx, content) => {
    const { operatorId, isDisabled } = Disabled.parse(content);
    const operator = await lockOperatorToChange(tx, operatorId);
    if (!operator) return undefined;
    await updateDisabled(tx, operatorId, isDisabled);
    await endSessions(tx, operatorId);
    return { before: { isDisabled: operator.is_disabled }, after: { isDisabled } };
  },
};

type Proposed<E> = Promise<Result<ProposalRow, E | ProposalRejection>>;
/** A proposal, and the link of its invitation where the proposer is shown it. */
export type ProposedInvitation = { readonly row: ProposalRow; readonly link: string | undefined };
type Inviting<E> = Promise<Result<ProposedInvitation, E | EmailFault | ProposalRejection>>;
type EmailFault = 'EMAIL_NEEDED' | 'BAD_EMAIL';
type BadAccount = 'BAD_NAME' | 'NAME_RESERVED' | 'NAME_TAKEN' | 'NO_ROLES';
type InviteDeps = { readonly db: Db; readonly ports: Ports };

/** Where the link goes: by mail where mail is set up, else it is shown to the proposer. */
async function linkFor(
  { db, ports }: InviteDeps,
  typed: string | undefined,
): Promise<Result<{ email: string } | { link: string }, EmailFault>> {
  if (!(await ports.read(invitationMail).isSet(db))) return ok({ link: newLink() });
  if (typed === undefined || typed.trim() === '') return refused('EMAIL_NEEDED');
  const email = checkContactEmail(typed);
  return email.ok ? ok({ email: email.value }) : refused('BAD_EMAIL');
}

const frozenOf = (way: { email: string } | { link: string }) =>
  'link' in way ? { linkHash: keptOf(hashLink(way.link)) } : way;

const withLink = <E>(
  made: Result<ProposalRow, E>,
  way: { email: string } | { link: string },
): Result<ProposedInvitation, E> =>
  made.ok
    ? // A preview invites nobody.
      ok({ row: made.value, link: 'link' in way && made.value.id !== 0 ? way.link : undefined })
    : made;

export async function proposeAccount(
  deps: InviteDeps,
  maker: Person,
  wanted: {
    readonly name: string;
    readonly roles: readonly OperatorRole[];
    readonly email: string | undefined;
  },
  reason: string,
): Inviting<BadAccount> {
  const { name, email } = wanted;
  const roles = [...new Set(wanted.roles)].filter(isOperatorRole).toSorted();
  if (!isOperatorName(name)) return refused('BAD_NAME');
  if (isReservedName(name)) return refused('NAME_RESERVED');
  if (roles.length === 0) return refused('NO_ROLES');
  const way = await linkFor(deps, email);
  if (!way.ok) return way;
  const deed = { permission: ADD, target: `operator ${name}`, reason } as const;
  const content = { name, roles, ...frozenOf(way.value) };
  const made = await propose<BadAccount>(deps.db, maker, deed, async (tx) =>
    (await findOperator(tx, name)) ? refused('NAME_TAKEN') : ok({ before: null, content }),
  );
  return withLink(made, way.value);
}

type About = 'ABOUT_YOU' | 'NO_SUCH_OPERATOR' | 'NOTHING_NEW';

export async function proposeReset(
  deps: InviteDeps,
  maker: Person,
  wanted: { readonly operatorId: number; readonly email: string | undefined },
  reason: string,
): Inviting<About> {
  const { operatorId, email } = wanted;
  const way = await linkFor(deps, email);
  if (!way.ok) return way;
  const { db } = deps;
  const target = `operator ${(await findOperatorName(db, operatorId)) ?? operatorId}`;
  const deed = { permission: RESET, target, reason } as const;
  const made = await propose<About>(db, maker, deed, async (tx) => {
    if (operatorId === maker.operatorId) return refused('ABOUT_YOU');
    const operator = await lockOperator(tx, operatorId);
    if (!operator) return refused('NO_SUCH_OPERATOR');
    const { name } = operator;
    return ok({ before: { name }, content: { operatorId, name, ...frozenOf(way.value) } });
  });
  return withLink(made, way.value);
}

export async function proposeDisabled(
  db: Db,
  maker: Person,
  wanted: { readonly operatorId: number; readonly isDisabled: boolean },
  reason: string,
): Proposed<About> {
  const { operatorId, isDisabled } = wanted;
  const target = `operator ${(await findOperatorName(db, operatorId)) ?? operatorId}`;
  const deed = { permission: DISABLE, target, reason } as const;
  return propose<About>(db, maker, deed, async (tx) => {
    if (operatorId === maker.operatorId) return refused('ABOUT_YOU');
    const operator = await lockOperator(tx, operatorId);
    if (!operator) return refused('NO_SUCH_OPERATOR');
    if (operator.is_disabled === isDisabled) return refused('NOTHING_NEW');
    return ok({
      before: { isDisabled: !isDisabled },
      content: { operatorId, isDisabled },
      about: { name: operator.name },
    });
  });
}
