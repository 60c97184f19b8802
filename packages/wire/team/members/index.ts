export * as membersHttp from './http.ts';
export * from './codes.ts';
export {
  Funds,
  INACTIVE_DAYS,
  LineSums,
  Member,
  MEMBER_BOUNDS,
  MEMBER_SORTS,
  type MemberSort,
  Step,
} from './shapes.ts';
