import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills, sumMoney } from '@fairlot/rules/core/money';
import { codeOf, newId, transaction } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing/database';
import { CHART, withdrawalsOf } from './accounts.ts';
import { expireHolds } from './holds.ts';
import {
  cancelBet,
  capture,
  fund,
  newHoldId,
  payout,
  placeBet,
  refundIssue,
  release,
  reserve,
  reverse,
  sweepIssue,
  transfer,
  type BetAmount,
  type HoldRef,
  type Movement,
  type Posted,
} from './movements/index.ts';
import { REVERSED_AS } from './movements/kinds.ts';
import { postAll, type Unit } from './post.ts';
import { balanceOf, heldBy, poolBalance } from './read.ts';
import { auditLedger } from './testing/audit-ledger.ts';
import { ModelLedger } from './testing/model.ts';
import { byRing, ring } from '#testing/ring';

/** Random sequences of movements, against the ledger in memory. */
const RUNS = byRing({ short: 20, all: 60, long: 1_000 });
const STEPS = byRing({ short: 50, all: 50, long: 100 });
const PLAYERS = 3;
const ISSUES = 2;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const player = fc.nat(PLAYERS - 1);
const amount = fc.integer({ min: 1, max: 500 });
const issue = fc.nat(ISSUES - 1);
/** Points at a movement or a bet made before, wherever the list stands then. */
const earlier = fc.nat(1_000);

const step = fc.oneof(
  fc.record({ do: fc.constant('fund' as const), player, amount }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      player,
      issue,
      amounts: fc.array(amount, { minLength: 1, maxLength: 3 }),
    }),
  },
  fc.record({
    do: fc.constantFrom('cancel' as const, 'payout' as const, 'refund' as const),
    earlier,
    amount,
  }),
  fc.record({ do: fc.constant('sweep' as const), issue }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      all: fc.array(fc.record({ player, other: fc.nat(PLAYERS - 2), amount }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reserve' as const),
      player,
      amount,
      purpose: fc.constantFrom('withdrawal' as const, 'schedule' as const),
      // Its time is over before it begins.
      hasExpired: fc.nat(4).map((n) => n === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('part' as const),
      parts: fc.array(fc.record({ earlier, amount, takes: fc.boolean() }), {
        minLength: 1,
        maxLength: 3,
      }),
      isOneUnit: fc.boolean(),
      withBet: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant('expire' as const) }),
  fc.record({ do: fc.constant('reverse' as const), earlier }),
  fc.record({ do: fc.constant('repeat' as const), earlier, changed: fc.boolean() }),
  fc.record({
    do: fc.constant('batch' as const),
    players: fc.array(fc.record({ player, issue, amount }), { minLength: 2, maxLength: 6 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One world: its own players and issues, so that runs share the database and nothing else. */
class World {
  static #count = 0;
  readonly #base = BigInt((World.#count += 1)) * 1_000n;
  readonly bets: BetAmount[] = [];
  readonly holds: (HoldRef & { readonly hasExpired: boolean })[] = [];
  readonly done: (readonly Posted[])[] = [];
  readonly model = new ModelLedger();
  #sweeps = 0;

  playerId = (index: number): bigint => this.#base + BigInt(index) + 1n;
  issueId = (index: number): bigint => this.#base + BigInt(index);

  #bet(index: number, issueIndex: number, value: number): BetAmount {
    const bet = {
      playerId: this.playerId(index),
      betId: newId(),
      issueId: this.issueId(issueIndex),
      currency: 'DEM' as const,
      amount: mills(value),
      gameId: 1,
      serialNumber: 1,
    };
    this.bets.push(bet);
    return bet;
  }

  /** A movement that can be named later, by the id of its journal. */
  unitsOf(next: Step): readonly (readonly Posted[])[] {
    return this.#unitsOf(next).map((unit) =>
      unit.map((one) => ({ ...one, id: one.id ?? newId() })),
    );
  }

  /** The units of a step; none when there is nothing yet that it could be about. */
  #unitsOf(next: Step): readonly Unit[] {
    switch (next.do) {
      case 'fund':
        return [
          [
            fund({
              playerId: this.playerId(next.player),
              amount: mills(next.amount),
              currency: 'DEM',
              reason: newId(),
            }),
          ],
        ];
      case 'bet':
        return [next.amounts.map((value) => placeBet(this.#bet(next.player, next.issue, value)))];
      case 'batch':
        return next.players.map((one) => [placeBet(this.#bet(one.player, one.issue, one.amount))]);
      case 'transfer':
        return next.all.map(({ player: from, other, amount: value }) => [
          ...transfer({
            id: newId(),
            from: this.playerId(from),
            to: this.playerId((from + 1 + other) % PLAYERS),
            amount: mills(value),
            currency: 'DEM',
          }),
        ]);
      case 'reserve': {
        const { player: whose, purpose, hasExpired } = next;
        const hold = {
          playerId: this.playerId(whose),
          holdId: newHoldId(),
          currency: 'DEM' as const,
          purpose,
          hasExpired,
        };
        this.holds.push(hold);
        const until = hasExpired ? { expiresMs: 1 } : {};
        return [[reserve({ ...hold, amount: mills(next.amount), ...until })]];
      }
      case 'part':
        return this.#partsOf(next);
      case 'expire':
        return [];
      case 'reverse': {
        const unit = this.done[next.earlier % Math.max(1, this.done.length)] ?? [];
        const canBe = unit.length > 0 && unit.every(({ kind }) => REVERSED_AS.has(kind));
        return canBe ? [reverse(unit, newId())] : [];
      }
      case 'sweep': {
        const issueId = this.issueId(next.issue);
        const left = mills(this.model.sumOf(CHART.pool, issueId));
        const sweep = sweepIssue({
          issueId,
          currency: 'DEM',
          left,
          run: (this.#sweeps += 1),
          gameId: 1,
          serialNumber: 1,
        });
        return sweep ? [[sweep]] : [];
      }
      case 'repeat': {
        const unit = this.done[next.earlier % Math.max(1, this.done.length)];
        return unit ? [next.changed ? unit.map(doubled) : unit] : [];
      }
      default:
        return this.#afterBet(next.do, next.earlier, next.amount);
    }
  }

  /** Parts of holds of one player, one by one or together, and a bet paid out of what comes back. */
  #partsOf({ parts, isOneUnit, withBet }: Step & { do: 'part' }): readonly Unit[] {
    const [first] = parts;
    const whose = this.holds[(first?.earlier ?? 0) % Math.max(1, this.holds.length)]?.playerId;
    const mine = this.holds.filter(({ playerId }) => playerId === whose);
    const moves = parts.flatMap(({ earlier: which, amount: value, takes }) => {
      const hold = mine[which % Math.max(1, mine.length)];
      if (!hold) return [];
      const part = { ...hold, amount: mills(value), part: newId() };
      return takes && part.purpose === 'withdrawal'
        ? [capture({ ...part, purpose: part.purpose, to: withdrawalsOf(1n) })]
        : [release(part)];
    });
    if (moves.length === 0) return [];
    const index = Number((whose ?? 0n) - this.#base) - 1;
    const paid = withBet ? [placeBet(this.#bet(index, 0, first?.amount ?? 1))] : [];
    return isOneUnit
      ? [[...moves, ...paid]]
      : [...moves.map((one) => [one]), ...paid.map((p) => [p])];
  }

  /** What the ledger does by itself with the holds whose time is over. */
  expire(): void {
    for (const hold of this.holds) {
      const left = this.model.heldFor(hold.playerId, hold.holdId);
      if (!hold.hasExpired || left === 0n) continue;
      this.model.post([release({ ...hold, amount: mills(left), part: newId() })]);
    }
  }

  #afterBet(
    what: 'cancel' | 'payout' | 'refund',
    earlierBet: number,
    value: number,
  ): readonly Unit[] {
    const bet = this.bets[earlierBet % Math.max(1, this.bets.length)];
    // Only what was posted can be reversed; the rest would break the foreign key by design.
    if (!bet || !this.done.some((unit) => unit.some(({ id }) => id === bet.betId))) return [];
    if (what === 'payout') return [[payout({ ...bet, amount: mills(value), run: 1 })]];
    return [[what === 'cancel' ? cancelBet(bet) : refundIssue(bet)]];
  }
}

const doubled = (movement: Movement): Movement => {
  const [{ from, to, amount: value }] = movement.postings;
  return { ...movement, postings: [{ from, to, amount: mills(value * 2n) }] };
};

async function postReal(units: readonly Unit[]) {
  try {
    return await transaction(database.db, (tx) => postAll(tx, units));
  } catch (error) {
    if (codeOf(error) === '23505') return undefined;
    throw error;
  }
}

test('L1: the ledger answers and holds what the ledger in memory does', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
      async (steps) => {
        const world = new World();
        for (const next of steps) {
          if (next.do === 'expire') {
            await expireHolds(database.db);
            world.expire();
          }
          const units = world.unitsOf(next);
          if (units.length === 0) continue;
          const real = await postReal(units);
          const wanted = units.map((unit) => world.model.post(unit));
          expect(real?.map(({ verdict, balance }) => ({ verdict, balance }))).toEqual(
            wanted.includes(undefined) ? undefined : wanted,
          );
          for (const { verdict } of real ?? []) seen.add(verdict);
          units.forEach((unit, i) => {
            if (wanted[i]?.verdict === 'posted') world.done.push(unit);
          });
        }
        for (let i = 0; i < PLAYERS; i += 1) {
          const id = world.playerId(i);
          expect(await balanceOf(database.db, id, 'DEM')).toBe(
            world.model.balanceOf(id, CHART.cash, 0n),
          );
          const left = world.holds
            .filter(({ playerId }) => playerId === id)
            .map(({ holdId }) => mills(world.model.heldFor(id, holdId)));
          expect(await heldBy(database.db, id, 'DEM')).toBe(sumMoney(left));
        }
        for (let i = 0; i < ISSUES; i += 1) {
          const id = world.issueId(i);
          expect(await poolBalance(database.db, Number(id), 'DEM')).toBe(
            world.model.sumOf(CHART.pool, id),
          );
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: true, ...(ring === 'long' ? {} : { seed: 20_261_121 }) },
  );
  expect([...seen].toSorted()).toEqual(['ended', 'posted', 'repeated', 'reused', 'short']);
  expect(await auditLedger(database.owner)).toEqual([]);
}, 600_000);
