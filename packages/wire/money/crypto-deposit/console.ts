import * as z from 'zod/mini';
import { CHAINS } from '@fairlot/rules/payee/chains';
import { nothing, post, text, timestamp, typedText } from '../../core/index.ts';
import { Proposal, reason, totpCode } from '../../staff/operator/shapes.ts';
import { ADDRESS_CODES, IMPORT_CODES, RESUME_CODES } from './codes.ts';
import { CHAIN_BOUNDS } from './shapes.ts';

/** Chains at the console: nodes, the pool of addresses, and what was paid to them (product 5.7). */
const chain = z.enum(CHAINS);
const count = z.int().check(z.minimum(1), z.maximum(200));
const address = text.check(z.minLength(1), z.maxLength(120));
/** The whole of an address, of an order or of a transaction. */
const search = z.optional(typedText.check(z.maxLength(120)));

export const getChains = post('/api/Console/Chains', {
  access: 'chain.nodes.read',
  passive: true,
  input: nothing,
  output: z.object({
    Rows: z.array(
      z.object({
        Chain: chain,
        Host: z.string(),
        IsOn: z.boolean(),
        /** Whether deposits may be made over it. */
        IsWell: z.boolean(),
        Fault: z.nullable(z.enum(['SILENT', 'BEHIND', 'INCONSISTENT', 'STALLED', 'FORKED'])),
        /** As far as it was read, and as high as its node says that it is; null before it was read. */
        Height: z.nullable(z.int()),
        Head: z.nullable(z.int()),
        Confirmations: z.int(),
        AskedTimeStamp: z.nullable(timestamp),
        MovedTimeStamp: z.nullable(timestamp),
        /** Addresses that can be leased, that are leased or rest, and that were retired. */
        Free: z.int(),
        Leased: z.int(),
        Retired: z.int(),
        /** Payments that stand in a block and are not confirmed. */
        Seen: z.int(),
      }),
    ),
    DateTimeNow: timestamp,
  }),
  about: 'Chains as far as they are read, what is wrong with their nodes, and their pools.',
});

export const getChainAddresses = post('/api/Console/ChainAddresses', {
  access: 'chain.addresses.read',
  passive: true,
  input: z.strictObject({
    Chain: chain,
    Search: search,
    /** The address that the page before ended with. */
    After: z.optional(address),
    Count: count,
  }),
  output: z.object({
    Rows: z.array(
      z.object({
        Address: z.string(),
        IsOn: z.boolean(),
        /** Who has it, or had it last. */
        OrderNo: z.nullable(z.string()),
        FreeTimeStamp: z.nullable(timestamp),
        AddedTimeStamp: timestamp,
      }),
    ),
    Next: z.nullable(z.string()),
    DateTimeNow: timestamp,
  }),
  about: 'Addresses of a pool.',
});

export const getChainTransfers = post('/api/Console/ChainTransfers', {
  access: 'chain.transfers.read',
  passive: true,
  input: z.strictObject({
    Search: search,
    /** The place of the last one of the page before. */
    Before: z.optional(z.string().check(z.regex(/^\d{1,16}\.\d{1,10}\.[^\s.]{1,100}$/))),
    Count: count,
  }),
  output: z.object({
    Rows: z.array(
      z.object({
        Chain: chain,
        Tx: z.string(),
        LogIndex: z.int(),
        Address: z.string(),
        /** USDT, exactly. */
        Amount: z.string(),
        Height: z.int(),
        Confirmed: z.int(),
        Confirmations: z.int(),
        State: z.enum(['seen', 'taken', 'undone', 'dust', 'gone']),
        OrderNo: z.nullable(z.string()),
        FoundTimeStamp: timestamp,
      }),
    ),
    Next: z.nullable(z.string()),
    DateTimeNow: timestamp,
  }),
  about: 'What was paid to addresses of the pools, the newest first.',
});

export const importAddresses = post('/api/Console/ChainAddressesImport', {
  access: 'chain.addresses.import',
  input: z.strictObject({
    Chain: chain,
    /** Each is one of the chain; those that are in the pool already stay as they are. */
    Addresses: z.array(address).check(z.minLength(1), z.maxLength(CHAIN_BOUNDS.addresses)),
    Reason: reason,
    Code: z.optional(totpCode),
  }),
  output: Proposal,
  codes: IMPORT_CODES,
  about: 'Asks another operator to let players pay to these addresses.',
});

export const setAddress = post('/api/Console/ChainAddressSet', {
  access: 'chain.addresses.retire',
  input: z.strictObject({ Chain: chain, Address: address, IsOn: z.boolean(), Reason: reason }),
  output: z.object({ Address: z.string() }),
  codes: ADDRESS_CODES,
  about:
    'Leases an address to no order any more, or again; what is paid to it is found either way.',
});

export const resumeChain = post('/api/Console/ChainResume', {
  access: 'chain.nodes.resume',
  input: z.strictObject({ Chain: chain, Reason: reason }),
  output: z.object({ Chain: chain }),
  codes: RESUME_CODES,
  about: 'Lets a chain that stopped be read on, as many blocks back as are kept.',
});
