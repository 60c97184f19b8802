import { sql } from 'kysely';
import { KEPT, type Executor, type Tx } from '#platform/db';

/** How an account of a bank, an e-wallet or a chain is written. */
export type BankForm = 'card' | 'digits' | 'phone' | 'mail' | 'phone_or_mail' | 'name' | 'chain';

export type BankRow = {
  code: string;
  /** 1 bank, 2 e-wallet, 3 chain (product 6.7). */
  kind: number;
  zh: string;
  en: string;
  form: BankForm;
  deposit_on: boolean;
  withdraw_on: boolean;
  /** Null where it is not in maintenance now. */
  maintenance_ms: bigint | null;
  maintenance_zh: string;
  maintenance_en: string;
  sort: number;
  version: number;
};

/** Groups of product 6.7. */
export const BANK = 1;
export const PURSE = 2;
export const KIND_NAMES: Readonly<Record<number, 'bank' | 'purse' | 'chain'>> = {
  1: 'bank',
  2: 'purse',
  3: 'chain',
};

const COLUMNS = sql`
  code, kind, zh, en, form, deposit_on, withdraw_on,
  CASE WHEN maintenance_until > (SELECT app_now()) THEN to_ms(maintenance_until) END AS maintenance_ms,
  maintenance_zh, maintenance_en, sort, version`;

export async function readBank(db: Executor, code: string): Promise<BankRow | undefined> {
  const { rows } =
    await sql<BankRow>`${KEPT} SELECT ${COLUMNS} FROM bank WHERE code = ${code}`.execute(db);
  return rows[0];
}

/** All of them, in the order in which they are shown. */
export async function listBanks(db: Executor): Promise<readonly BankRow[]> {
  const { rows } = await sql<BankRow>`
    SELECT ${COLUMNS} FROM bank ORDER BY kind, sort, code`.execute(db);
  return rows;
}

/** The same, held until the transaction ends. */
export async function holdBank(tx: Tx, code: string): Promise<BankRow | undefined> {
  const { rows } = await sql<BankRow>`
    SELECT ${COLUMNS} FROM bank WHERE code = ${code} FOR UPDATE`.execute(tx);
  return rows[0];
}

export type BankChange = {
  readonly depositOn: boolean;
  readonly withdrawOn: boolean;
  readonly untilMs: number | null;
  readonly zh: string;
  readonly en: string;
};

/** Changes one that is held; its new version. A maintenance that ends in the past is refused: undefined. */
export async function updateBank(
  tx: Tx,
  code: string,
  { depositOn, withdrawOn, untilMs, zh, en }: BankChange,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    UPDATE bank SET deposit_on = ${depositOn}, withdraw_on = ${withdrawOn}, maintenance_until = from_ms(${untilMs}::bigint),
      maintenance_zh = ${zh}, maintenance_en = ${en}, version = version + 1
    WHERE code = ${code} AND (${untilMs}::bigint IS NULL OR from_ms(${untilMs}::bigint) > (SELECT app_now()))
    RETURNING version`.execute(tx);
  return rows[0]?.version;
}

/** Adds an e-wallet, closed both ways; false where the code is taken. */
export async function insertPurse(
  tx: Tx,
  { code, zh, en, form }: Pick<BankRow, 'code' | 'zh' | 'en' | 'form'>,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO bank (code, kind, zh, en, form, deposit_on, withdraw_on, sort)
    SELECT ${code}, 2, ${zh}, ${en}, ${form}, false, false, coalesce(max(sort), 500) + 10 FROM bank WHERE kind = 2
    ON CONFLICT (code) DO NOTHING RETURNING code`.execute(tx);
  return rows.length > 0;
}
