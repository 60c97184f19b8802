import * as z from 'zod/mini';
import {
  OPERATOR_ROLES,
  type OperatorRole,
  OWN_SESSION,
} from '@fairlot/rules/check/operator-roles';
import { get, nothing, post, text, timestamp, typedText, typedCode } from '../../core/index.ts';
import { SinceInput, SinceOutput } from '../../core/domain-events/since.ts';
import { ENROL_CODES, INVITATION_CODES, PROPOSAL_CODES, SIGN_IN_CODES } from './codes.ts';
import {
  Authenticator,
  AuditRow,
  InvitationCode,
  InvitingProposal,
  OperatorGrant,
  Proposal,
  reason,
  totpCode,
} from './shapes.ts';

export * from './passkeys.ts';
export {
  changeAllowed,
  changeBlocked,
  changeRegions,
  checkAudit,
  getSecurity,
} from './security.ts';

export const signIn = post('/api/Console/SignIn', {
  access: 'anyone',
  input: z.strictObject({
    Name: typedText.check(z.maxLength(64)),
    Password: z.string().check(z.maxLength(256)),
    Code: totpCode,
  }),
  output: OperatorGrant,
  codes: SIGN_IN_CODES,
  about: 'Signs an operator in, by password and authenticator; his other logins end.',
});

export const refresh = get('/api/Console/Refresh', {
  access: OWN_SESSION,
  passive: true,
  keepsPage: true,
  input: z.object({}),
  output: OperatorGrant,
  about: 'Renews the token; the old one stays good for 60 s.',
});

const LoginEnds = z.object({
  IdleEndTimeStamp: timestamp,
  LoginEndTimeStamp: timestamp,
  DateTimeNow: timestamp,
});

export const getLoginEnds = post('/api/Console/Ends', {
  access: OWN_SESSION,
  passive: true,
  keepsPage: true,
  input: nothing,
  output: LoginEnds,
  about: 'When this login ends.',
});

export const noteActivity = post('/api/Console/Active', {
  access: OWN_SESSION,
  keepsPage: true,
  input: nothing,
  output: LoginEnds,
  about: 'The operator is there: moves the idle end, and never the end of the login.',
});

/** The two halves of an invitation. */
const invitation = {
  /** The secret behind the `#` of the link. */
  Token: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** The code of the confirming operator. */
  Code: typedCode,
};

export const openInvitation = post('/api/Console/OpenInvitation', {
  access: 'anyone',
  input: z.strictObject(invitation),
  output: z.extend(Authenticator, { ExpiresAt: timestamp }),
  codes: INVITATION_CODES,
  about: 'The authenticator of an invited operator. Requires the link and the code.',
});

export const enrol = post('/api/Console/Enrol', {
  access: 'anyone',
  input: z.strictObject({
    ...invitation,
    Password: z.string().check(z.maxLength(256)),
    /** Of the authenticator that the invitation was shown. */
    Totp: totpCode,
  }),
  output: OperatorGrant,
  codes: ENROL_CODES,
  about: 'The first sign-in of an invited operator: sets password and authenticator.',
});

export const signOut = post('/api/Console/SignOut', {
  access: OWN_SESSION,
  keepsPage: true,
  clearsCache: true,
  input: nothing,
  output: z.boolean(),
  about: 'Ends this login.',
});

export const getMe = post('/api/Console/Me', {
  access: OWN_SESSION,
  passive: true,
  input: nothing,
  output: z.object({ OperatorId: z.int(), Name: z.string(), Roles: z.array(z.string()) }),
  about: 'Who is signed in, and his roles.',
});

/** A client that was away asks what it missed; pages that are not its to read are passed over. */
export const since = post('/api/Console/Since', {
  access: OWN_SESSION,
  passive: true,
  input: SinceInput,
  output: SinceOutput,
  about: 'Changes of pages after a sequence.',
});

/** The number of a row, or of a proposal. */
const number = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const getAudit = post('/api/Console/Audit', {
  access: 'operator.audit.read',
  passive: true,
  input: z.strictObject({
    /** `operator:7` or `command`. */
    Actor: z.optional(text.check(z.maxLength(64))),
    Target: z.optional(text.check(z.maxLength(64))),
    Kind: z.optional(text.check(z.maxLength(16))),
    /** `lottery.games.change`, or what it begins with: `lottery.games`, `lottery`. */
    Permission: z.optional(z.string().check(z.regex(/^[a-z-]+(\.[a-z-]+){0,2}$/), z.maxLength(64))),
    From: z.optional(timestamp),
    To: z.optional(timestamp),
    /** Rows before this one: the cursor of the page that came before. */
    Before: z.optional(number),
    Count: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({
    Rows: z.array(AuditRow),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(z.int()),
    DateTimeNow: timestamp,
  }),
  about: 'What operators and commands did, newest first.',
});

export const getOperators = post('/api/Console/Operators', {
  access: 'operator.accounts.read',
  passive: true,
  input: nothing,
  output: z.object({
    Rows: z.array(
      z.object({
        OperatorId: z.int(),
        Name: z.string(),
        Roles: z.array(z.string()),
        IsDisabled: z.boolean(),
        /** Has chosen a password and an authenticator. */
        IsEnrolled: z.boolean(),
        /** Until when the invitation can be taken up; null: there is none. */
        InvitedUntil: z.nullable(timestamp),
        CreatedAt: timestamp,
        /** When the login that he has began; null while he has none. */
        SignedInAt: z.nullable(timestamp),
      }),
    ),
    /** True if invitation links go by mail, so that the proposer enters an email address. */
    InvitesByMail: z.boolean(),
    DateTimeNow: timestamp,
  }),
  about: 'The operators, and what they may.',
});

export const getProposals = post('/api/Console/Proposals', {
  access: 'operator.proposals.read',
  passive: true,
  input: nothing,
  output: z.object({ Rows: z.array(Proposal), DateTimeNow: timestamp }),
  about: 'What waits for a second person.',
});

const ROLES = Object.keys(OPERATOR_ROLES) as OperatorRole[];
const roles = z.array(z.enum(ROLES)).check(z.maxLength(ROLES.length));
/** Where the link of an invitation goes, where the site sends mail. */
const email = z.optional(text.check(z.maxLength(254)));

export const proposeOperator = post('/api/Console/ProposeOperator', {
  access: 'operator.accounts.add',
  input: z.strictObject({
    Name: typedText.check(z.maxLength(64)),
    Roles: roles,
    Email: email,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: InvitingProposal,
  codes: PROPOSAL_CODES,
  about: 'Proposes an account. The confirmer is shown the code of its invitation.',
});

export const proposeReset = post('/api/Console/ProposeReset', {
  access: 'operator.accounts.reset',
  input: z.strictObject({
    OperatorId: number,
    Email: email,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: InvitingProposal,
  codes: PROPOSAL_CODES,
  about: 'Proposes to end the credentials of an operator and to invite them again.',
});

export const proposeDisabled = post('/api/Console/ProposeDisabled', {
  access: 'operator.accounts.disable',
  input: z.strictObject({
    OperatorId: number,
    IsDisabled: z.boolean(),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: PROPOSAL_CODES,
  about: 'Asks a second person to shut an operator out, or to let him in again.',
});

export const endLogins = post('/api/Console/EndLogins', {
  access: 'operator.accounts.end',
  input: z.strictObject({ OperatorId: number, Reason: reason }),
  output: z.boolean(),
  codes: PROPOSAL_CODES,
  about: 'Ends the login of an operator, at once.',
});

export const proposeRoles = post('/api/Console/ProposeRoles', {
  access: 'operator.accounts.change',
  input: z.strictObject({
    OperatorId: number,
    Roles: roles,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: PROPOSAL_CODES,
  about: 'Asks a second person to change what an operator may.',
});

export const confirm = post('/api/Console/Confirm', {
  access: 'operator.proposals.confirm',
  input: z.strictObject({
    Id: number,
    Hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    Code: z.optional(totpCode),
  }),
  /** What the act has to show to the one who confirmed it. */
  output: z.object({ Invitation: z.nullable(InvitationCode) }),
  codes: PROPOSAL_CODES,
  about: 'Carries out what another proposed, exactly as it was seen.',
});

export const withdraw = post('/api/Console/Withdraw', {
  access: 'operator.proposals.confirm',
  input: z.strictObject({ Id: number, Reason: reason }),
  output: z.boolean(),
  codes: PROPOSAL_CODES,
  about: 'Takes a proposal away: the one who made it, or another who declines it.',
});

/** An address or a range such as 203.0.113.0/24. */
const addresses = z.array(text.check(z.maxLength(64))).check(z.maxLength(200));

export const getStaffAddresses = post('/api/Console/StaffAddresses', {
  access: 'operator.addresses.read',
  passive: true,
  input: nothing,
  output: z.object({
    Addresses: addresses,
    /** Where this call comes from. */
    Yours: z.string(),
  }),
  about: 'Where operators may come from; none: from anywhere.',
});

export const changeStaffAddresses = post('/api/Console/ChangeStaffAddresses', {
  access: 'operator.addresses.change',
  input: z.strictObject({
    Addresses: addresses,
    /** The list as he saw it: nobody takes back what another has just changed. */
    Seen: addresses,
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: addresses,
  codes: PROPOSAL_CODES,
  about: 'Changes where operators may come from; nobody locks himself out.',
});
