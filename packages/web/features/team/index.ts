import type { Manifest } from '../../frame/manifest.ts';
import { members } from './members/index.ts';
import { overview } from './overview/index.ts';

export const team: readonly Manifest[] = [overview, members];
