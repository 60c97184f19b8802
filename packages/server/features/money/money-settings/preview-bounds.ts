import {
  depositBoundsFor,
  type LayerLimits,
  leavesNothing,
  mostEver,
  withdrawTermsFor,
} from '@fairlot/rules/check/layer-limits';
import { MONEY_GROUPS } from '@fairlot/rules/check/money-settings';
import type { WithdrawTerms } from '@fairlot/rules/check/withdraw';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Input, Output } from '@fairlot/wire/core';
import type { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import type { Db } from '#platform/db';
import { listRules, presentRules } from '../deposit/channels/index.ts';
import { listAllLimits, listLayers } from '../player-tier/index.ts';
import { fits, settingOf } from '../../site/settings/declare/index.ts';
import { termsOf, WITHDRAW_SETTINGS } from '../withdraw/request/index.ts';
import { frozenAsked } from './frozen-asked.ts';

type Call = Input<typeof moneySettingsConsole.previewBounds>;
type PreviewBoundsInput = Exclude<Call, { readonly Proposal: number }>;
type Row = Output<typeof moneySettingsConsole.previewBounds>['Rows'][number];
type Rules = ReturnType<typeof presentRules>;
type Layer = { readonly id: number; readonly name: Bilingual };
type Channel = { readonly about: string; readonly name: Bilingual; readonly rules: Rules };

const EVERYBODY = 0;
const METHODS = ['card', 'usdt', 'purse'] as const;
const keyOf = (about: string, layerId: number): string => `${about}-${layerId}`;

/** Where nothing could be withdrawn or deposited if what is edited held; nothing is changed by it. */
export async function previewBounds(db: Db, call: Call): Promise<{ readonly Rows: Row[] }> {
  const asked = 'Proposal' in call ? await frozenAsked(db, call.Proposal) : call;
  if (!asked) return { Rows: [] };
  const limits = new Map(
    (await listAllLimits(db)).map((row) => [keyOf(row.about, row.layerId), row.limits]),
  );
  const layers = (await listLayers(db)).map(({ id, zh, en }) => ({ id, name: { zh, en } }));
  const channels = (await listRules(db)).map((row) => ({
    about: `channel-${row.id}`,
    name: { zh: row.zh, en: row.en },
    rules: presentRules(row),
  }));
  const terms = termsOf({ ...(await WITHDRAW_SETTINGS.read(db)), ...settingsIn(asked) });
  if ('Limit' in asked) {
    const { Layer: layer, Of: about, Limits: of } = asked.Limit;
    const layerId = layer ?? EVERYBODY;
    const [least, most, dayMost] = [of.Min, of.Max, of.DayMost];
    const wanted = { least, most, dayMost, feeRate: of.FeeRate, feeCap: of.FeeCap };
    limits.set(keyOf(about, layerId), wanted);
    const isAbout = (row: Row): boolean =>
      row.Of === about && (layer === null || row.Layer?.Id === layer);
    return {
      Rows: [...methods(terms, layers, limits), ...ways(channels, layers, limits)].filter(isAbout),
    };
  }
  if ('Money' in asked) return { Rows: methods(terms, layers, limits) };
  const { Id, Rules: rules } = asked.Channel;
  const name = { zh: rules.Name, en: rules.NameEn };
  return { Rows: ways([{ about: `channel-${Id ?? 0}`, name, rules }], layers, limits) };
}

/** What of settings would be otherwise, as far as each can hold it. */
function settingsIn(asked: PreviewBoundsInput): object {
  if (!('Money' in asked)) return {};
  const good = asked.Money.filter(({ Key, Value }) => {
    const setting = settingOf(Key);
    return setting !== undefined && fits(setting, Value);
  });
  return Object.fromEntries(good.map(({ Key, Value }) => [Key, Value]));
}

type Limits = ReadonlyMap<string, LayerLimits>;
/** Who may have it otherwise: everybody, and each layer of which something is said. */
const whose = (
  about: string,
  layers: readonly Layer[],
  limits: Limits,
): readonly (Layer | null)[] => [null, ...layers.filter(({ id }) => limits.has(keyOf(about, id)))];
const rowOf = (
  { about, name }: { readonly about: string; readonly name: Bilingual },
  layer: Layer | null,
  { min, most }: { readonly min: Money; readonly most: Money },
): Row => ({
  Layer: layer && { Id: layer.id, Name: { zh: layer.name.zh, en: layer.name.en } },
  Of: about,
  Name: { zh: name.zh, en: name.en },
  Min: min,
  Most: most,
});

function methods(terms: WithdrawTerms, layers: readonly Layer[], limits: Limits): Row[] {
  return METHODS.flatMap((about) =>
    whose(about, layers, limits).flatMap((layer) => {
      const all = withdrawTermsFor(terms, about, limits.get(keyOf(about, EVERYBODY)));
      const own = layer ? limits.get(keyOf(about, layer.id)) : undefined;
      const its = withdrawTermsFor(all, about, own);
      if (!leavesNothing(its, about)) return [];
      const bounds = { min: its.least, most: mostEver(its, about) };
      return [rowOf({ about, name: MONEY_GROUPS[about].name }, layer, bounds)];
    }),
  );
}

function ways(channels: readonly Channel[], layers: readonly Layer[], limits: Limits): Row[] {
  return channels.flatMap((channel) => {
    const { Min, Max, Step, FixedAmounts, FeeRate, DayMost, Layers } = channel.rules;
    const cap = DayMost !== null && DayMost < Max ? DayMost : Max;
    const bounds = { least: Min, most: cap, step: Step, fixed: FixedAmounts, feeRate: FeeRate };
    return whose(channel.about, layers, limits).flatMap((layer) => {
      if (layer && Layers.length > 0 && !Layers.includes(layer.id)) return [];
      const own = limits.get(keyOf(channel.about, layer?.id ?? EVERYBODY));
      const its = depositBoundsFor(bounds, own, ZERO);
      if (its.shut === null) return [];
      const ofDay = own?.dayMost && own.dayMost < its.most ? own.dayMost : its.most;
      return [rowOf(channel, layer, { min: its.least, most: ofDay })];
    });
  });
}
