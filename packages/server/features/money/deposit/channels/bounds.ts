import { depositBoundsFor } from '@fairlot/rules/check/layer-limits';
import { mills } from '@fairlot/rules/core/money';
import type { Executor } from '#platform/db';
import { limitsFor } from '../../player-tier/index.ts';
import { listChannels, readAskedToday, type ChannelRow } from './store-channel.ts';

const aboutOf = ({ id }: Pick<ChannelRow, 'id'>): string => `channel-${id}`;

/** What a layer may have limits of: every way to deposit. */
export const listLimitTargets = async (db: Executor) =>
  (await listChannels(db)).map(({ id, zh, en }) => ({ about: aboutOf({ id }), name: { zh, en } }));

/** Channels as they are for a player: by what his layer leaves of them, and what of his day. */
export async function boundedFor(
  db: Executor,
  playerId: bigint,
  channels: readonly ChannelRow[],
): Promise<readonly ChannelRow[]> {
  const limits = await limitsFor(db, playerId, channels.map(aboutOf));
  if (limits.size === 0) return channels;
  const asked = await readAskedToday(db, playerId);
  return channels.map((row) => {
    const bounds = {
      least: mills(row.least),
      most: mills(row.most),
      step: mills(row.step),
      fixed: row.fixed.map((amount) => mills(amount)),
      feeRate: row.fee_rate,
    };
    const own = depositBoundsFor(bounds, limits.get(aboutOf(row)), mills(asked.get(row.id) ?? 0n));
    const { least, most, fixed, feeRate: fee_rate, shut } = own;
    return { ...row, least, most, fixed, fee_rate, shut };
  });
}
