import type { Feature } from '#platform/feature';
import { delivery } from './delivery/index.ts';
import { inbox } from './inbox/index.ts';

export const messagingFeatures: readonly Feature[] = [delivery, inbox];
