import { setTimeout as delay } from 'node:timers/promises';
import { mills } from '@fairlot/rules/core/money';
import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import { depositConsole } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withdrawConsole } from '@fairlot/wire/money/withdraw';
import { codeOf } from '../../features/staff/operator/testing/sign-in.ts';
import type { TestReply } from '../call.ts';
import { askFor } from './ask.ts';
import type { Luck } from './luck.ts';
import type { World } from './world.ts';

/** An operator who works the queues of deposits and withdrawals, and looks at what the other proposes. */
export type Words = { readonly name: string; readonly password: string; readonly key: string };

const STEP_MS = 30_000;
const PAGE = { Count: 50 };

type Desk = {
  readonly luck: Luck;
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<TestReply<Output<E>>>;
};

function openDesk(world: World, luck: Luck, { name, password, key }: Words): Desk {
  const asking = { ...world, luck, url: world.consoleUrl, address: '127.0.0.1' };
  let token = '';
  let lastStep = 0;
  /** Each code of the authenticator is good once. */
  const code = async (): Promise<string> => {
    while (Math.floor(world.now() / STEP_MS) <= lastStep) await delay(50);
    lastStep = Math.floor(world.now() / STEP_MS);
    return codeOf(key, world.now());
  };
  const signIn = async (): Promise<void> => {
    const claim = { Name: name, Password: password, Code: await code() };
    const next = async (lost: typeof claim) => ({ ...lost, Code: await code() });
    const reply = await askFor(asking, operatorHttp.signIn, claim, { next });
    if (reply.code === 'OK') token = reply.value.access_token;
  };
  return {
    luck,
    call: async (endpoint, input) => {
      let asked = input;
      for (;;) {
        const reply = await askFor(asking, endpoint, asked, { token });
        if (reply.status === 401) await signIn();
        else if (reply.code === 'CODE_NEEDED' || reply.code === 'CODE_WRONG')
          asked = { ...(asked as object), Code: await code() } as Input<typeof endpoint>;
        else return reply;
      }
    },
  };
}

type Row = Output<typeof withdrawConsole.getQueue>['Rows'][number];

/** A step further with a withdrawal, whatever its state is; what is refused is looked at again later. */
async function workOn({ call, luck }: Desk, { PlayerId, Id }: Row): Promise<void> {
  const which = { PlayerId, Id };
  if ((await call(withdrawConsole.claim, which)).code !== 'OK') return;
  const look = await call(withdrawConsole.getQueued, which);
  if (look.code !== 'OK') return;
  const { Hash, State, Plan, IsApproved, Reviewers, Amount } = look.value;
  const seen = { ...which, Hash, Reason: 'as it should be' };
  const pay = () => call(withdrawConsole.pay, { ...seen, Provider: 'sandbox' });
  if (State === 'UNKNOWN') {
    const why = { ...which, Reason: 'nobody knows' };
    await (luck.has(50)
      ? call(withdrawConsole.askProvider, why)
      : call(withdrawConsole.sendAgain, why));
  } else if (State === 'THIRDPARTY_FAILED') {
    await (luck.has(50) ? pay() : call(withdrawConsole.returnFailed, seen));
  } else if (State === 'WAITING') {
    if (IsApproved) return void (await pay());
    if (Reviewers.length === 0 && luck.has(10))
      return void (await call(withdrawConsole.reject, seen));
    if (Reviewers.length === 0 && Plan === null && luck.has(25)) {
      const Parts = [mills(Amount / 3n), mills(Amount - Amount / 3n)];
      return void (await call(withdrawConsole.split, { ...seen, Parts }));
    }
    const done = await call(withdrawConsole.approve, seen);
    if (done.code === 'OK' && done.value.IsApproved) await pay();
    else await call(withdrawConsole.letGo, which);
  }
}

/** Payments that are nobody's: one proposes what becomes of them, where nobody did. */
async function decide({ call, luck }: Desk): Promise<void> {
  const waiting = (await call(operatorHttp.getProposals, null)).value.Rows;
  const proposed = new Set(waiting.map(({ Target }) => Target));
  const asked = { IsOpen: true, Count: 200 };
  const { Rows } = (await call(depositConsole.getDepositExceptions, asked)).value;
  for (const { Id, State } of Rows) {
    if (State !== 'open' || proposed.has(`payment ${Id}`) || luck.has(50)) continue;
    const As = luck.pick(['credit', 'credit', 'refund', 'forfeit', 'ignore'] as const);
    await call(depositConsole.resolveException, { Id, As, Reason: 'seen at the bank' });
  }
}

/** Orders of which a player said that he paid them, when their time is over and no payment of them waits: nobody did. */
async function giveUp(world: World, { call }: Desk): Promise<void> {
  const queue = await call(depositConsole.getDepositQueue, { Tab: 'waiting', Count: 200 });
  for (const { OrderNo, ExpiresTimeStamp } of queue.value.Rows) {
    if (ExpiresTimeStamp > world.now()) continue;
    await call(depositConsole.cancelDeposit, { OrderNo, Reason: 'nothing came' });
  }
}

/** What the other proposed is confirmed, or declined once in a while. */
async function confirmOthers({ call, luck }: Desk, name: string): Promise<void> {
  const { Rows } = (await call(operatorHttp.getProposals, null)).value;
  for (const { Id, Hash } of Rows.filter((each) => each.Maker !== name)) {
    if (luck.has(5)) await call(operatorHttp.withdraw, { Id, Reason: 'not like this' });
    else await call(operatorHttp.confirm, { Id, Hash });
  }
}

/** Works until everything is at rest. */
export async function work(world: World, luck: Luck, words: Words): Promise<void> {
  const desk = openDesk(world, luck, words);
  while (!world.isOver()) {
    for (const Tab of ['second', 'to-pay', 'odd', 'open'] as const) {
      const queue = await desk.call(withdrawConsole.getQueue, { Tab, ...PAGE });
      for (const each of queue.value.Rows.filter(
        ({ ClaimedBy: by }) => by === null || by === words.name,
      ))
        if (!world.isOver()) await workOn(desk, each);
    }
    await decide(desk);
    await giveUp(world, desk);
    await confirmOthers(desk, words.name);
    await delay(50);
  }
}
