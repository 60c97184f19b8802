import * as z from 'zod/mini';
import { readAmountText } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import {
  plainProvider,
  type PROVIDER_CODES,
  type providerConsole,
  type ProviderRules,
} from '@fairlot/wire/money/provider';
import type { Db } from '#platform/db';
import { isOutside } from '#platform/outside-address';
import { type Person, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import {
  proposePublishing,
  type Publishing,
  publishingAct,
  readVersions,
  readWaits,
} from '../../staff/publishing/index.ts';
import { isOrigin, isSpokenTo } from './known.ts';
import { SECRET_PERMISSION } from './propose-secret.ts';
import { readProvider } from './store.ts';
import {
  hasOpenPayouts,
  holdSettings,
  listProviderSettings,
  type SettingsRow,
  writeSettings,
} from './store-settings.ts';

const PlainProvider = z.object({
  isOn: z.boolean(),
  address: z.string(),
  payoutMost: z.nullable(z.string()),
  payoutDayMost: z.nullable(z.string()),
});
type PlainProvider = z.output<typeof PlainProvider>;

const presentRules = (row: SettingsRow): ProviderRules => ({
  IsOn: row.is_on,
  Address: row.api_at,
  PayoutMost: row.payout_most === null ? null : mills(row.payout_most),
  PayoutDayMost: row.payout_day_most === null ? null : mills(row.payout_day_most),
});
const amountOf = (shown: string | null): bigint | null =>
  shown === null ? null : (readAmountText(shown.replaceAll(',', '')) ?? null);

/** Whom players pay and who pays them: one operator edits, another publishes (product 3.11). */
export const PROVIDERS: Publishing<PlainProvider> = {
  kind: 'provider',
  permission: 'provider.settings.publish',
  rules: PlainProvider,
  check: ({ address, payoutMost, payoutDayMost }) => {
    if (!isOrigin(address)) return 'OUT_OF_BOUNDS';
    const [most, dayMost] = [amountOf(payoutMost), amountOf(payoutDayMost)];
    return most !== null && dayMost !== null && most > dayMost ? 'MIN_OVER_MAX' : undefined;
  },
  // An answer from elsewhere about what was sent says nothing of it, and a key goes where it is said.
  bar: async (tx, { now, wanted }, id) => {
    if (now.address === wanted.address) return undefined;
    const row = await readProvider(tx, id);
    if (row && !isSpokenTo(row)) return 'NODE_ADDRESS';
    return (await hasOpenPayouts(tx, id)) ? 'PAYOUTS_WAIT' : undefined;
  },
  read: async (tx, id) => {
    const row = await holdSettings(tx, id);
    return row && plainProvider(presentRules(row));
  },
  write: async (tx, id, plain) => {
    await writeSettings(tx, id, {
      is_on: plain.isOn,
      api_at: plain.address,
      payout_most: amountOf(plain.payoutMost),
      payout_day_most: amountOf(plain.payoutDayMost),
    });
  },
};
export const providerAct = publishingAct(PROVIDERS);

type PublishProviderInput = Pick<
  Input<typeof providerConsole.proposeProvider>,
  'Id' | 'Seen' | 'Rules' | 'At'
>;

/** Asks another operator to publish what is set of a provider. */
export async function proposeProvider(
  db: Db,
  maker: Person,
  { Id: id, Seen: seen, Rules, At: atMs }: PublishProviderInput,
  reason: string,
): Promise<Result<ProposalRow, Refusal<typeof PROVIDER_CODES>>> {
  const rules = plainProvider(Rules);
  // Nobody has the site speak to its own machine by an address that he types; what stands there stays.
  const now = await readProvider(db, id);
  if (now && rules.address !== now.api_at && !isOutside(rules.address)) {
    return refused({ code: 'BAD_ADDRESS' });
  }
  return proposePublishing(db, PROVIDERS, maker, { id, seen, rules, atMs }, reason);
}

/** Every provider with all that is set of it, and nothing of its secret. */
export async function getProviders(db: Db): Promise<Output<typeof providerConsole.getProviders>> {
  const rows = await listProviderSettings(db);
  const subjects = rows.map(({ id }) => `provider ${id}`);
  const versions = await readVersions(db, subjects);
  const waitsOf = await readWaits(db, PROVIDERS.permission, subjects);
  const secretsOf = await readWaits(db, SECRET_PERMISSION, subjects);
  return {
    Rows: rows.map((row) => ({
      Id: row.id,
      Adapter: row.adapter,
      IsNode: !isSpokenTo(row),
      Version: versions.get(`provider ${row.id}`) ?? 1,
      ...waitsOf(`provider ${row.id}`),
      IsSecretAsked: secretsOf(`provider ${row.id}`).IsAsked,
      PaidToday: mills(row.paid_today),
      Rules: presentRules(row),
    })),
    DateTimeNow: await readNowMs(db),
  };
}
