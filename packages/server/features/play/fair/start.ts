import { invariant } from '@fairlot/rules/core/invariant';
import type { Platform } from '#platform/feature';
import { fairOf } from './sources/context.ts';
import { prepareDays } from './draw/prepare.ts';
import { isPublicRelay } from './sources/relay.ts';

/**
 * The first start makes keys, chains and issues, so that whoever signs in finds games that run. A
 * production start refuses a recorded source of rounds.
 */
export async function startFair(platform: Platform): Promise<void> {
  const { isDemo, beaconRelays = [], blockNodes = {} } = platform.settings;
  for (const relay of beaconRelays) {
    invariant(isDemo || isPublicRelay(relay), `${relay} is a public relay of the beacon`);
  }
  for (const node of Object.values(blockNodes).flat()) {
    invariant(isDemo || isPublicRelay(node), `${node} is a public node of its chain`);
  }
  const fair = await fairOf(platform);
  await Promise.all([fair.beacon.ping(), fair.blocks.ping()]);
  await prepareDays(fair, 'now');
}
