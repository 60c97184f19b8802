import type { Input } from '@fairlot/wire/core';
import type { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import type { Db } from '#platform/db';
import { CHANNELS, frozenChannel } from '../deposit/channels/index.ts';
import { frozenLimits, LIMITS } from '../player-tier/index.ts';
import { findProposal } from '../../staff/operator/proposals/index.ts';
import { rulesIn } from '../../staff/publishing/index.ts';
import { MONEY } from './publish-money.ts';

type FrozenSettingsInput = Input<typeof moneySettingsConsole.previewBounds>;
type Own = Exclude<FrozenSettingsInput, { readonly Proposal: number }>;

/** What of a proposal is to be looked at as if it held; undefined: it is decided, or bounds no amounts. */
export async function frozenAsked(db: Db, id: number): Promise<Own | undefined> {
  const put = await findProposal(db, id);
  if (!put?.is_open) return undefined;
  const content = rulesIn(put.content as Readonly<Record<string, unknown>>);
  if (put.permission === MONEY.permission) {
    const values = Object.entries(content) as [string, string | number | boolean][];
    return { Money: values.map(([Key, Value]) => ({ Key, Value })) };
  }
  if (put.permission === LIMITS.permission) {
    const found = await frozenLimits(db, content);
    if (!found) return undefined;
    const { about: Of, layerId, limits } = found;
    const { least: Min, most: Max, dayMost: DayMost, feeRate: FeeRate, feeCap: FeeCap } = limits;
    const Limits = { Min, Max, DayMost, FeeRate, FeeCap };
    return { Limit: { Layer: layerId === 0 ? null : layerId, Of, Limits } };
  }
  if (put.permission !== CHANNELS.permission) return undefined;
  const found = await frozenChannel(db, content);
  return found && { Channel: { Id: found.id, Rules: found.rules } };
}
