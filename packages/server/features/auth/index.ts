import type { Feature } from '#platform/feature';
import { credentials } from './credentials/index.ts';
import { login } from './login/index.ts';

export const authFeatures: readonly Feature[] = [credentials, login];
