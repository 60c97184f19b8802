import { announcementHttp, announcementHub } from './announcement/index.ts';
import { bannerHttp } from './banner/index.ts';
import { helpHttp } from './help/index.ts';
import { logoHttp } from './logo/index.ts';
import { siteStateHttp } from './site-state/index.ts';

export const contentContract = {
  siteState: { http: siteStateHttp },
  logo: { http: logoHttp },
  banner: { http: bannerHttp },
  announcement: { http: announcementHttp, hub: announcementHub },
  help: { http: helpHttp },
} as const;
