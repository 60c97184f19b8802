import type { Manifest } from '../../registry/manifest.ts';
import { operator } from './operator/index.ts';
import { publishing } from './publishing/index.ts';

export const staff: readonly Manifest[] = [operator, publishing];
