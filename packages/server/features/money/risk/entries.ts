import { isIP } from 'node:net';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Refusal } from '@fairlot/wire/core';
import type { ENTRY_CODES, riskConsole } from '@fairlot/wire/money/risk';
import type { Db, Tx } from '#platform/db';
import { act, type Person } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { COLOURS, ENTRY_KINDS, type EntryKind, nameIn } from './kinds.ts';
import { findPlayer } from './store-player.ts';
import { deleteEntry, insertEntry, readEntry } from './store-entry.ts';

/** Lists of accounts, addresses and devices (product 3.5). */
export const LISTS_PAGE = 'risk.lists';
const CHANGE = 'risk.lists.change';
const MOST = 20_000;
const DEVICE = /^[A-Za-z0-9_.+-]{1,64}$/;

type EntriesInput = Input<typeof riskConsole.putEntry>;
type PutFault = Refusal<Omit<typeof ENTRY_CODES, 'NO_ENTRY'>>;
type DropFault = Refusal<Pick<typeof ENTRY_CODES, 'NO_ENTRY'>>;

/** As it is stored: a player by his number, an address and a device as they are told. */
async function valueOf(tx: Tx, kind: EntryKind, typed: string): Promise<string | PutFault> {
  const text = typed.trim();
  if (kind === 'player') {
    const player = await findPlayer(tx, text);
    return player === undefined ? { code: 'NO_SUCH_PLAYER' } : String(player);
  }
  const isGood = kind === 'ip' ? isIP(text) !== 0 : DEVICE.test(text);
  return isGood ? text : { code: 'BAD_VALUE' };
}

export const putEntry = (
  db: Db,
  person: Person,
  asked: EntriesInput,
): Promise<Result<null, PutFault>> => {
  const { Kind: kind, Value, Colour: colour, Days: days, Reason: reason } = asked;
  const target = `${kind} ${Value.trim()}`;
  return act<null, PutFault>(db, person, { permission: CHANGE, target, reason }, async (tx) => {
    const value = await valueOf(tx, kind, Value);
    if (typeof value !== 'string') return refused(value);
    const done = await insertEntry(
      tx,
      { kind, value, colour, reason, days, by: person.name },
      MOST,
    );
    if (done === 'there') return refused({ code: 'IS_LISTED' });
    if (done === 'full') return refused({ code: 'LIST_FULL' });
    await publishPageChanges(tx, [LISTS_PAGE], target);
    return ok({ before: null, after: { colour, days: days ?? null }, value: null });
  });
};

export const dropEntry = (
  db: Db,
  person: Person,
  id: number,
  reason: string,
): Promise<Result<null, DropFault>> =>
  act<null, DropFault>(
    db,
    person,
    { permission: CHANGE, target: `entry ${id}`, reason },
    async (tx) => {
      const row = await readEntry(tx, id);
      if (!row || !(await deleteEntry(tx, id))) return refused({ code: 'NO_ENTRY' });
      const kind = nameIn(ENTRY_KINDS, row.kind);
      const before = {
        kind,
        value: row.user_name ?? row.value,
        colour: nameIn(COLOURS, row.colour),
      };
      await publishPageChanges(tx, [LISTS_PAGE], `entry ${id}`);
      return ok({ before, after: null, value: null });
    },
  );
