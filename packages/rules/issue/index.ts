export * from './current.ts';
export * from './last-issue.ts';
export * from './state.ts';
