import { lazyComponent, useSignedIn } from '@fairlot/shell';

const VerifyHost = lazyComponent(() => import('./verify/VerifyHost.tsx'));

/** The window of the proofs, over a screen for strangers: whoever is signed in has it over every one. */
export const VerifyOver = () => (useSignedIn() ? null : <VerifyHost />);
