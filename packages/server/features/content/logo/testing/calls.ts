import type { logoConsole, logoHttp } from '@fairlot/wire/content/logo';
import type { CallRows } from '#testing/calls';

/** It is no picture: nothing is shown. */
const Picture = 'bm90IGEgcGljdHVyZQ==';
const Reason = 'nothing comes of it';

export const logoCalls: CallRows<typeof logoHttp> = { getAllLogo: { who: 'anyone' } };

export const logoConsoleCalls: CallRows<typeof logoConsole> = {
  getLogos: { who: 'media.logos.read' },
  setLogo: { who: 'media.logos.change', sample: { Slot: 'PCLogo', Picture, Reason } },
  dropLogo: { who: 'media.logos.change', sample: { Slot: 'Favicon', Reason } },
};
