import { port } from '#platform/port';
import type { Tx } from '#platform/db';

/** A payment that a chain tells of. */
export type Transfer = {
  readonly chain: string;
  readonly tx: string;
  readonly logIndex: number;
  /** Base units. */
  readonly units: bigint;
  /** Whose address it was when it was seen first; null where it was nobody's. */
  readonly orderNo: string | null;
  /** As it is shown. */
  readonly address: string;
  /** It was not paid before this moment: the chain had been read to its end then. */
  readonly afterMs: number;
  readonly provider: { readonly id: string; readonly number: number };
};

/** `wait`: it is asked again; `nothing`: it is worth nothing. */
export type Taking = 'taken' | 'wait' | 'nothing';
export type TransferTaker = {
  /** It stands in a block and is not confirmed, told again with every block on top of it; or it stands there no more. */
  readonly seen: (tx: Tx, orderNo: string) => Promise<void>;
  /** It is confirmed: credited, or put before somebody, in the transaction that says so. */
  readonly take: (tx: Tx, transfer: Transfer) => Promise<Taking>;
  /** It was taken, and its chain does not have it any more. */
  readonly gone: (tx: Tx, transfer: Transfer) => Promise<void>;
  /** It was said to be gone, and is there again. */
  readonly back: (tx: Tx, transfer: Transfer) => Promise<void>;
};

/** Who takes what is paid over a chain. Deposits fill it. */
export const transferTaker = port<TransferTaker>('chain.transfer-taker');
