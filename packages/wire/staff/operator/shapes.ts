import * as z from 'zod/mini';
import { isReason, REASON_LENGTH } from '@fairlot/rules/check/reason';
import { sixDigits, text, timestamp } from '../../core/index.ts';

export const OperatorGrant = z.object({
  access_token: z.string(),
  /** Seconds from now. */
  expires_in: z.int(),
});

/** A code of the authenticator. */
export const totpCode = sixDigits;

/** Why something is done: it stands in the audit for ever. */
export const reason = text.check(
  z.minLength(REASON_LENGTH.min),
  z.maxLength(REASON_LENGTH.max),
  z.refine(isReason),
);

const json = z.nullable(z.unknown());

export const AuditRow = z.object({
  N: z.int(),
  At: timestamp,
  /** `act`, `propose`, `confirm`, `withdraw`, `sign-in` or `denied`. */
  Kind: z.string(),
  /** `operator:7`, `command`, or `anyone` of denials. */
  Actor: z.string(),
  ActorName: z.string(),
  Permission: z.string(),
  Target: z.string(),
  Before: json,
  After: json,
  Reason: z.string(),
  Ip: z.string(),
  RequestId: z.string(),
  /** Of this row, which covers the one before it; hex. */
  Hash: z.string(),
});

export const Proposal = z.object({
  Id: z.int(),
  Permission: z.string(),
  Target: z.string(),
  Reason: z.string(),
  Before: json,
  Content: json,
  /** Of all of the above but the number; the second person names it, so that he confirms what he saw. */
  Hash: z.string(),
  /** Empty: the site itself. */
  Maker: z.string(),
  MadeAt: timestamp,
  ExpiresAt: timestamp,
});

/** Of an authenticator. */
export const Authenticator = z.object({
  Name: z.string(),
  /** As it is typed in. */
  Key: z.string(),
  /** The same as the address that a picture of it carries. */
  Url: z.string(),
});

/** A proposal that invites an operator. */
export const InvitingProposal = z.extend(Proposal, {
  /**
   * The secret of the link, shown once to the proposer; null: the link goes by mail when the proposal is confirmed.
   */
  Token: z.nullable(z.string()),
});

/** The code for an opened or reset account, shown once to the confirmer. It works only together with the link. */
export const InvitationCode = z.object({
  Name: z.string(),
  Code: z.string(),
  /** Where the link was sent; null: the proposer was shown it. */
  Email: z.nullable(z.string()),
});
