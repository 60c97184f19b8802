import { OWN_PASSKEYS, OWN_SESSION } from '@fairlot/rules/check/operator-roles';
import type { operatorHttp, operatorHub } from '@fairlot/wire/staff/operator';
import { CALLS, type CallRows, type FeatureCalls, type HubRows } from '#testing/calls';

/** No operator and no proposal has such a number. */
const NONE = 2_000_000_000;
/** Of nobody. */
const NO_INVITATION = { Token: 'x'.repeat(43), Code: 'aaaa-bbbb-cccc-dddd' };
/** Of no passkey. */
const NO_ASSERTION = {
  Id: 'bm9uZQ',
  ClientData: 'e30',
  AuthenticatorData: 'AA',
  Signature: 'AA',
};

const operatorCalls: CallRows<typeof operatorHttp> = {
  signIn: { who: 'anyone', sample: { Name: 'nobody', Password: 'not-it', Code: '000000' } },
  offerPasskeySignIn: { who: 'anyone' },
  signInByPasskey: { who: 'anyone', sample: NO_ASSERTION },
  getPasskeys: { who: OWN_SESSION },
  offerPasskey: { who: OWN_PASSKEYS, sample: { Code: '000000' } },
  addPasskey: {
    who: OWN_PASSKEYS,
    sample: { Name: 'my key', Id: 'bm9uZQ', ClientData: 'e30', Attestation: 'oA' },
  },
  removePasskey: { who: OWN_PASSKEYS, sample: { Id: 'bm9uZQ', Code: '000000' } },
  offerProof: { who: OWN_SESSION },
  proveByPasskey: { who: OWN_SESSION, sample: NO_ASSERTION },
  refresh: { who: OWN_SESSION },
  getLoginEnds: { who: OWN_SESSION },
  noteActivity: { who: OWN_SESSION },
  openInvitation: { who: 'anyone', sample: NO_INVITATION },
  enrol: {
    who: 'anyone',
    sample: { ...NO_INVITATION, Password: 'play-money-88', Totp: '000000' },
  },
  signOut: { who: OWN_SESSION },
  getMe: { who: OWN_SESSION },
  since: { who: OWN_SESSION, sample: { Topics: [{ Topic: 'page:operator.audit', Seq: 0 }] } },
  getAudit: {
    who: 'operator.audit.read',
    sample: {
      Actor: 'command',
      Target: 'game 4',
      Kind: 'act',
      Permission: 'lottery.games',
      From: CALLS.startAt - 60_000,
      To: CALLS.startAt,
      Before: 1_000,
      Count: 20,
    },
  },
  getOperators: { who: 'operator.accounts.read' },
  getProposals: { who: 'operator.proposals.read' },
  proposeRoles: {
    who: 'operator.accounts.change',
    sample: { OperatorId: NONE, Roles: ['games', 'auditor'], Reason: 'a new desk', Code: '000000' },
  },
  proposeOperator: {
    who: 'operator.accounts.add',
    sample: { Name: 'newcomer', Roles: [], Reason: 'a new desk', Code: '000000' },
  },
  proposeReset: {
    who: 'operator.accounts.reset',
    sample: { OperatorId: NONE, Reason: 'lost his telephone', Code: '000000' },
  },
  proposeDisabled: {
    who: 'operator.accounts.disable',
    sample: { OperatorId: NONE, IsDisabled: true, Reason: 'has left', Code: '000000' },
  },
  endLogins: {
    who: 'operator.accounts.end',
    sample: { OperatorId: NONE, Reason: 'forgot to sign out' },
  },
  getStaffAddresses: { who: 'operator.addresses.read' },
  getSecurity: { who: 'operator.security.read' },
  checkAudit: { who: 'operator.security.read' },
  // Nobody is blocked: there is nothing to take back.
  changeBlocked: {
    who: 'site.addresses.change',
    sample: { Address: '203.0.113.7', IsBlocked: false, Reason: 'was never blocked' },
  },
  changeAllowed: {
    who: 'site.addresses.change',
    sample: { Address: '203.0.113.7', IsAllowed: false, Reason: 'was never there' },
  },
  changeRegions: {
    who: 'site.addresses.change',
    sample: {
      Rule: 'any',
      List: [],
      Seen: { Rule: 'any', List: [] },
      Reason: 'as it is',
    },
  },
  changeStaffAddresses: {
    who: 'operator.addresses.change',
    sample: { Addresses: [], Seen: [], Reason: 'from anywhere, as it is', Code: '000000' },
  },
  confirm: {
    who: 'operator.proposals.confirm',
    sample: { Id: NONE, Hash: 'ab'.repeat(32), Code: '000000' },
  },
  withdraw: {
    who: 'operator.proposals.confirm',
    sample: { Id: NONE, Reason: 'not needed' },
  },
};

const operatorHubCalls: HubRows<typeof operatorHub> = {
  watch: { who: OWN_SESSION, sample: [['operator.audit']] },
};

export const calls: FeatureCalls = { console: operatorCalls, consoleHub: operatorHubCalls };
