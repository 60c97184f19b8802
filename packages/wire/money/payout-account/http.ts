// Where a player is paid: bank cards, addresses of USDT and e-wallets, bound with the fund password.
import * as z from 'zod/mini';
import { nothing, post, text, timestamp, typedCode } from '../../core/index.ts';
import { CARD_CODES, PURSE_CODES, REMOVE_PAYEE_CODES, USDT_CODES } from './codes.ts';
import {
  bankCode,
  BankForm,
  bilingual,
  CardCategory,
  Chain,
  number,
  PAYEE_BOUNDS,
  payeeFields,
  payeeId,
} from './shapes.ts';

const Holder = text.check(z.maxLength(PAYEE_BOUNDS.holder));
/** The fund password, and a code where `NeedsCode` says so. */
const proof = {
  Password: z.string().check(z.maxLength(256)),
  Code: z.optional(typedCode),
};
const Bound = z.object({ Id: payeeId, Masked: z.string(), UsableTimeStamp: timestamp });

export const getPayees = post('/api/Payee/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    Payees: z.array(z.object(payeeFields)),
    /** What can be bound: banks, e-wallets and chains that money is sent to. */
    Banks: z.array(
      z.object({
        Code: z.string(),
        Kind: z.enum(['bank', 'purse', 'chain']),
        Name: bilingual,
        Form: BankForm,
        /** Null where it is not in maintenance. */
        Maintenance: z.nullable(z.object({ Until: timestamp, Text: bilingual })),
      }),
    ),
    /** How many of each kind there may be, and hours until something is paid to a new one. */
    Rules: z.array(
      z.object({ Kind: z.enum(['card', 'usdt', 'purse']), Most: z.int(), CoolHours: z.int() }),
    ),
    /** Masked; null until the first card or e-wallet says it. */
    RealName: z.nullable(z.string()),
    HasFundPassword: z.boolean(),
    NeedsCode: z.boolean(),
    DateTimeNow: timestamp,
  }),
  about: 'Where this account is paid, masked, and what can be bound.',
});

export const bindBankCard = post('/api/BankCard/Bind', {
  access: 'player',
  input: z.strictObject({
    Bank: bankCode,
    Number: number,
    /** The same once more. */
    Confirm: number,
    Holder,
    Category: CardCategory,
    ...proof,
  }),
  output: Bound,
  codes: CARD_CODES,
  about: 'Binds a bank card of the player’s own name; the first one says his real name.',
});

export const bindUsdtAddress = post('/api/UsdtAddress/Bind', {
  access: 'player',
  input: z.strictObject({
    Chain,
    Address: number,
    /** The memo that identifies a customer of an exchange; TON only. */
    Memo: z.optional(text.check(z.maxLength(PAYEE_BOUNDS.memo))),
    /** The name of the chain as the player types it: of ERC20 and BSC, whose addresses look alike. */
    ChainConfirm: z.optional(text.check(z.maxLength(20))),
    ...proof,
  }),
  output: Bound,
  codes: USDT_CODES,
  about: 'Binds an address of USDT on a chain.',
});

export const bindElectronicPurse = post('/api/ElectronicPurse/Bind', {
  access: 'player',
  input: z.strictObject({ Purse: bankCode, Account: number, Holder, ...proof }),
  output: Bound,
  codes: PURSE_CODES,
  about: 'Binds an account of an e-wallet of the player’s own name.',
});

export const removePayee = post('/api/Payee/Remove', {
  access: 'player',
  input: z.strictObject({ Id: payeeId, ...proof }),
  output: z.object({ IsRemoved: z.literal(true) }),
  codes: REMOVE_PAYEE_CODES,
  about: 'Removes one that nothing was paid to.',
});
