export { renewDemoWords } from './demo.ts';
export type { Credentials } from './make-credentials.ts';
export { type AccountFault, addOperator, disableOperator, resetOperator } from './open-account.ts';
export { isLoopback, startLines } from './start-lines.ts';
