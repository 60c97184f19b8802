import { lazyComponent } from '@fairlot/shell';

/** The body of the screen; the feature that owns the proofs puts their window over it. */
export const DrawHistory = lazyComponent(() => import('./DrawHistory.tsx'));
