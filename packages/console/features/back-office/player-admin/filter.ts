// Which players are listed. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import { PLAYER_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import { siteDay, type Input } from '@fairlot/wire/core';
import type { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { momentsOf } from '@fairlot/ui/date-range';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const FLAG_NAMES = Object.keys(PLAYER_FLAGS) as [PlayerFlag, ...PlayerFlag[]];

export const PlayersSearch = z.object({
  /** An account, the number of a player, or the number of a bet. */
  search: some(z.string().check(z.minLength(1), z.maxLength(36))),
  kind: some(z.enum(['agent', 'player'])),
  flag: some(z.enum(FLAG_NAMES)),
  label: some(z.string().check(z.minLength(1), z.maxLength(30))),
  layer: some(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
  below: some(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  from: some(siteDay),
  to: some(siteDay),
});
export type PlayersFilter = Partial<z.output<typeof PlayersSearch>>;

export function askFor(
  { search, kind, flag, label, layer, below, from, to }: PlayersFilter,
  before: number | undefined,
  count: number,
): Input<typeof playerAdminConsole.getPlayers> {
  const days = from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
  return {
    Search: search?.slice(0, 32),
    Kind: kind,
    Flag: flag,
    Label: label?.trim() || undefined,
    Layer: layer,
    Below: below,
    ...(days && momentsOf(days)),
    Before: before,
    Count: count,
  };
}
