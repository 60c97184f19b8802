export { newPassword } from './credentials.ts';
export { prove } from './sign-in.ts';
export { readNowMs } from './store-session.ts';
export { findOperatorName, listOperators } from './store.ts';
