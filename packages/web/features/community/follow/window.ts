import type { WindowManifest } from '../../../frame/manifest.ts';
import { addRecordView } from '../../play/schedule/index.ts';

addRecordView({
  id: 'follows',
  title: { zh: '跟单', en: 'Following' },
  load: () => import('./record/FollowPlansView.tsx'),
});
addRecordView({
  id: 'followers',
  title: { zh: '我的跟单者', en: 'Followers' },
  load: () => import('./record/FollowersView.tsx'),
});

export const window: WindowManifest = { tabs: [] };
