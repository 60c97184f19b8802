import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { columnOf } from '@fairlot/rules/core/report-columns';
import { mills } from '@fairlot/rules/core/money';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { withTestServer } from '#testing';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { agentDepositHttp } from '@fairlot/wire/team/agent-deposit';
import { AGENT_SAID, MEMBER_SAID } from './inbox-text.ts';
import { findNewest } from './store.ts';
import { actsOf, makePair, setFlags } from './testing/pair.ts';

const server = withTestServer({ games: [] });
const HOUR = 3_600_000;
const START = 10_000_000n;

const pair = async () => {
  const both = await makePair(server());
  return { ...both, ...actsOf(server(), both) };
};
const breaks = async () =>
  (await sql<{ line: string }>`SELECT line FROM agent_deposit_audit()`.execute(server().owner))
    .rows;
afterEach(async () => expect(await breaks()).toEqual([]));

describe('a deposit that an agent pays', () => {
  it('goes from the request to the wallet of the member, and is a transfer in every book', async () => {
    const { agent, member, ...acts } = await pair();
    expect(await acts.offer()).toMatchObject({ IsOffered: true, Order: null });
    const { value: asked } = await acts.ask(500);
    expect(asked).toMatchObject({ State: 'ASKED', Amount: 500_000n });
    expect((await acts.list()).Rows).toMatchObject([{ OrderNo: asked.OrderNo, State: 'ASKED' }]);
    const { value: held } = await acts.accept(asked.OrderNo);
    expect(held.State).toBe('ACCEPTED');
    expect(await acts.cash()).toEqual([START - 500_000n, START]);
    expect((await acts.paid(asked.OrderNo)).value.State).toBe('DECLARED');
    expect((await acts.confirm(asked.OrderNo)).value.State).toBe('CREDITED');
    expect(await acts.cash()).toEqual([START - 500_000n, START + 500_000n]);
    expect((await acts.offer()).Order).toMatchObject({ State: 'CREDITED' });
    const { rows } = await sql<{ kind: number; amount: bigint; id: string }>`
      SELECT j.kind, e.amount, j.id FROM ledger_journal j
      JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account < 10
      WHERE j.kind IN (107, 908) AND j.player_id IN (${agent.playerId}, ${member.playerId})
      ORDER BY j.kind`.execute(server().owner);
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      [107, 500_000n],
      [908, -500_000n],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    // No money came in: the deposits of the house do not grow.
    expect([107, 908, 909, 910].map(columnOf)).toEqual([
      'transfer',
      'transfer',
      undefined,
      undefined,
    ]);
    const { token } = member;
    const line = await server().call(wageringHttp.getRequirement, null, { token });
    expect(line.value.Lines[0]).toMatchObject({ Type: 107, Required: 500_000n });
    // It counts for the first withdrawal, as a deposit does.
    const form = await server().call(withdrawHttp.getWithdrawData, null, { token });
    expect(form.value.FirstMax).toBe(2_500_000n);
    const nowMs = await server().clock.now();
    const span = { From: nowMs - HOUR, To: nowMs + HOUR, PageSize: 10 };
    const flow = await server().call(walletHttp.getCashFlow, span, { token: agent.token });
    expect(flow.value.Rows.map(({ Type }) => Type)).toEqual([909, 609]);
    expect(await inboxOf(server(), member.playerId)).toEqual(
      expect.arrayContaining(['Deposit accepted 500.000', 'Deposit credited +500.000']),
    );
    expect(await inboxOf(server(), agent.playerId)).toEqual(
      expect.arrayContaining(['Deposit request 500.000']),
    );
  });

  it('is offered to direct members of agents with the flag alone', async () => {
    const { agent, member, ...acts } = await pair();
    for (const flags of [[], ['ALLOW_DEPOSIT_FROM_WALLET', 'FUNDS_FREEZE']] as const) {
      await setFlags(server(), agent.playerId, ...flags);
      expect((await acts.offer()).IsOffered).toBe(false);
      expect((await acts.ask(500)).code).toBe('AGENT_CLOSED');
    }
    await setFlags(server(), agent.playerId, 'ALLOW_DEPOSIT_FROM_WALLET');
    // Money does not go between accounts that reports count and those that they do not.
    await setFlags(server(), member.playerId, 'TEST_ACCOUNT');
    expect((await acts.ask(500)).code).toBe('AGENT_CLOSED');
    const stranger = await pair();
    const top = actsOf(server(), { agent: stranger.agent, member: agent });
    expect((await top.ask(500)).code).toBe('AGENT_CLOSED');
    // Another agent sees nothing of it, and does nothing with it.
    await setFlags(server(), member.playerId);
    const { value } = await acts.ask(500);
    expect((await stranger.list()).Rows).toEqual([]);
    expect((await stranger.accept(value.OrderNo)).code).toBe('NO_ORDER');
    expect((await stranger.confirm(value.OrderNo)).code).toBe('NO_ORDER');
    expect((await stranger.cancel(value.OrderNo)).code).toBe('NO_ORDER');
  });

  it('is forbidden by what forbids the member any deposit', async () => {
    const { member, ...acts } = await pair();
    for (const [flag, code] of [
      ['DISABLE_DEPOSIT', 'DEPOSIT_DISABLED'],
      ['SELF_EXCLUDED', 'DEPOSIT_DISABLED'],
      ['READ_ONLY_LAYER', 'READ_ONLY_LAYER'],
    ] as const) {
      await setFlags(server(), member.playerId, flag);
      expect((await acts.offer()).IsOffered).toBe(false);
      expect((await acts.ask(500)).code).toBe(code);
    }
    await setFlags(server(), member.playerId);
    const { token } = member;
    const limit = { Kind: 'deposit', Period: 'day', Amount: mills(800_000) } as const;
    expect((await server().call(responsibleGamingHttp.setLimit, limit, { token })).code).toBe('OK');
    expect((await acts.ask(801)).code).toBe('PERSONAL_LIMIT');
    const { value } = await acts.ask(500);
    // What is open counts, and what was given up does not.
    expect((await acts.offer()).Max).toBe(300_000n);
    await acts.cancel(value.OrderNo);
    expect((await acts.offer()).Max).toBe(800_000n);
    expect((await acts.ask(0)).code).toBe('INVALID_AMOUNT');
  });

  it('is asked for once by an intent, and one at a time', async () => {
    const { ask } = await pair();
    const intent = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(500, intent)));
    expect(new Set(answers.map(({ value }) => value?.OrderNo)).size).toBe(1);
    expect((await ask(501, intent)).code).toBe('INTENT_REUSED');
    expect((await ask(500)).code).toBe('PENDING_EXISTS');
  });
});

describe('what both sides read', () => {
  it('leads to a tab of the window, and says something else for each event', async () => {
    const { agent, member, ...acts } = await pair();
    const { OrderNo: no } = (await acts.ask(500)).value;
    const row = await findNewest(server().db, member.playerId);
    expect(row?.order_no).toBe(no);
    const all = [...Object.values(AGENT_SAID), ...Object.values(MEMBER_SAID)].flatMap((of) =>
      row ? [of(row)] : [],
    );
    const tabs = all.map(({ link }) => link && 'Window' in link && link.Window);
    expect(new Set(tabs)).toEqual(new Set(['TeamDeposit', 'Deposit', 'CashFlowRecord']));
    expect(new Set(all.map(({ content }) => content.en)).size).toBe(8);
    const page = { IsOpen: true, Count: 50 };
    const seen = await server().call(agentDepositHttp.getAgentRequests, page, {
      token: agent.token,
    });
    expect(seen.value).toMatchObject({ IsEnabled: true, IsCodeAsked: false, Next: null });
    const { token } = member;
    const offer = await server().call(agentDepositHttp.getAgentOffer, null, { token });
    expect(offer.value.Order?.OrderNo).toBe(no);
  });
});
