import type { IncomingMessage } from 'node:http';
import type { Caller } from './access.ts';
import { clientAddressOf } from './network.ts';
import { regionOf } from './region.ts';
import type { Settings } from './settings.ts';

/** Who asks for a connection to the hub: what he keeps open is no activity of his. */
export function callerOf(
  request: IncomingMessage,
  {
    trustedProxies: hops = 0,
    regionHeader,
  }: Partial<Pick<Settings, 'trustedProxies' | 'regionHeader'>>,
): Caller {
  const ip = clientAddressOf(request, hops);
  return { ip, region: regionOf(request.headers, regionHeader), passive: true };
}
