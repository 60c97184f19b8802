import type { Manifest } from '../../registry/manifest.ts';
import { profile } from './profile/index.ts';
import { registrationLink } from './registration-link/index.ts';
import { terms } from './terms/index.ts';

export const account: readonly Manifest[] = [profile, registrationLink, terms];
