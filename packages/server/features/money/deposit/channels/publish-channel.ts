import * as z from 'zod/mini';
import { refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { CHANNEL_CODES, depositConsole } from '@fairlot/wire/money/deposit';
import { depositChannelsChanged, plainChannel } from '@fairlot/wire/money/deposit';
import { mills } from '@fairlot/rules/core/money';
import { depositType } from '@fairlot/rules/check/deposit';
import { announcer, eventFor } from '#platform/announce';
import type { Db, Tx } from '#platform/db';
import { unknownLayer } from '../../player-tier/index.ts';
import type { Person, ProposalRow } from '../../../staff/operator/proposals/index.ts';
import {
  proposePublishing,
  publishingAct,
  type Publishing,
  readVersions,
  readWaits,
} from '../../../staff/publishing/index.ts';
import { plainOfRow, PlainChannel, presentRules, rowOf } from './channel-rules.ts';
import { readNowMs } from '../../../staff/operator/sign-in/index.ts';
import {
  holdRules,
  insertRules,
  listProviderNames,
  listRules,
  writeRules,
} from './store-channel-rules.ts';

/** Players who look at the ways to deposit read them anew. */
const tellPlayers = (tx: Tx): Promise<void> =>
  announcer.write(tx, [eventFor(depositChannelsChanged, 'site', {})]);

/** Ways to deposit: one operator edits, another publishes (product 3.1, 3.11). */
export const CHANNELS: Publishing<PlainChannel> = {
  kind: 'channel',
  permission: 'deposit.channels.publish',
  rules: PlainChannel,
  read: async (tx, id) => {
    const row = await holdRules(tx, Number(id));
    return row && plainOfRow(row);
  },
  write: async (tx, id, rules) => {
    await writeRules(tx, Number(id), rowOf(rules));
    await tellPlayers(tx);
  },
  add: async (tx, rules) => {
    const id = await insertRules(tx, rowOf(rules));
    await tellPlayers(tx);
    return String(id);
  },
};
export const channelAct = publishingAct(CHANNELS);

type PublishChannelInput = Pick<
  Input<typeof depositConsole.proposeChannel>,
  'Channel' | 'Rules' | 'At'
>;
type Fault = Refusal<typeof CHANNEL_CODES>;

/** Asks another operator to publish a channel, or a channel more. */
export async function proposeChannel(
  db: Db,
  maker: Person,
  { Channel, Rules, At: atMs }: PublishChannelInput,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  if (Rules.MaintenanceUntil !== null && Rules.MaintenanceUntil <= (await readNowMs(db))) {
    return refused({ code: 'PAST_MAINTENANCE' });
  }
  const unknown = await unknownLayer(db, Rules.Layers);
  if (unknown !== undefined) return refused({ code: 'NO_LAYER', params: { id: unknown } });
  if ('Id' in Channel) {
    const now = (await listRules(db)).find(({ id }) => id === Channel.Id);
    if (!now) return refused({ code: 'NOT_THERE' });
    const rules = plainChannel({ type: depositType(now.type), provider: now.provider }, Rules);
    const wanted = { id: String(Channel.Id), seen: Channel.Seen, rules, atMs };
    return proposePublishing(db, CHANNELS, maker, wanted, reason);
  }
  const { Type: type, Provider: provider } = Channel;
  if (!(await listProviderNames(db)).includes(provider)) return refused({ code: 'NO_PROVIDER' });
  const rules = plainChannel({ type, provider }, Rules);
  return proposePublishing(db, CHANNELS, maker, { id: undefined, seen: 1, rules, atMs }, reason);
}

/** What would hold if a channel that was frozen were published now; `id` null: it is one more. Undefined: it cannot be any more. */
export async function frozenChannel(db: Db, content: object) {
  const { id } = z.looseObject({ id: z.optional(z.string()) }).parse(content);
  const now = (await listRules(db)).find((row) => String(row.id) === id);
  const plain = PlainChannel.safeParse({ ...(now && plainOfRow(now)), ...content });
  if (!plain.success || (id !== undefined && !now)) return undefined;
  return { id: now?.id ?? null, rules: presentRules({ ...rowOf(plain.data), id: now?.id ?? 0 }) };
}

/** Every channel with all its rules. */
export async function getChannels(db: Db): Promise<Output<typeof depositConsole.getChannels>> {
  const rows = await listRules(db);
  const subjects = rows.map(({ id }) => `channel ${id}`);
  const versions = await readVersions(db, subjects);
  const waitsOf = await readWaits(db, CHANNELS.permission, subjects);
  return {
    Rows: rows.map((row) => ({
      Id: row.id,
      Type: depositType(row.type),
      Provider: row.provider,
      IsProviderOn: row.is_provider_on,
      Version: versions.get(`channel ${row.id}`) ?? 1,
      Fails: row.fails,
      AskedToday: mills(row.asked_today),
      ...waitsOf(`channel ${row.id}`),
      Rules: presentRules(row),
    })),
    Providers: [...(await listProviderNames(db))],
    DateTimeNow: await readNowMs(db),
  };
}
