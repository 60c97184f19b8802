import { banConsole } from './ban/index.ts';
import { profileConsole } from './profile/index.ts';
import { registrationLinkConsole } from './registration-link/index.ts';
import { termsConsole } from './terms/index.ts';

export const accountConsoleContract = {
  terms: { http: termsConsole },
  profile: { http: profileConsole },
  registrationLink: { http: registrationLinkConsole },
  ban: { http: banConsole },
} as const;
