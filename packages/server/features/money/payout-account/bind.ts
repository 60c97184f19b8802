import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { isSameHolder } from '@fairlot/rules/payee/holder';
import type { Output, Refusal } from '@fairlot/wire/core';
import type {
  CARD_CODES,
  payoutAccountHttp,
  UNPAYABLE_CODES,
} from '@fairlot/wire/money/payout-account';
import { codeOf, UNIQUE_VIOLATION, type Db, type Tx } from '#platform/db';
import { readPlain, writePlain } from '../../account/contact/index.ts';
import { proveFunds, type FundFault } from '../../account/authenticator/index.ts';
import { isOurAddress } from '../crypto-deposit/index.ts';
import { CATEGORIES, KIND_NUMBERS, type Category } from './kinds.ts';
import type { Account } from './read-account.ts';
import { macOf, sealPart } from './sealed-number.ts';
import { payeeSettings, rulesOf } from './settings.ts';
import { insertPayee, ONE_PLAYER, readCooling, readFound, type Found } from './store.ts';
import { notifyPayoutAccount } from './notify.ts';

export type BindDeps = { readonly db: Db; readonly dataFolder: string };
export type Shown = {
  readonly playerId: bigint;
  readonly ip: string;
  readonly password: string;
  readonly code?: string | undefined;
};
type Bound = Output<typeof payoutAccountHttp.bindBankCard>;
type CommonCode = 'DUPLICATE' | 'LIMIT' | 'CARD_BLACKLIST' | 'COOLING';
export type BindFault =
  | Refusal<Pick<typeof CARD_CODES, CommonCode>>
  | Refusal<Pick<typeof CARD_CODES, 'USED_BY_OTHER'>>
  | Refusal<Pick<typeof CARD_CODES, 'NAME_MISMATCH'>>
  | Refusal<Pick<typeof UNPAYABLE_CODES, 'OUR_ADDRESS'>>
  | FundFault;

type ToBind = {
  readonly account: Account;
  /** None has an address of USDT. */
  readonly holder: string | undefined;
  readonly category: Category;
};

/**
 * Binds what was typed, for whoever shows the fund password and, where it is asked for, a code. Nothing of how the
 * number stands is told before that. Of two players with one card at once, the index refuses the second.
 */
export async function bindAccount(
  stage: BindDeps,
  { playerId, ip, password, code }: Shown,
  wanted: ToBind,
): Promise<Result<Bound, BindFault>> {
  const who = { playerId, ip };
  const shown = { password, code };
  try {
    return await proveFunds(stage, who, shown, 'GA_WITHDRAW', (tx) =>
      bindProven(tx, stage.dataFolder, playerId, wanted),
    );
  } catch (error) {
    if (isTaken(error)) return refused({ code: 'USED_BY_OTHER' });
    throw error;
  }
}

/** The same of a card or an e-wallet: its number is no address. */
export async function bindNamed(
  stage: BindDeps,
  shown: Shown,
  wanted: ToBind,
): Promise<Result<Bound, Exclude<BindFault, { readonly code: 'OUR_ADDRESS' }>>> {
  const bound = await bindAccount(stage, shown, wanted);
  if (bound.ok) return bound;
  const { error } = bound;
  if (error.code === 'OUR_ADDRESS') throw new Error('a number is no address');
  return refused(error);
}

const isTaken = (error: unknown): boolean =>
  codeOf(error) === UNIQUE_VIOLATION &&
  error instanceof Error &&
  error.message.includes(ONE_PLAYER);

/** With the row of the player held, so that of several at once each sees the one before. */
export async function bindProven(
  tx: Tx,
  dataFolder: string,
  playerId: bigint,
  wanted: ToBind,
): Promise<Result<Bound, BindFault>> {
  const settings = await payeeSettings.read(tx);
  const { most, coolHours } = rulesOf(settings)[wanted.account.kind];
  const name = await readPlain(tx, dataFolder, playerId, 'realName');
  const { holder } = wanted;
  if (name !== undefined && holder !== undefined && !isSameHolder(name, holder)) {
    return refused({ code: 'NAME_MISMATCH' });
  }
  const { bank, key, memo } = wanted.account;
  const kind = KIND_NUMBERS[wanted.account.kind];
  if (wanted.account.kind === 'usdt' && (await isOurAddress(tx, key)))
    return refused({ code: 'OUR_ADDRESS' });
  const mac = await macOf(dataFolder, kind, key);
  const fault = faultOf(await readFound(tx, { playerId, kind, bank, mac, memo }), most);
  if (fault) return refused(fault);
  const changeHours = settings.payeeChangeHours;
  const hours = await readCooling(tx, { playerId, kind, changeHours });
  if (hours > 0) return refused({ code: 'COOLING', params: { hours } });
  if (name === undefined && holder !== undefined) {
    await writePlain(tx, dataFolder, playerId, [{ kind: 'realName', text: holder }]);
  }
  return ok(await keep(tx, dataFolder, { ...wanted, playerId, mac, coolHours }));
}

/** The order of product 7.4, but that a black list is told of before who else has it. */
function faultOf(found: Found, most: number): BindFault | undefined {
  if (found.is_own) return { code: 'DUPLICATE' };
  if (found.is_listed) return { code: 'CARD_BLACKLIST' };
  if (found.is_others) return { code: 'USED_BY_OTHER' };
  if (found.count >= most) return { code: 'LIMIT', params: { n: most } };
  return undefined;
}

type ToKeep = ToBind & {
  readonly playerId: bigint;
  readonly mac: Buffer;
  readonly coolHours: number;
};

async function keep(tx: Tx, dataFolder: string, wanted: ToKeep): Promise<Bound> {
  const { account, holder, category, playerId, mac, coolHours } = wanted;
  const of = { playerId, mac };
  const bound = await insertPayee(tx, {
    playerId,
    kind: KIND_NUMBERS[account.kind],
    bank: account.bank,
    sealedNumber: await sealPart(dataFolder, 'number', of, account.number),
    mac,
    sealedHolder: holder === undefined ? null : await sealPart(dataFolder, 'holder', of, holder),
    shown: account.shown,
    memo: account.memo,
    category: CATEGORIES.indexOf(category),
    coolHours,
  });
  await notifyPayoutAccount(tx, dataFolder, 'bound', { playerId, ...account });
  return {
    Id: Number(bound.id),
    Masked: account.shown,
    UsableTimeStamp: Number(bound.usable_ms),
  };
}
