import { lazy } from 'react';

/** The body of the screen; the feature that owns the proofs puts their window over it. */
export const DrawHistory = lazy(() => import('./DrawHistory.tsx'));
