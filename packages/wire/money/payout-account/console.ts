// Where players are paid, at the console: banks, what a player has bound, and the black list (product 3.9, 3.11).
import * as z from 'zod/mini';
import { PURSE_FORMS } from '@fairlot/rules/payee/purse';
import { nothing, post, text, timestamp } from '../../core/index.ts';
import { Proposal, reason } from '../../staff/operator/shapes.ts';
import { UNKNOWN_PLAYER_CODES } from '../../account/player/codes.ts';
import { playerId } from '../../account/player/shapes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { BANK_CODES, BLOCK_CODES, PLAYER_PAYEE_CODES } from './codes.ts';
import {
  bankCode,
  BankForm,
  bilingual,
  number,
  PAYEE_BOUNDS,
  payeeFields,
  payeeId,
  PayeeKind,
} from './shapes.ts';

const { NO_SUCH_BANK, BANK_CHANGED, NO_CHANGE, BAD_MAINTENANCE, BANK_EXISTS, BAD_NAME } =
  BANK_CODES;
const { NO_SUCH_PLAYER } = UNKNOWN_PLAYER_CODES;
const { NO_SUCH_PAYEE } = PLAYER_PAYEE_CODES;
const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const words = (most: number) => {
  const one = text.check(z.maxLength(most));
  return z.strictObject({ zh: one, en: one });
};

export const getBanks = post('/api/Console/Banks', {
  access: 'payee.banks.read',
  passive: true,
  input: nothing,
  output: z.object({
    Rows: z.array(
      z.object({
        Code: z.string(),
        Kind: z.enum(['bank', 'purse', 'chain']),
        Name: bilingual,
        Form: BankForm,
        IsDepositOn: z.boolean(),
        IsWithdrawOn: z.boolean(),
        /** Null where it is not in maintenance now. */
        MaintenanceUntil: z.nullable(timestamp),
        MaintenanceText: bilingual,
        Version: version,
      }),
    ),
    DateTimeNow: timestamp,
  }),
  about: 'Banks, e-wallets and chains, and whether money goes there.',
});

export const changeBank = post('/api/Console/BankChange', {
  access: 'payee.banks.change',
  input: z.strictObject({
    Code: bankCode,
    IsDepositOn: z.boolean(),
    IsWithdrawOn: z.boolean(),
    MaintenanceUntil: z.nullable(timestamp),
    MaintenanceText: words(PAYEE_BOUNDS.maintenance),
    /** As it was seen: nobody takes back what another has just changed. */
    Seen: version,
    Reason: reason,
  }),
  output: z.object({ Version: version }),
  codes: { NO_SUCH_BANK, BANK_CHANGED, NO_CHANGE, BAD_MAINTENANCE },
  about:
    'Opens or closes a bank for deposits and withdrawals, or puts it into maintenance until a time.',
});

export const addPurse = post('/api/Console/PurseAdd', {
  access: 'payee.banks.change',
  input: z.strictObject({
    Code: bankCode,
    Name: words(PAYEE_BOUNDS.holder),
    Form: z.enum(PURSE_FORMS),
    Reason: reason,
  }),
  output: z.object({ Code: z.string() }),
  codes: { BANK_EXISTS, BAD_NAME },
  about: 'Adds an e-wallet, closed both ways until it is opened.',
});

export const getPlayerPayees = post('/api/Console/PlayerPayees', {
  access: 'payee.players.read',
  passive: true,
  input: z.strictObject({ PlayerId: playerId }),
  output: z.object({
    Rows: z.array(
      z.object({
        ...payeeFields,
        IsListed: z.boolean(),
        /** Other players who have, or had, the same number. */
        Others: z.int(),
      }),
    ),
  }),
  codes: { NO_SUCH_PLAYER },
  about: 'What a player has bound, masked.',
});

export const viewPayee = post('/api/Console/PlayerPayeeView', {
  access: 'payee.pii.view',
  input: z.strictObject({ PlayerId: playerId, Id: payeeId, Reason: reason }),
  output: z.object({ Number: z.string(), Holder: z.nullable(z.string()) }),
  codes: { NO_SUCH_PLAYER, NO_SUCH_PAYEE },
  about: 'Number and holder in full; the look stands in the audit.',
});

export const removePlayerPayee = post('/api/Console/PlayerPayeeRemove', {
  access: 'payee.players.change',
  input: z.strictObject({ PlayerId: playerId, Id: payeeId, Reason: reason }),
  output: z.object({ Id: payeeId }),
  codes: { NO_SUCH_PLAYER, NO_SUCH_PAYEE },
  about: 'Removes one for its player, also after a payout, and lets him know.',
});

export const getBlocks = post('/api/Console/PayeeBlocks', {
  access: 'payee.blocks.read',
  passive: true,
  input: z.strictObject({ Count: z.int().check(z.minimum(1), z.maximum(200)) }),
  output: z.object({
    Rows: z.array(
      z.object({
        Kind: PayeeKind,
        Masked: z.string(),
        /** By which it is taken off again. */
        Mark: z.string(),
        Reason: z.string(),
        MadeAt: timestamp,
      }),
    ),
    All: z.int(),
    DateTimeNow: timestamp,
  }),
  about: 'The black list of cards, addresses and accounts, newest first.',
});

export const proposeBlock = post('/api/Console/PayeeBlockAdd', {
  access: 'payee.blocks.change',
  input: z.strictObject({
    Kind: PayeeKind,
    /** The chain as `USDT_TRC20`, or the e-wallet; of a card it does not matter. */
    Bank: z.optional(bankCode),
    Number: number,
    Reason: reason,
  }),
  output: Proposal,
  codes: {
    ...BLOCK_CODES,
    TOO_MANY_OPEN: PROPOSAL_CODES.TOO_MANY_OPEN,
    ALREADY_WAITS: PROPOSAL_CODES.ALREADY_WAITS,
  },
  about: 'Asks another operator to put a number on the black list.',
});

export const proposeUnblock = post('/api/Console/PayeeBlockRemove', {
  access: 'payee.blocks.change',
  input: z.strictObject({
    Mark: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    Reason: reason,
  }),
  output: Proposal,
  codes: {
    NOT_LISTED: BLOCK_CODES.NOT_LISTED,
    TOO_MANY_OPEN: PROPOSAL_CODES.TOO_MANY_OPEN,
    ALREADY_WAITS: PROPOSAL_CODES.ALREADY_WAITS,
  },
  about: 'Asks another operator to take a number off the black list.',
});
