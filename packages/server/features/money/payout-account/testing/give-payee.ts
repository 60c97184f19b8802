import { transaction } from '#platform/db';
import type { TestStage } from '#testing';
import { CATEGORIES, KIND_NUMBERS, type Category, type PayeeKind } from '../kinds.ts';
import { macOf, sealPart } from '../sealed-number.ts';
import { insertPayee } from '../store.ts';

export type GivenPayee = {
  readonly kind?: PayeeKind;
  readonly bank?: string;
  readonly number?: string;
  readonly holder?: string;
  readonly memo?: string;
  readonly category?: Category;
  readonly coolHours?: number;
};

let made = 0;

/** Binds a card (or something else) for a player of a test, past all that is asked of players; its id. */
export async function givePayee(
  { platform: { db, settings } }: TestStage,
  playerId: bigint,
  given: GivenPayee = {},
): Promise<bigint> {
  made += 1;
  const { kind = 'card', bank = 'ICBC', holder = '张三', category = 'none' } = given;
  const number = given.number ?? `6222${made.toString().padStart(12, '0')}`;
  const mac = await macOf(settings.dataFolder, KIND_NUMBERS[kind], number);
  const of = { playerId, mac };
  const sealedHolder =
    kind === 'usdt' ? null : await sealPart(settings.dataFolder, 'holder', of, holder);
  const row = {
    playerId,
    kind: KIND_NUMBERS[kind],
    bank,
    mac,
    sealedNumber: await sealPart(settings.dataFolder, 'number', of, number),
    sealedHolder,
    memo: given.memo ?? '',
    shown: `**** ${number.slice(-4)}`,
    category: CATEGORIES.indexOf(category),
    coolHours: given.coolHours ?? 0,
  };
  return (await transaction(db, (tx) => insertPayee(tx, row))).id;
}
