export * as wageringHttp from './http.ts';
export { CountedIssue, RequirementLine } from './shapes.ts';
