import { providerConsole } from '@fairlot/wire/money/provider';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { askProven } from '../../staff/publishing/index.ts';
import { proposeSecret } from './propose-secret.ts';
import { getProviders, proposeProvider } from './publish-provider.ts';

/** Providers at the console; their secrets go in by it, and never out. */
export const providerConsoleRoutes = ({ db, settings }: Platform) => {
  const held = { db, dataFolder: settings.dataFolder };
  return routes(providerConsole, {
    getProviders: () => getProviders(db),
    proposeProvider: ({ Reason, Code, ...wanted }, call) =>
      askProven(held, call, Code, (maker) => proposeProvider(db, maker, wanted, Reason)),
    proposeSecret: ({ Id: id, Secret: secret, Reason, Code }, call) =>
      askProven(held, call, Code, (maker) =>
        proposeSecret({ db, settings }, maker, { id, secret }, Reason),
      ),
  });
};
