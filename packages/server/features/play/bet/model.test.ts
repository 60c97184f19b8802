import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { claimIssue } from '../lottery/claims/index.ts';
import { cancel } from './place/cancel.ts';
import { refund } from './settle/refund.ts';
import { settle } from './settle/settle.ts';
import { placeCarts } from './place/store-place.ts';
import {
  BET_FEATURES,
  cancelTestIssue,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
  type TestIssue,
  cancelling,
} from './testing.ts';
import { byRing } from '#testing/ring';

/**
 * Random lives of a few players and issues, against a model of thirty lines: the same verdicts, the
 * same wallets. The audit after the test looks at every row that all runs together left behind.
 */
const server = withTestServer({ shared: true, features: BET_FEATURES });
const RUNS = byRing({ short: 15, all: 40, long: 40 });
const STEPS = 30;
const PLAYERS = 3;
const MONEY = 60_000n;
const STAKE = 2000n;
const PRIZE = 19_560n;

type Step =
  | {
      readonly do: 'place';
      readonly carts: readonly { player: number; picks: readonly number[] }[];
    }
  | { readonly do: 'repeat' | 'cancel'; readonly nth: number }
  | { readonly do: 'draw'; readonly digits: readonly number[] }
  | { readonly do: 'void' };

const digit = fc.nat(9);
const cart = fc.record({
  player: fc.nat(PLAYERS - 1),
  picks: fc.array(digit, { minLength: 1, maxLength: 9 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      carts: fc.array(cart, { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), nth: fc.nat(50) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth: fc.nat(50) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('draw' as const),
      digits: fc.array(digit, { minLength: 5, maxLength: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'void' as const }) },
);

type ModelBet = { id: string; player: number; place: number; pick: number; isOpen: boolean };
type Placed = { cart: ReturnType<typeof smallCart>; player: number };

/** What must be true of one run: the wallets and the bets of the issue that is on sale. */
class Model {
  readonly wallets = Array.from({ length: PLAYERS }, () => MONEY);
  bets: ModelBet[] = [];
  placed: Placed[] = [];

  place(entry: Placed): string {
    const stake = BigInt(entry.cart.bets.length) * STAKE;
    const wallet = this.wallets[entry.player] ?? 0n;
    if (wallet < stake) return 'NOT_ENOUGH';
    this.wallets[entry.player] = wallet - stake;
    entry.cart.bets.forEach(({ id, content }, i) => {
      const pick = Number(content.replaceAll('|', ''));
      this.bets.push({ id, player: entry.player, place: i % 5, pick, isOpen: true });
    });
    this.placed.push(entry);
    return 'OK';
  }

  pay(player: number, amount: bigint): void {
    this.wallets[player] = (this.wallets[player] ?? 0n) + amount;
  }

  end(outcome: (bet: ModelBet) => bigint): void {
    for (const bet of this.bets) if (bet.isOpen) this.pay(bet.player, outcome(bet));
    this.bets = [];
    this.placed = [];
  }
}

async function run(steps: readonly Step[]): Promise<void> {
  const { db, platform } = server();
  const players = await makePlayers(server(), PLAYERS, mills(MONEY));
  const model = new Model();
  let issue: TestIssue = await openTestIssue(server());
  const work = async (name: 'settle' | 'refund'): Promise<void> => {
    const claim = await claimIssue(db, { steps: [name], owner: 'model' });
    const end = name === 'settle' ? settle : refund;
    expect(await end(platform, claim!, { currency: DEMO })).toBe('settled');
    issue = await openTestIssue(server());
  };
  const idOf = (player: number): bigint => players[player] ?? 0n;
  for (const one of steps) {
    if (one.do === 'place') {
      const entries = one.carts.map(({ player, picks }) => ({
        player,
        cart: smallCart(idOf(player), issue, picks),
      }));
      const answers = await placeCarts(
        db,
        entries.map((entry) => entry.cart),
      );
      expect(answers.map((answer) => answer.verdict)).toEqual(
        entries.map((entry) => model.place(entry)),
      );
    } else if (one.do === 'repeat') {
      const before = model.placed[one.nth % Math.max(1, model.placed.length)];
      if (!before) continue;
      const [answer] = await placeCarts(db, [before.cart]);
      expect(answer?.verdict).toBe('DUPLICATE');
    } else if (one.do === 'cancel') {
      const bet = model.bets[one.nth % Math.max(1, model.bets.length)];
      if (!bet) continue;
      const answer = await cancel(cancelling(db), idOf(bet.player), bet.id);
      if (bet.isOpen) model.pay(bet.player, STAKE);
      bet.isOpen = false;
      expect(answer).toMatchObject({
        ok: true,
        value: { WalletAmount: model.wallets[bet.player] },
      });
    } else if (one.do === 'draw') {
      await drawTestIssue(server(), issue, one.digits.join(','));
      await work('settle');
      model.end(({ place, pick }) => (one.digits[place] === pick ? PRIZE : 0n));
    } else {
      await cancelTestIssue(server(), issue);
      await work('refund');
      model.end(() => STAKE);
    }
    const wallets = await Promise.all(players.map((id) => balanceOf(db, id, DEMO)));
    expect(wallets).toEqual(model.wallets);
  }
}

it('does what a small model does, whatever the players do', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: STEPS }), run), {
    numRuns: RUNS,
    seed: 20_261_121,
    endOnFailure: true,
  });
}, 120_000);
