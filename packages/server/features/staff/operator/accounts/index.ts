export { invitationMail, type InvitationLetter } from './invitation-mail.ts';
export {
  type AccountFault,
  addOperator,
  disableOperator,
  openDemoOperator,
  type PrintedInvitation,
  resetOperator,
} from './open-account.ts';
export { isLoopback, startLines } from './start-lines.ts';
export { INVITATION_HOURS } from './store-invitation.ts';
