/** The window of the proofs, for a screen that shows it to visitors. */
export { default } from './VerifyHost.tsx';
