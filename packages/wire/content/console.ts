import { announcementConsole } from './announcement/index.ts';
import { bannerConsole } from './banner/index.ts';
import { helpConsole } from './help/index.ts';
import { logoConsole } from './logo/index.ts';
import { siteStateConsole } from './site-state/index.ts';
import { templateConsole } from './template/index.ts';

export const contentConsoleContract = {
  siteState: { http: siteStateConsole },
  logo: { http: logoConsole },
  banner: { http: bannerConsole },
  announcement: { http: announcementConsole },
  help: { http: helpConsole },
  template: { http: templateConsole },
} as const;
