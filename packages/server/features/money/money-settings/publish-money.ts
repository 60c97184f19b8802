import * as z from 'zod/mini';
import { areOrdered, MONEY_GROUPS, type MoneyGroup } from '@fairlot/rules/check/money-settings';
import { refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import type { Db, Executor } from '#platform/db';
import { presentSetting } from '../../content/site-state/index.ts';
import { type Person, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import {
  type Plain,
  proposePublishing,
  type Publishing,
  publishingAct,
  readVersions,
  readWaits,
} from '../../staff/publishing/index.ts';
import { countSourcesOn } from '../exchange-rate/index.ts';
import {
  changeDeclared,
  fits,
  listSettings,
  type SettingRow,
  settingOf,
} from '../../site/settings/declare/index.ts';
import { lockSettings } from '../../site/settings/values/index.ts';

const KIND = 'money';
const PERMISSION = 'money.settings.publish';
const isGroup = (id: string): id is MoneyGroup => Object.hasOwn(MONEY_GROUPS, id);
const keysOf = (group: MoneyGroup): readonly string[] => MONEY_GROUPS[group].keys;

/** The settings of a group, in its order. */
async function rowsOf(db: Executor, group: MoneyGroup): Promise<readonly SettingRow[]> {
  const all = new Map((await listSettings(db)).map((row) => [row.key, row]));
  return keysOf(group)
    .map((key) => all.get(key))
    .filter((row) => row !== undefined);
}

const PlainMoney = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));

/** Settings of money, a group at a time: one operator edits, another publishes (product 3.1, 3.11). */
export const MONEY: Publishing<z.output<typeof PlainMoney>> = {
  kind: KIND,
  permission: PERMISSION,
  rules: PlainMoney,
  check: (rules, id) => {
    if (!isGroup(id)) return undefined;
    const isWrong = keysOf(id).some((key) => {
      const setting = settingOf(key);
      return !setting || !fits(setting, rules[key]);
    });
    if (isWrong || Object.keys(rules).length !== keysOf(id).length) return 'OUT_OF_BOUNDS';
    return areOrdered(rules) ? undefined : 'MIN_OVER_MAX';
  },
  // What is as it was before stays: sources may have gone since, of which the dashboard tells.
  bar: async (tx, { now, wanted }) => {
    const [was, least] = [now.rateSourcesLeast, wanted.rateSourcesLeast];
    if (typeof least !== 'number' || least <= Number(was)) return undefined;
    return least > (await countSourcesOn(tx)) ? 'SOURCES_FEW' : undefined;
  },
  read: async (tx, id) => {
    if (!isGroup(id)) return undefined;
    await lockSettings(tx);
    return PlainMoney.parse(plainOf(await rowsOf(tx, id)));
  },
  write: async (tx, id, rules) => {
    const now = isGroup(id) ? await rowsOf(tx, id) : [];
    for (const { key, value } of now) {
      if (rules[key] === value) continue;
      const done = await changeDeclared(tx, key, rules[key]);
      if (!done.ok) throw new Error(`${key} cannot hold what two agreed on`);
    }
  },
};
const plainOf = (rows: readonly SettingRow[]): Plain =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Plain;

export const moneyAct = publishingAct(MONEY);

type PublishMoneyInput = Pick<
  Input<typeof moneySettingsConsole.proposeMoney>,
  'Group' | 'Seen' | 'Values' | 'At'
>;

/** Asks another operator to publish settings of a group; those that are not named stay. */
export async function proposeMoney(
  db: Db,
  maker: Person,
  { Group: id, Seen: seen, Values, At: atMs }: PublishMoneyInput,
  reason: string,
): Promise<Result<ProposalRow, Refusal<typeof moneySettingsConsole.proposeMoney.codes>>> {
  const wanted = Object.fromEntries(Values.map(({ Key, Value }) => [Key, Value]));
  const rules = PlainMoney.safeParse({ ...plainOf(await rowsOf(db, id)), ...wanted });
  if (!rules.success) return refused({ code: 'OUT_OF_BOUNDS' });
  return proposePublishing(db, MONEY, maker, { id, seen, rules: rules.data, atMs }, reason);
}

const GROUPS = Object.keys(MONEY_GROUPS) as readonly MoneyGroup[];

export async function getMoney(db: Db): Promise<Output<typeof moneySettingsConsole.getMoney>> {
  const subjects = GROUPS.map((group) => `${KIND} ${group}`);
  const versions = await readVersions(db, subjects);
  const waitsOf = await readWaits(db, PERMISSION, subjects);
  const rows = [];
  for (const Group of GROUPS) {
    const target = `${KIND} ${Group}`;
    rows.push({
      Group,
      Version: versions.get(target) ?? 1,
      ...waitsOf(target),
      Settings: (await rowsOf(db, Group)).map(presentSetting),
    });
  }
  return { Rows: rows, DateTimeNow: await readNowMs(db) };
}
