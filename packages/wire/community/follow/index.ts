export * from './codes.ts';
export * as followHttp from './http.ts';
export { Follower, FollowOrder, FollowPlan } from './shapes.ts';
