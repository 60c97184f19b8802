import { hasFlag } from '@fairlot/rules/check/access';
import { maskedHolder } from '@fairlot/rules/payee/masked';
import type { Output } from '@fairlot/wire/core';
import type { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { readPlain } from '../../account/contact/index.ts';
import { hasAuthenticator, readFundHash } from '../../account/authenticator/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import type { BindDeps } from './bind.ts';
import { payeesOf } from './payee.ts';
import { presentPayee } from './present.ts';
import { payeeSettings, rulesOf } from './settings.ts';
import { readFlags } from './store.ts';
import { KIND_NAMES, listBanks, type BankRow } from './store-bank.ts';

type Answer = Output<typeof payoutAccountHttp.getPayees>;

const bankOf = (row: BankRow): Answer['Banks'][number] => ({
  Code: row.code,
  Kind: KIND_NAMES[row.kind] ?? 'bank',
  Name: { zh: row.zh, en: row.en },
  Form: row.form,
  Maintenance:
    row.maintenance_ms === null
      ? null
      : {
          Until: Number(row.maintenance_ms),
          Text: { zh: row.maintenance_zh, en: row.maintenance_en },
        },
});

/** Where a player is paid, masked, and all that a form needs to know before it asks. */
export async function getPayees({ db, dataFolder }: BindDeps, playerId: bigint): Promise<Answer> {
  const rules = rulesOf(await payeeSettings.read(db));
  const name = await readPlain(db, dataFolder, playerId, 'realName');
  const isFlagged = hasFlag(await readFlags(db, playerId), 'GA_WITHDRAW');
  return {
    Payees: (await payeesOf(db, playerId)).map(presentPayee),
    Banks: (await listBanks(db)).filter((row) => row.withdraw_on).map(bankOf),
    Rules: Object.entries(rules).map(([kind, { most, coolHours }]) => ({
      Kind: kind as keyof typeof rules,
      Most: most,
      CoolHours: coolHours,
    })),
    RealName: name === undefined ? null : maskedHolder(name),
    HasFundPassword: (await readFundHash(db, playerId)) !== null,
    NeedsCode: isFlagged || (await hasAuthenticator(db, playerId)),
    DateTimeNow: await readNowMs(db),
  };
}
