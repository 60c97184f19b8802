// A signed statement as a player or an operator asks for it; no first view needs any of it.
export { StatementFields } from './StatementFields.tsx';
export { StatementState } from './StatementState.tsx';
export { lastMonth, questionOf, type StatementValues } from './question.ts';
export { useStatementFile } from './use-statement-file.ts';
export { FAULTS, STATEMENT } from './text.ts';
