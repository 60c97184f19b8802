import type { termsConsole, termsHttp } from '@fairlot/wire/account/terms';
import type { CallRows, FeatureCalls } from '#testing/calls';

const termsCalls: CallRows<typeof termsHttp> = {
  getTerms: { who: 'anyone', sample: { Version: 1 } },
  getAccepted: { who: 'player' },
  acceptTerms: { who: 'player', sample: { Version: 1_000_000 } },
};

const termsConsoleCalls: CallRows<typeof termsConsole> = {
  getTermsVersions: { who: 'terms.text.read' },
  proposeTerms: {
    who: 'terms.text.change',
    sample: { Text: { zh: '甲', en: 'A' }, Seen: 1_000_000, Reason: 'no such version' },
  },
};

export const calls: FeatureCalls = { http: termsCalls, console: termsConsoleCalls };
