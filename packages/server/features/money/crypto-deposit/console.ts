import { checkAddress } from '@fairlot/rules/payee/address';
import { type Chain, CHAINS, isChain } from '@fairlot/rules/payee/chains';
import { unitsText, USDT_DECIMALS } from '@fairlot/rules/payee/usdt';
import { ok, refused } from '@fairlot/rules/core/result';
import { cryptoDepositConsole } from '@fairlot/wire/money/crypto-deposit';
import type { Output } from '@fairlot/wire/core';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove, readNowMs } from '../../staff/operator/sign-in/index.ts';
import { proposeImport, resume, setAddress } from './desk.ts';
import { type ChainRow, listChains } from './store.ts';
import {
  countPools,
  listAddresses,
  listTransfers,
  type Place,
  type PoolRow,
  type TransferRow,
} from './store-page.ts';

type Shows = Output<typeof cryptoDepositConsole.getChains>['Rows'][number];
type Shown = Output<typeof cryptoDepositConsole.getChainTransfers>['Rows'][number];

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value));
const presentChain = (code: Chain, row: ChainRow, pool: PoolRow | undefined): Shows => ({
  Chain: code,
  Host: row.api_at === null ? '' : new URL(row.api_at).host,
  IsOn: row.is_on,
  IsWell: row.is_well,
  Fault: row.fault,
  Height: numberOf(row.height),
  Head: numberOf(row.head),
  Confirmations: row.confirmations,
  AskedTimeStamp: numberOf(row.asked_ms),
  MovedTimeStamp: numberOf(row.moved_ms),
  Free: pool?.free ?? 0,
  Leased: pool?.leased ?? 0,
  Retired: pool?.retired ?? 0,
  Seen: pool?.seen ?? 0,
});
const STATES = ['seen', 'taken', 'undone', 'dust', 'gone'] as const;

function presentTransfer(row: TransferRow): Shown[] {
  const { chain, state } = row;
  const named = STATES[state];
  if (!isChain(chain) || !named) return [];
  return [
    {
      Chain: chain,
      Tx: row.tx,
      LogIndex: row.log_index,
      Address: row.address,
      Amount: unitsText(BigInt(row.units), USDT_DECIMALS[chain]),
      Height: Number(row.height),
      Confirmed: Number(row.confirmed),
      Confirmations: row.confirmations,
      State: named,
      OrderNo: row.order_no,
      FoundTimeStamp: Number(row.found_ms),
    },
  ];
}

function placeOf(before: string | undefined): Place | undefined {
  if (before === undefined) return undefined;
  const [us = '', log = '', tx = ''] = before.split('.');
  return { us: BigInt(us), logIndex: Number(log), tx };
}

/** However an address is written, it is looked for as it is kept. */
function searchOf(typed: string | undefined): string | undefined {
  const text = typed?.trim();
  if (text === undefined || text === '') return undefined;
  const evm = checkAddress('ERC20', text);
  return evm.ok ? evm.value.key : text;
}

/** Nodes, pools and what was paid to them (product 5.7). */
export const cryptoDepositRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(cryptoDepositConsole, {
    getChains: async () => {
      const pools = await countPools(db);
      const known = await listChains(db);
      const rows = CHAINS.flatMap((code) => {
        const row = known.find((each) => each.code === code);
        const pool = pools.find((each) => each.code === code);
        return row ? [presentChain(code, row, pool)] : [];
      });
      return { Rows: rows, DateTimeNow: await readNowMs(db) };
    },
    getChainAddresses: async ({ Chain, Search, After, Count }) => {
      const of = { search: searchOf(Search), after: After };
      const rows = await listAddresses(db, Chain, of, Count + 1);
      const shown = rows.slice(0, Count);
      return {
        Rows: shown.map((row) => ({
          Address: row.address,
          IsOn: row.is_on,
          OrderNo: row.order_no,
          FreeTimeStamp: numberOf(row.free_ms),
          AddedTimeStamp: Number(row.added_ms),
        })),
        Next: rows.length > Count ? (shown.at(-1)?.key ?? null) : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    getChainTransfers: async ({ Search, Before, Count }) => {
      const of = { search: searchOf(Search), before: placeOf(Before) };
      const rows = await listTransfers(db, of, Count + 1);
      const shown = rows.slice(0, Count);
      const last = rows.length > Count ? shown.at(-1) : undefined;
      return {
        Rows: shown.flatMap(presentTransfer),
        Next: last ? `${last.found_us}.${last.log_index}.${last.tx}` : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    importAddresses: async ({ Chain: chain, Addresses: addresses, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeImport(db, actorOf(call), { chain, addresses }, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
    setAddress: async ({ Chain: chain, Address: address, IsOn: isOn, Reason }, call) => {
      const done = await setAddress(db, actorOf(call), { chain, address, isOn }, Reason);
      return done.ok ? ok({ Address: done.value }) : done;
    },
    resumeChain: async ({ Chain: chain, Reason }, call) => {
      const done = await resume(db, actorOf(call), chain, Reason);
      return done.ok ? ok({ Chain: done.value }) : done;
    },
  });
