import { hasFlag } from '@fairlot/rules/check/access';
import type { Output } from '@fairlot/wire/core';
import type { depositHttp } from '@fairlot/wire/money/deposit';
import type { Platform } from '#platform/feature';
import { layerOf } from '../player-tier/index.ts';
import { payeesOf } from '../payout-account/index.ts';
import { depositRate } from '../exchange-rate/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { boundedFor } from './channels/bounds.ts';
import { presentChannel, presentOrder } from './orders/present.ts';
import { depositSettings } from './orders/settings.ts';
import { ownLimits } from './orders/own-limits.ts';
import { findPending, readClock, readFlags } from './orders/store.ts';
import { listChannels } from './channels/store-channel.ts';

type Init = Output<typeof depositHttp.initDepositData>;

/** Everything that the page of deposits begins with. */
export async function initDepositData(
  { db, ports }: Pick<Platform, 'db' | 'ports'>,
  playerId: bigint,
): Promise<Init> {
  const [channels, pending, flags, own, payees, set, { currency }, rate, nowMs, layer] =
    await Promise.all([
      listChannels(db),
      findPending(db, playerId),
      readFlags(db, playerId),
      ports.read(ownLimits)(db, playerId),
      payeesOf(db, playerId),
      depositSettings.read(db),
      currentSettings(db)(),
      depositRate(db),
      readClock(db),
      layerOf(db, playerId),
    ]);
  const bounded = await boundedFor(db, playerId, channels);
  const hasCard = payees.some(({ kind }) => kind === 'card');
  const times = set.depositTimes;
  return {
    Channels: bounded.map((row) => presentChannel(row, { times, hasCard, layer: layer?.id })),
    Pending: pending ? presentOrder(pending) : null,
    Blocked: whyBlocked(
      { flags, isReadOnly: layer?.isReadOnly ?? false },
      own.isAway,
      channels.some(({ is_on: isOn }) => isOn),
    ),
    OwnLeft: own.left,
    Currency: currency,
    UsdtRate: rate?.rate ?? null,
    DateTimeNow: nowMs,
  };
}

function whyBlocked(
  { flags, isReadOnly }: { readonly flags: bigint; readonly isReadOnly: boolean },
  isAway: boolean,
  hasChannel: boolean,
): Init['Blocked'] {
  const isOff = hasFlag(flags, 'DISABLE_DEPOSIT') || hasFlag(flags, 'SELF_EXCLUDED') || isAway;
  if (isOff) return 'DEPOSIT_DISABLED';
  if (isReadOnly || hasFlag(flags, 'READ_ONLY_LAYER')) return 'READ_ONLY_LAYER';
  return hasChannel ? null : 'NO_CHANNEL';
}
