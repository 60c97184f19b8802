import type { Manifest } from '../../registry/manifest.ts';
import { liveNotice } from './live-notice/index.ts';

export const community: readonly Manifest[] = [liveNotice];
