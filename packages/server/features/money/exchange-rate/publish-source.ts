import * as z from 'zod/mini';
import { refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import {
  plainSource,
  RATE_BOUNDS,
  type exchangeRateConsole,
  type SOURCE_CODES,
} from '@fairlot/wire/money/exchange-rate';
import type { Db } from '#platform/db';
import { type Person, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import {
  proposePublishing,
  type Publishing,
  publishingAct,
  readVersions,
  readWaits,
} from '../../staff/publishing/index.ts';
import { lockSettings } from '../../site/settings/values/index.ts';
import { isOutside } from '#platform/outside-address';
import { isAddress } from './set-source.ts';
import { rateSettings } from './settings.ts';
import {
  countSourcesOn,
  holdSource,
  insertSource,
  listSources,
  type SourceRow,
  updateSource,
} from './store.ts';
import { RATE_PAGE } from './take-rate.ts';

const PlainSource = z.object({
  /** The name of one more; of what is there it stays. */
  name: z.string(),
  isOn: z.boolean(),
  address: z.string(),
  price: z.string(),
  time: z.nullable(z.string()),
  sort: z.int(),
});
type PlainSource = z.output<typeof PlainSource>;

const plainOf = (row: SourceRow): PlainSource => ({
  name: row.id,
  isOn: row.is_on,
  address: row.url,
  price: row.pointer,
  time: row.time_pointer,
  sort: row.sort,
});
const rowOf = (plain: PlainSource) => ({
  url: plain.address,
  pointer: plain.price,
  time_pointer: plain.time,
  is_on: plain.isOn,
  sort: plain.sort,
});

/** Sources of the rate: one operator switches or changes them, another publishes it (product 3.11). */
export const SOURCES: Publishing<PlainSource> = {
  kind: 'source',
  permission: 'rate.sources.publish',
  rules: PlainSource,
  check: ({ address }) => (isAddress(address) ? undefined : 'OUT_OF_BOUNDS'),
  // Whoever switches one off leaves as many as have to say a rate.
  bar: async (tx, { now, wanted }) => {
    if (!now.isOn || wanted.isOn) return undefined;
    const { rateSourcesLeast: least } = await rateSettings.read(tx);
    return (await countSourcesOn(tx)) - 1 < least ? 'SOURCES_FEW' : undefined;
  },
  read: async (tx, id) => {
    // How many have to say one is a setting: neither is changed beside the other.
    await lockSettings(tx);
    const row = await holdSource(tx, id);
    return row && plainOf(row);
  },
  write: async (tx, id, plain) => {
    await updateSource(tx, id, rowOf(plain));
    await publishPageChanges(tx, [RATE_PAGE], id);
  },
  add: async (tx, plain) => {
    if (!(await insertSource(tx, plain.name, rowOf(plain), RATE_BOUNDS.sources))) return undefined;
    await publishPageChanges(tx, [RATE_PAGE], plain.name);
    return plain.name;
  },
};
export const sourceAct = publishingAct(SOURCES);

type PublishSourceInput = Pick<
  Input<typeof exchangeRateConsole.proposeSource>,
  'Source' | 'Rules' | 'At'
>;

/** Asks another operator to publish a source of the rate, or a source more. */
export async function proposeSource(
  db: Db,
  maker: Person,
  { Source, Rules, At: atMs }: PublishSourceInput,
  reason: string,
): Promise<Result<ProposalRow, Refusal<typeof SOURCE_CODES>>> {
  const all = await listSources(db);
  const plain = plainSource(Rules);
  const name = 'Id' in Source ? Source.Id : Source.Name;
  const now = all.find(({ id }) => id === name);
  // Nobody has the site ask its own machine by an address that he types.
  const isNew = plain.address !== now?.url;
  if (isNew && !(isAddress(plain.address) && isOutside(plain.address))) {
    return refused({ code: 'BAD_ADDRESS' });
  }
  const rules = { name, ...plain };
  if ('Id' in Source) {
    return proposePublishing(
      db,
      SOURCES,
      maker,
      { id: name, seen: Source.Seen, rules, atMs },
      reason,
    );
  }
  const { sources: most } = RATE_BOUNDS;
  if (now) return refused({ code: 'SOURCE_TAKEN' });
  if (all.length >= most) return refused({ code: 'SOURCES_FULL', params: { most } });
  return proposePublishing(db, SOURCES, maker, { id: undefined, seen: 1, rules, atMs }, reason);
}

/** Every source with all that is set of it. */
export async function getSources(db: Db): Promise<Output<typeof exchangeRateConsole.getSources>> {
  const rows = await listSources(db);
  const subjects = rows.map(({ id }) => `source ${id}`);
  const versions = await readVersions(db, subjects);
  const waitsOf = await readWaits(db, SOURCES.permission, subjects);
  return {
    Rows: rows.map((row) => ({
      Id: row.id,
      Version: versions.get(`source ${row.id}`) ?? 1,
      ...waitsOf(`source ${row.id}`),
      Rules: {
        IsOn: row.is_on,
        Address: row.url,
        Price: row.pointer,
        Time: row.time_pointer,
        Sort: row.sort,
      },
    })),
  };
}
