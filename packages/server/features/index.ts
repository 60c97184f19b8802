import type { Feature } from '../platform/feature.ts';

/** The features of the server in level order: one may use only those above it. */
export const features: readonly Feature[] = [];
