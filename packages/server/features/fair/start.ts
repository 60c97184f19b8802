import { invariant } from '@fairlot/rules/core/invariant';
import type { Platform } from '../../platform/feature.ts';
import { fairOf } from './context.ts';
import { prepareDays } from './prepare.ts';
import { isPublicRelay } from './relay.ts';

/**
 * The first start makes keys, chains and issues, so that whoever signs in finds games that run. A
 * production start refuses a recorded source of rounds.
 */
export async function startFair(platform: Platform): Promise<void> {
  const { isDemo, beaconRelays = [] } = platform.settings;
  for (const relay of beaconRelays) {
    invariant(isDemo || isPublicRelay(relay), `${relay} is a public relay of the beacon`);
  }
  const fair = await fairOf(platform);
  await fair.beacon.ping();
  await prepareDays(fair, 'now');
}
