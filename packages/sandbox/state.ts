import { randomBytes } from 'node:crypto';

/** Everything the sandbox knows. Amounts are integer thousandths. */
export type Payment = {
  readonly payId: string;
  readonly amount: number;
  readonly atMs: number;
  /** Whoever paid took it back, by this name. */
  chargeback?: string;
};

export type Order = {
  readonly orderNo: string;
  /** Not to be guessed: whoever has it sees the pay page. */
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
  readonly type: string;
  readonly notifyAt: string;
  readonly returnTo: string;
  readonly expiresMs: number;
  readonly payments: Payment[];
  isFailed: boolean;
};

export type PayoutState = 'PAID' | 'PENDING' | 'FAILED' | 'UNKNOWN';
export type Payout = {
  readonly payoutNo: string;
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
  readonly notifyAt: string;
  readonly atMs: number;
  /** Of USDT: base units of its chain as text. */
  readonly units?: string;
  readonly decimals?: number;
  state: PayoutState;
};

export type Line = {
  readonly kind: 'deposit' | 'payout' | 'refund' | 'settle' | 'fund' | 'chargeback';
  readonly no: string;
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
  readonly atMs: number;
};

/** How it behaves. `lost`: it does what was asked and hangs up; `forged`: its answer is signed wrongly. */
export type ApiManner = 'well' | 'down' | 'slow' | 'broken' | 'huge' | 'lost' | 'forged';
export type Manner = {
  api: ApiManner;
  /** How long a slow answer takes. */
  slowMs: number;
  notify: 'once' | 'twice' | 'never';
  payout: PayoutState;
};

/** A chain to try things with: it mines when it is told to, and does whatever chains and their nodes do wrong. */
export type Transfer = {
  readonly tx: string;
  readonly log: number;
  readonly to: string;
  readonly units: string;
};
export type Block = {
  readonly height: number;
  readonly hash: string;
  readonly parent: string;
  readonly transfers: readonly Transfer[];
};
export type Chain = {
  readonly blocks: Block[];
  /** Sent, and in no block yet. */
  waiting: Transfer[];
  /** What it answers for a block that it has otherwise, by height. */
  readonly lies: Map<number, Partial<Block>>;
  /** Its node says nothing, or no more than it said. */
  manner: 'well' | 'silent' | 'stalled' | 'huge';
  stalledAt: number;
};

/** What one of the three says of the rate. */
export type Said = {
  /** A price that it says, whatever the hour. */
  readonly price?: string;
  /** The time that it says its price is of. */
  readonly timeMs?: number;
  /** What it says instead of all that. */
  readonly raw?: string;
  readonly isSilent?: boolean;
};

export const MOST_ROWS = 20_000;

export const newName = (prefix: string): string => prefix + randomBytes(18).toString('base64url');

/** Returns by how much a line raises the balance. */
const effectOf = ({ kind, amount }: Line): number =>
  kind === 'deposit' || kind === 'fund' ? amount : -amount;

export function createState() {
  const orders = new Map<string, Order>();
  const payouts = new Map<string, Payout>();
  const refunds = new Map<string, number>();
  const lines: Line[] = [];
  /** Sum of the lines that made room for newer ones, by currency. */
  const carried = new Map<string, number>();
  const rates = new Map<string, Said>();
  const chains = new Map<string, Chain>();
  const manner: Manner = { api: 'well', slowMs: 2_000, notify: 'once', payout: 'PAID' };
  /** The oldest make room: it is a sandbox. */
  const keep = <T>(map: Map<string, T>, name: string, row: T): void => {
    const [oldest] = map.keys();
    if (map.size >= MOST_ROWS && oldest !== undefined) map.delete(oldest);
    map.set(name, row);
  };
  const write = (line: Line): void => {
    const oldest = lines.length >= MOST_ROWS ? lines.shift() : undefined;
    if (oldest) {
      carried.set(oldest.currency, (carried.get(oldest.currency) ?? 0) + effectOf(oldest));
    }
    lines.push(line);
  };
  return {
    orders,
    payouts,
    refunds,
    lines,
    carried,
    rates,
    chains,
    manner,
    addOrder: (order: Order) => keep(orders, order.orderNo, order),
    addPayout: (payout: Payout) => keep(payouts, payout.payoutNo, payout),
    addRefund: (no: string, amount: number) => keep(refunds, no, amount),
    write,
    orderByRef: (ref: string): Order | undefined =>
      [...orders.values()].find((order) => order.ref === ref),
    balance: (currency: string): number =>
      lines
        .filter((line) => line.currency === currency)
        .reduce((sum, line) => sum + effectOf(line), carried.get(currency) ?? 0),
  };
}
export type State = ReturnType<typeof createState>;
