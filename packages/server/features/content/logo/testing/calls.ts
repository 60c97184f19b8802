import type { logoConsole, logoHttp } from '@fairlot/wire/content/logo';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** It is no picture: nothing is shown. */
const Picture = 'bm90IGEgcGljdHVyZQ==';
const Reason = 'nothing comes of it';

const logoCalls: CallRows<typeof logoHttp> = { getAllLogo: { who: 'anyone' } };

const logoConsoleCalls: CallRows<typeof logoConsole> = {
  getLogos: { who: 'media.logos.read' },
  setLogo: { who: 'media.logos.change', sample: { Slot: 'PCLogo', Picture, Reason } },
  dropLogo: { who: 'media.logos.change', sample: { Slot: 'Favicon', Reason } },
};

export const calls: FeatureCalls = { http: logoCalls, console: logoConsoleCalls };
