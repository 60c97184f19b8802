import type { ContactKind } from '@fairlot/rules/check/contact';
import type { Executor, Tx } from '#platform/db';
import { seal, unseal } from '#platform/seal';
import { KIND_NUMBERS } from './address.ts';
import { listContacts, listContactsOf, upsertContact } from './store.ts';

const sealedFor = (playerId: bigint, kind: number) =>
  ({ key: 'contacts', table: 'player_contact', owner: `${playerId}:${kind}` }) as const;

export const sealContact = (
  dataFolder: string,
  playerId: bigint,
  kind: number,
  text: string,
): Promise<Buffer> => seal(dataFolder, sealedFor(playerId, kind), Buffer.from(text));

export const openContact = async (
  dataFolder: string,
  playerId: bigint,
  kind: number,
  sealed: Buffer,
): Promise<string> =>
  Buffer.from(await unseal(dataFolder, sealedFor(playerId, kind), sealed)).toString();

export type Contact = {
  readonly kind: ContactKind;
  readonly address: string;
  readonly boundMs: number;
};

/** Email and phone of a player in full: for what sends to them, and for operators who may see them. */
export async function readContacts(
  db: Executor,
  dataFolder: string,
  playerId: bigint,
): Promise<readonly Contact[]> {
  const rows = await listContacts(db, playerId);
  const kinds = Object.entries(KIND_NUMBERS) as [ContactKind, number][];
  return Promise.all(
    kinds.flatMap(([kind, number]) =>
      rows
        .filter((row) => row.kind === number)
        .map(async ({ sealed, bound_ms }) => ({
          kind,
          address: await openContact(dataFolder, playerId, number, sealed),
          boundMs: Number(bound_ms),
        })),
    ),
  );
}

/** What a site asks for of who registers and nobody proves; several players may have the same. */
const PLAIN_NUMBERS = { qq: 3, weChat: 4, realName: 5 } as const;
export type PlainContact = { readonly kind: keyof typeof PLAIN_NUMBERS; readonly text: string };

export async function writePlain(
  tx: Tx,
  dataFolder: string,
  playerId: bigint,
  contacts: readonly PlainContact[],
): Promise<void> {
  for (const { kind, text } of contacts) {
    const number = PLAIN_NUMBERS[kind];
    const sealed = await sealContact(dataFolder, playerId, number, text);
    await upsertContact(tx, { playerId, kind: number, sealed, hash: null });
  }
}

/** What a player said of himself, as he wrote it; undefined where he did not. */
export async function readPlain(
  db: Executor,
  dataFolder: string,
  playerId: bigint,
  kind: PlainContact['kind'],
): Promise<string | undefined> {
  const number = PLAIN_NUMBERS[kind];
  const row = (await listContacts(db, playerId)).find((each) => each.kind === number);
  return row && openContact(dataFolder, playerId, number, row.sealed);
}

/** The same of many players; a value that does not open is left out. */
export async function readPlainOf(
  db: Executor,
  dataFolder: string,
  playerIds: readonly bigint[],
  kind: PlainContact['kind'],
): Promise<ReadonlyMap<bigint, string>> {
  const number = PLAIN_NUMBERS[kind];
  const found = new Map<bigint, string>();
  for (const { player_id: playerId, sealed } of await listContactsOf(db, playerIds, number)) {
    const text = await openContact(dataFolder, playerId, number, sealed).catch(() => undefined);
    if (text !== undefined) found.set(playerId, text);
  }
  return found;
}
