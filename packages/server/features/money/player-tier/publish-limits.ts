import * as z from 'zod/mini';
import { formatAmount, readAmountText } from '@fairlot/rules/core/amount-text';
import type { Bilingual } from '@fairlot/rules/core/text';
import { mills } from '@fairlot/rules/core/money';
import { refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { playerTierConsole } from '@fairlot/wire/money/player-tier';
import type { Executor } from '#platform/db';
import type { Platform } from '#platform/feature';
import { portList } from '#platform/port';
import type { Person, ProposalRow } from '../../staff/operator/proposals/index.ts';
import {
  proposePublishing,
  type Publishing,
  publishingAct,
  readVersions,
  readWaits,
} from '../../staff/publishing/index.ts';
import { holdLayer, listLayers } from './store.ts';
import {
  holdLimit,
  type LimitRow,
  limitsOfRow,
  listLimits,
  NO_LIMIT,
  writeLimit,
} from './store-limit.ts';

type Target = { readonly about: string; readonly name: Bilingual };

/** What a layer may have limits of, filled by those whose it is: methods of withdrawing, ways to deposit. */
export const limitTargets = portList<(db: Executor) => Promise<readonly Target[]>>('layer.limits');

const amount = z.nullable(z.string());
const PlainLimits = z.object({
  min: amount,
  max: amount,
  dayMost: amount,
  feeRate: z.nullable(z.int()),
  feeCap: amount,
});
type PlainLimits = z.output<typeof PlainLimits>;

const textOf = (of: bigint | null): string | null => (of === null ? null : formatAmount(mills(of)));
const plainOf = (row: LimitRow): PlainLimits => ({
  min: textOf(row.least),
  max: textOf(row.most),
  dayMost: textOf(row.day_most),
  feeRate: row.fee_rate,
  feeCap: textOf(row.fee_cap),
});
const amountOf = (text: string | null): bigint | null =>
  text === null ? null : (readAmountText(text.replaceAll(',', '')) ?? null);
const rowOf = (plain: PlainLimits): LimitRow => ({
  least: amountOf(plain.min),
  most: amountOf(plain.max),
  day_most: amountOf(plain.dayMost),
  fee_rate: plain.feeRate,
  fee_cap: amountOf(plain.feeCap),
});

const EVERYBODY = 0;
/** `card-3` and `channel-7-3`: what they are of, and the layer, 0 for everybody. */
const idOf = (about: string, layerId: number): string => `${about}-${layerId}`;
const partsOf = (id: string): { readonly about: string; readonly layerId: number } => {
  const at = id.lastIndexOf('-');
  return { about: id.slice(0, at), layerId: Number(id.slice(at + 1)) };
};

/** What players of a layer have otherwise: one operator edits, another publishes (product 3.9). */
export const LIMITS: Publishing<PlainLimits> = {
  kind: 'limit',
  permission: 'layer.limits.publish',
  // What holds for everybody is a setting of money.
  alsoNeeds: (id) => (partsOf(id).layerId === EVERYBODY ? 'money.settings.publish' : undefined),
  rules: PlainLimits,
  check: (plain) => {
    const { least, most } = rowOf(plain);
    return least !== null && most !== null && least > most ? 'MIN_OVER_MAX' : undefined;
  },
  read: async (tx, id) => {
    const { about, layerId } = partsOf(id);
    if (about === '' || !Number.isSafeInteger(layerId)) return undefined;
    if (layerId !== 0 && !(await holdLayer(tx, layerId))) return undefined;
    return plainOf(await holdLimit(tx, about, layerId));
  },
  write: (tx, id, plain) => writeLimit(tx, partsOf(id), rowOf(plain)),
};
export const limitAct = publishingAct(LIMITS);

type PublishLimitsDeps = Pick<Platform, 'db' | 'ports'>;
const isChannel = (about: string): boolean => about.startsWith('channel-');

/** What there may be limits of; of everybody those of methods, as a channel has its own. */
async function targetsOf(
  { db, ports }: PublishLimitsDeps,
  layerId: number,
): Promise<readonly Target[]> {
  const all = await Promise.all(ports.all(limitTargets).map((list) => list(db)));
  return all.flat().filter(({ about }) => layerId !== EVERYBODY || !isChannel(about));
}

type PublishLimitsInput = Omit<Input<typeof playerTierConsole.proposeLimits>, 'Reason' | 'Code'>;
type Fault = Refusal<typeof playerTierConsole.proposeLimits.codes>;

/** Asks another operator to publish what players of a layer have otherwise. */
export async function proposeLimits(
  stage: PublishLimitsDeps,
  maker: Person,
  { Layer, Of: about, Seen: seen, Limits, At: atMs }: PublishLimitsInput,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const layerId = Layer ?? EVERYBODY;
  const targets = await targetsOf(stage, layerId);
  const target = targets.find((each) => each.about === about);
  if (!target) return refused({ code: 'NOT_THERE' });
  if (isChannel(about) && Limits.FeeCap !== null) return refused({ code: 'NO_CAP' });
  const rules = plainOf({
    least: Limits.Min,
    most: Limits.Max,
    day_most: Limits.DayMost,
    fee_rate: Limits.FeeRate,
    fee_cap: Limits.FeeCap,
  });
  const layer = (await listLayers(stage.db)).find(({ id }) => id === layerId);
  const { zh, en } = target.name;
  const name = layer ? { zh: `${layer.zh} · ${zh}`, en: `${layer.en} · ${en}` } : target.name;
  const wanted = { id: idOf(about, layerId), seen, rules, atMs, name };
  return proposePublishing(stage.db, LIMITS, maker, wanted, reason);
}

/** What would hold if limits that were frozen were published now, and of what; undefined: they cannot be any more. */
export async function frozenLimits(db: Executor, content: object) {
  const { id } = z.looseObject({ id: z.string() }).parse(content);
  const { about, layerId } = partsOf(id);
  const now = (await listLimits(db, layerId)).get(about) ?? NO_LIMIT;
  const plain = PlainLimits.safeParse({ ...plainOf(now), ...content });
  return plain.success ? { about, layerId, limits: limitsOfRow(rowOf(plain.data)) } : undefined;
}

/** What players of a layer have otherwise, or everybody. */
export async function getLimits(
  stage: PublishLimitsDeps,
  layer: number | null,
): Promise<Output<typeof playerTierConsole.getLimits>> {
  const layerId = layer ?? EVERYBODY;
  const targets = await targetsOf(stage, layerId);
  const rows = await listLimits(stage.db, layerId);
  const subjectOf = (about: string): string => `${LIMITS.kind} ${idOf(about, layerId)}`;
  const subjects = targets.map(({ about }) => subjectOf(about));
  const versions = await readVersions(stage.db, subjects);
  const waitsOf = await readWaits(stage.db, LIMITS.permission, subjects);
  return {
    Rows: targets.map(({ about, name }) => {
      const limits = limitsOfRow(rows.get(about) ?? NO_LIMIT);
      return {
        Of: about,
        Name: { zh: name.zh, en: name.en },
        Version: versions.get(subjectOf(about)) ?? 1,
        ...waitsOf(subjectOf(about)),
        Limits: {
          Min: limits.least,
          Max: limits.most,
          DayMost: limits.dayMost,
          FeeRate: limits.feeRate,
          FeeCap: limits.feeCap,
        },
      };
    }),
  };
}
