import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { codeOf, newId, transaction } from '../platform/db.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { CHART } from './accounts.ts';
import {
  cancelBet,
  fund,
  payout,
  placeBet,
  refundIssue,
  reverse,
  sweepIssue,
  transfer,
  type BetAmount,
  type Movement,
  type Posted,
} from './movements/index.ts';
import { REVERSED_AS } from './movements/kinds.ts';
import { postAll, type Unit } from './post.ts';
import { balanceOf, poolBalance } from './read.ts';
import { auditLedger } from './testing/audit-ledger.ts';
import { ModelLedger } from './testing/model.ts';

/** L1 of reliability 3.7: random sequences of movements, against the ledger in memory. */
const isLong = process.env['TEST_LONG'] === '1';
const RUNS = isLong ? 1_000 : 100;
const STEPS = isLong ? 100 : 50;
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
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
      async (steps) => {
        const world = new World();
        for (const next of steps) {
          const units = world.unitsOf(next);
          if (units.length === 0) continue;
          const real = await postReal(units);
          const wanted = units.map((unit) => world.model.post(unit));
          expect(real?.map(({ verdict, balance }) => ({ verdict, balance }))).toEqual(
            wanted.includes(undefined) ? undefined : wanted,
          );
          units.forEach((unit, i) => {
            if (wanted[i]?.verdict === 'posted') world.done.push(unit);
          });
        }
        for (let i = 0; i < PLAYERS; i += 1) {
          const id = world.playerId(i);
          expect(await balanceOf(database.db, id, 'DEM')).toBe(
            world.model.balanceOf(id, CHART.cash, 0n),
          );
        }
        for (let i = 0; i < ISSUES; i += 1) {
          const id = world.issueId(i);
          expect(await poolBalance(database.db, Number(id), 'DEM')).toBe(
            world.model.sumOf(CHART.pool, id),
          );
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: true, ...(isLong ? {} : { seed: 20_261_121 }) },
  );
  expect(await auditLedger(database.owner)).toEqual([]);
}, 600_000);
