import type { Money } from '@fairlot/rules/core/money';
import { hasFloor } from '../accounts.ts';
import type { Movement } from '../movements/movement.ts';
import type { Outcome } from '../post.ts';

/** The ledger in memory: what the real one must answer and hold. No database, no concurrency. */
type Known = { readonly content: string; readonly balance: bigint | null };

const contentOf = ({ kind, currency, reverses, postings }: Movement): string =>
  [
    kind,
    currency,
    reverses,
    ...postings.map((p) => [p.from.kind, p.from.ref, p.to.kind, p.to.ref, p.amount]),
  ].join();

export class ModelLedger {
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

  /** Undefined where the real one throws: what was reversed cannot be reversed again. */
  post(unit: readonly Movement[]): Pick<Outcome, 'verdict' | 'balance'> | undefined {
    const known = unit.map((movement) => this.#known.get(`${movement.playerId}/${movement.key}`));
    if (known.some((before) => before !== undefined)) {
      const isSame = unit.every((movement, i) => known[i]?.content === contentOf(movement));
      const balance = known.at(-1)?.balance ?? null;
      return isSame
        ? { verdict: 'repeated', balance: balance as Money | null }
        : { verdict: 'reused', balance: null };
    }
    const next = new Map(this.balances);
    let after: bigint | null = null;
    for (const { playerId, postings } of unit) {
      for (const { from, to, amount } of postings) {
        for (const [account, change] of [
          [from, -amount],
          [to, amount],
        ] as const) {
          const name = `${playerId}/${account.kind}/${account.ref}`;
          const balance = (next.get(name) ?? 0n) + change;
          next.set(name, balance);
          if (!hasFloor(account.kind)) continue;
          if (balance < 0n)
            return {
              verdict: 'short',
              balance: this.balanceOf(playerId, account.kind, account.ref) as Money,
            };
          after = balance;
        }
      }
    }
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
    for (const [name, balance] of next) this.balances.set(name, balance);
    return { verdict: 'posted', balance: after as Money | null };
  }
}
