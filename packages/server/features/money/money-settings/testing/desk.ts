import type { MoneyGroup } from '@fairlot/rules/check/money-settings';
import type { Output } from '@fairlot/wire/core';
import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import type { TestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';

type Proposal = Output<typeof moneySettingsConsole.proposeMoney>;
const Reason = 'a test of money';

/** Operators who edit and publish settings of money, and what tests ask of them. */
export function moneyDesk(server: () => TestServer) {
  /** Tokens: one edits, another publishes, and one may neither. */
  const who = { clerk: '', lead: '', service: '' };
  let times = 0;
  /** Anew whenever the clock was moved: a login is soon not fresh enough. */
  async function signIn(): Promise<void> {
    times += 1;
    who.clerk = (await signInOperator(server(), `clerk${times}`, ['finance'])).token;
    who.lead = (await signInOperator(server(), `lead${times}`, ['finance-lead'])).token;
    who.service = (await signInOperator(server(), `service${times}`, ['service'])).token;
  }
  const rows = async () =>
    (await server().callConsole(moneySettingsConsole.getMoney, {}, { token: who.clerk })).value
      .Rows;
  async function one(group: MoneyGroup) {
    const found = (await rows()).find(({ Group }) => Group === group);
    if (!found) throw new Error('the group is there');
    return found;
  }
  const valueOf = async (group: MoneyGroup, key: string) =>
    (await one(group)).Settings.find(({ Key }) => Key === key)?.Value;
  async function edit(
    Group: MoneyGroup,
    Values: Record<string, boolean | number | string>,
    more: { readonly At?: number; readonly token?: string } = {},
  ) {
    const { token = who.clerk, ...at } = more;
    const { Version: Seen } = await one(Group);
    const values = Object.entries(Values).map(([Key, Value]) => ({ Key, Value }));
    const input = { Group, Seen, Values: values, Reason, ...at };
    return server().callConsole(moneySettingsConsole.proposeMoney, input, { token });
  }
  const confirm = ({ Id, Hash }: Proposal, token = who.lead) =>
    server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
  const withdraw = ({ Id }: Proposal) =>
    server().callConsole(operatorHttp.withdraw, { Id, Reason }, { token: who.lead });
  const versions = async (Subject: string) =>
    (
      await server().callConsole(
        publishingConsole.getVersions,
        { Subject, Count: 20 },
        { token: who.clerk },
      )
    ).value;
  /** A minute that is to come. */
  const inMinutes = async (minutes: number): Promise<number> =>
    Math.ceil((await server().clock.now()) / 60_000) * 60_000 + minutes * 60_000;
  return {
    who,
    signIn,
    one,
    valueOf,
    edit,
    confirm,
    withdraw,
    versions,
    inMinutes,
  };
}
