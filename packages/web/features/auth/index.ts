import type { Manifest } from '../../frame/manifest.ts';
import { login } from './login/index.ts';

export const auth: readonly Manifest[] = [login];
