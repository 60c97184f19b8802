export {
  actsFor,
  addMemberAct,
  type MemberAct,
  type MemberActProps,
  type ReadyAct,
} from './acts.ts';
