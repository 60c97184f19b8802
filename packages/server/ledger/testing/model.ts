import { KINDS } from '@fairlot/rules/core/journal-kinds';
import type { Money } from '@fairlot/rules/core/money';
import { CHART, hasFloor } from '../accounts.ts';
import type { Movement } from '../movements/movement.ts';
import type { PostResult } from '../post.ts';

const RECALLS: ReadonlySet<number> = new Set(
  KINDS.filter(({ recalls }) => recalls).map(({ kind }) => kind),
);

/** The ledger in memory: what the real one must answer and hold. No database, no concurrency. */
type Known = { readonly content: string; readonly balance: bigint | null };

const contentOf = ({ kind, currency, reverses, postings }: Movement): string =>
  [
    kind,
    currency,
    reverses,
    ...postings.map((p) => [p.from.kind, p.from.ref, p.to.kind, p.to.ref, p.amount]),
  ].join();

type Hold = { remaining: bigint; readonly hasExpired: boolean };

/** What the holds have after a unit; undefined when one has less, or has expired. */
function holdsAfter(
  holds: ReadonlyMap<string, Hold>,
  unit: readonly Movement[],
): Map<string, Hold> | { readonly ended: bigint } {
  const next = new Map(holds);
  let ended: bigint | undefined;
  for (const { playerId, reverses, subject, postings } of unit) {
    for (const { from, to, amount } of postings) {
      if (from.kind !== CHART.held && to.kind !== CHART.held) continue;
      const name = `${playerId}/${from.kind === CHART.held ? from.ref : to.ref}`;
      const hold = next.get(name) ?? { remaining: 0n, hasExpired: false };
      const remaining = hold.remaining + (from.kind === CHART.held ? -amount : amount);
      const isTaken = to.kind !== CHART.cash && to.kind !== CHART.held;
      if (remaining < 0n || (isTaken && hold.hasExpired)) {
        const left = holds.get(name)?.remaining ?? 0n;
        ended = ended === undefined || left < ended ? left : ended;
      }
      const isNew = to.kind === CHART.held && reverses === undefined;
      const hasExpired = isNew ? subject?.expiresMs !== undefined : hold.hasExpired;
      next.set(name, { remaining, hasExpired });
    }
  }
  return ended === undefined ? next : { ended };
}

/** Holds with an end have reached it already: the tests give them one that is past. */
export class ModelLedger {
  #holds: ReadonlyMap<string, Hold> = new Map();
  readonly balances = new Map<string, bigint>();
  readonly #known = new Map<string, Known>();
  readonly #reversed = new Set<string>();

  balanceOf(playerId: bigint, kind: number, ref: bigint): bigint {
    return this.balances.get(`${playerId}/${kind}/${ref}`) ?? 0n;
  }

  /** The sum of an account over the books of all players. */
  sumOf(kind: number, ref: bigint): bigint {
    let sum = 0n;
    for (const [name, balance] of this.balances)
      if (name.endsWith(`/${kind}/${ref}`)) sum += balance;
    return sum;
  }

  /** What a hold has left. */
  heldFor = (playerId: bigint, holdId: bigint): bigint =>
    this.#holds.get(`${playerId}/${holdId}`)?.remaining ?? 0n;

  /** Undefined where the real one throws: what was reversed cannot be reversed again. */
  post(unit: readonly Movement[]): Pick<PostResult, 'verdict' | 'balance'> | undefined {
    const known = unit.map((movement) => this.#known.get(`${movement.playerId}/${movement.key}`));
    if (known.some((before) => before !== undefined)) {
      const isSame = unit.every((movement, i) => known[i]?.content === contentOf(movement));
      const balance = known.at(-1)?.balance ?? null;
      return isSame
        ? { verdict: 'repeated', balance: balance as Money | null }
        : { verdict: 'reused', balance: null };
    }
    const holds = holdsAfter(this.#holds, unit);
    if (!(holds instanceof Map)) return { verdict: 'ended', balance: holds.ended as Money };
    const next = new Map(this.balances);
    let after: bigint | null = null;
    let heldAfter: bigint | null = null;
    for (const { playerId, kind, postings } of unit) {
      for (const { from, to, amount } of postings) {
        for (const [account, change] of [
          [from, -amount],
          [to, amount],
        ] as const) {
          const ref = hasFloor(account.kind) ? 0n : account.ref;
          const name = `${playerId}/${account.kind}/${ref}`;
          const balance = (next.get(name) ?? 0n) + change;
          next.set(name, balance);
          if (!hasFloor(account.kind)) continue;
          if (balance < 0n && change < 0n && !RECALLS.has(kind))
            return {
              verdict: 'short',
              balance: this.balanceOf(playerId, account.kind, ref) as Money,
            };
          if (account.kind === CHART.held) heldAfter = balance;
          else after = balance;
        }
      }
    }
    after ??= heldAfter;
    const taken = unit.flatMap(({ playerId, reverses }) =>
      reverses ? [`${playerId}/${reverses}`] : [],
    );
    if (taken.some((journal) => this.#reversed.has(journal))) return undefined;
    for (const journal of taken) this.#reversed.add(journal);
    for (const movement of unit) {
      this.#known.set(`${movement.playerId}/${movement.key}`, {
        content: contentOf(movement),
        balance: after,
      });
    }
    this.#holds = holds;
    for (const [name, balance] of next) this.balances.set(name, balance);
    return { verdict: 'posted', balance: after as Money | null };
  }
}
