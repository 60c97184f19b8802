export * as turnoverHttp from './http.ts';
export { CountedIssue, RequirementLine } from './shapes.ts';
