export { checkProgram } from './check.ts';
export { partNames, type Part } from './parts.ts';
export { signListBy, signPart } from './sign.ts';
export { ChangedProgram, startChecked } from './start-checked.ts';
export { watchProgram } from './watch.ts';
