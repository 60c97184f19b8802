import { sql } from 'kysely';
import type { Executor } from '../../platform/db.ts';

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

const COLUMNS = sql`
  code, kind, zh, en, form, deposit_on, withdraw_on,
  CASE WHEN maintenance_until > (SELECT app_now()) THEN to_ms(maintenance_until) END AS maintenance_ms,
  maintenance_zh, maintenance_en, sort, version`;

export async function readBank(db: Executor, code: string): Promise<BankRow | undefined> {
  const { rows } = await sql<BankRow>`SELECT ${COLUMNS} FROM bank WHERE code = ${code}`.execute(db);
  return rows[0];
}

/** All of them, in the order in which they are shown. */
export async function listBanks(db: Executor): Promise<readonly BankRow[]> {
  const { rows } = await sql<BankRow>`
    SELECT ${COLUMNS} FROM bank ORDER BY kind, sort, code`.execute(db);
  return rows;
}
