import type { WithdrawState } from '@fairlot/rules/check/withdraw-state';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { withdrawConsole, withdrawHttp } from '@fairlot/wire/money/withdraw';
import { unless, type DemoCaller, type DemoStage, type DemoStep } from '#platform/demo';
import { DEMO_FUND_PASSWORD } from '../../auth/login/register/index.ts';
import { SANDBOX } from '../provider/index.ts';
import { DEMO_REASONS } from './demo-text.ts';

type Wanted = {
  readonly userName: string;
  readonly amount: bigint;
  readonly state: WithdrawState;
  /** How the sandbox answers the payout. */
  readonly payout?: 'PAID' | 'PENDING' | 'FAILED' | 'UNKNOWN';
  /** Reviews of a withdrawal that stays in the queue. */
  readonly reviews?: number;
};

/** `player1` ends with nothing on its way, so that a visitor can withdraw at once. */
const WANTED: readonly Wanted[] = [
  { userName: 'player1', amount: 500_000n, state: 'CONFIRM', payout: 'PAID' },
  { userName: 'player1', amount: 300_000n, state: 'CANCEL' },
  { userName: 'player1', amount: 200_000n, state: 'FAILED', payout: 'FAILED' },
  { userName: 'agent01', amount: 600_000n, state: 'THIRDPARTY_FAILED', payout: 'FAILED' },
  { userName: 'agent02', amount: 450_000n, state: 'UNKNOWN', payout: 'UNKNOWN' },
  { userName: 'agent03', amount: 350_000n, state: 'THIRDPARTY_HANDLE', payout: 'PENDING' },
  { userName: 'player2', amount: 150_000n, state: 'WAITING', reviews: 0 },
  { userName: 'player3', amount: 250_000n, state: 'WAITING', reviews: 1 },
];

type Which = { readonly PlayerId: number; readonly Id: string };

async function request(stage: DemoStage, { userName, amount, state }: Wanted): Promise<string> {
  const player = await stage.player(userName);
  const { Targets } = await player.call(withdrawHttp.getWithdrawData, null);
  const [target] = Targets;
  invariant(target, `${userName} has a card`);
  const { Id } = await player.call(withdrawHttp.request, {
    IntentId: stage.intent(`withdrawal of ${userName} to ${state}`),
    PayeeId: target.Id,
    Amount: mills(amount),
    FundPassword: DEMO_FUND_PASSWORD,
  });
  return Id;
}

const look = (operator: DemoCaller, which: Which) =>
  operator.call(withdrawConsole.getQueued, which);

/** Claims a withdrawal, does one act on exactly what was seen, and lets it go. */
async function decide(
  operator: DemoCaller,
  which: Which,
  act: (seen: Which & { readonly Hash: string }) => Promise<unknown>,
): Promise<void> {
  await operator.call(withdrawConsole.claim, which);
  const { Hash } = await look(operator, which);
  await act({ ...which, Hash });
  // An act that ends the work on it has ended the claim.
  await unless(['NOT_CLAIMED'], operator.call(withdrawConsole.letGo, which));
}

async function approve(stage: DemoStage, which: Which): Promise<void> {
  const { Reviewers } = await look(stage.operators[0], which);
  const reviewer = stage.operators.find(({ name }) => !Reviewers.includes(name));
  invariant(reviewer, 'two reviews are enough');
  await decide(reviewer, which, (seen) =>
    reviewer.call(withdrawConsole.approve, { ...seen, Reason: DEMO_REASONS.approved }),
  );
}

/** Has the sandbox answer one payout so; every other payout is paid. */
async function payBy(stage: DemoStage, which: Which, payout: Wanted['payout']): Promise<void> {
  const [operator] = stage.operators;
  await stage.sandbox('manner', { payout });
  try {
    await decide(operator, which, (seen) =>
      operator.call(withdrawConsole.pay, {
        ...seen,
        Provider: SANDBOX,
        Reason: DEMO_REASONS.approved,
      }),
    );
    await stage.until(`the payout of ${which.Id}`, async () => {
      const { State } = await look(operator, which);
      return State === 'THIRDPARTY_CREATEORDER' ? undefined : State;
    });
  } finally {
    await stage.sandbox('manner', { payout: 'PAID' });
  }
}

/** Has the provider go on not knowing about a payout: it is asked again every minute. */
async function stayUnknown(stage: DemoStage, which: Which): Promise<void> {
  const [operator] = stage.operators;
  const { Parts } = await look(operator, which);
  for (const { No: payoutNo } of Parts) {
    await stage.sandbox('payout', { payoutNo, state: 'UNKNOWN' });
  }
  await operator.call(withdrawConsole.askProvider, { ...which, Reason: DEMO_REASONS.unknown });
}

/** Does the next act towards the wanted state. Returns true once it is reached. */
async function goOn(stage: DemoStage, wanted: Wanted, which: Which): Promise<boolean> {
  const [operator] = stage.operators;
  const seen = await look(operator, which);
  const isReviewed = seen.Reviewers.length >= (wanted.reviews ?? 0);
  if (seen.State === wanted.state && isReviewed) {
    if (wanted.state === 'UNKNOWN') await stayUnknown(stage, which);
    return true;
  }
  if (seen.State === 'WAITING' && wanted.state === 'CANCEL') {
    await decide(operator, which, (hash) =>
      operator.call(withdrawConsole.reject, { ...hash, Reason: DEMO_REASONS.refused }),
    );
  } else if (seen.State === 'THIRDPARTY_HANDLE' && wanted.state === 'UNKNOWN') {
    await stayUnknown(stage, which);
  } else if (seen.State === 'WAITING' && !seen.IsApproved) await approve(stage, which);
  else if (seen.State === 'WAITING') await payBy(stage, which, wanted.payout);
  else if (seen.State === 'THIRDPARTY_FAILED') {
    await decide(operator, which, (hash) =>
      operator.call(withdrawConsole.returnFailed, { ...hash, Reason: DEMO_REASONS.returned }),
    );
  }
  return false;
}

/** Withdrawals in every state that can last, reviewed by two operators and paid by the sandbox. */
export const demoWithdrawals: DemoStep = {
  name: 'withdrawals',
  after: ['cards', 'turnover'],
  run: async (stage) => {
    for (const wanted of WANTED) {
      const Id = await request(stage, wanted);
      const PlayerId = await playerIdOf(stage, Id);
      await stage.until(`${wanted.userName}: ${wanted.state}`, async () =>
        (await goOn(stage, wanted, { PlayerId, Id })) ? true : undefined,
      );
    }
  },
};

async function playerIdOf({ operators: [operator] }: DemoStage, id: string): Promise<number> {
  const { Rows } = await operator.call(withdrawConsole.getQueue, { Tab: 'all', Count: 100 });
  const row = Rows.find(({ Id }) => Id === id);
  invariant(row, 'the queue shows what was asked for');
  return row.PlayerId;
}
