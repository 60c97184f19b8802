import type { Manifest } from '../../frame/manifest.ts';
import { follow } from './follow/index.ts';
import { streak } from './streak/index.ts';
import { liveNotice } from './live-notice/index.ts';

export const community: readonly Manifest[] = [follow, streak, liveNotice];
