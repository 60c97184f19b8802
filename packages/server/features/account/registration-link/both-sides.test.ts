import { beforeAll, expect, test } from 'vitest';
import {
  registrationLinkConsole,
  registrationLinkHttp,
} from '@fairlot/wire/account/registration-link';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { contact } from '../contact/index.ts';
import { delivery } from '../../messaging/delivery/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { registrationLink } from './index.ts';
import { writeStopped } from './store.ts';
import { registerBy, signedAgent, type SignedAgent } from './testing/links.ts';

/** A link that its agent and an operator stop and let go on, each for himself (product 4.3). */
const server = withTestServer({
  features: [
    settings,
    delivery,
    credentials,
    login,
    operator,
    contact,
    registrationLink,
    ...passwordAnd('registrationLink'),
  ],
  games: [],
  settings: { trustedProxies: 1, ownAddress: 'https://play.example' },
});

let operatorToken = '';
let agent: SignedAgent;
beforeAll(async () => {
  operatorToken = (await signInOperator(server(), 'owner')).token;
  agent = await signedAgent(server(), 1950);
});

const make = async () => {
  const asked = { Kind: 'player', PrizeGroup: 1900, Days: 0, Quota: null, Note: '' } as const;
  return (await server().call(registrationLinkHttp.makeOwnLink, asked, { token: agent.token }))
    .value;
};
const byAgent = (Id: number, IsDisabled: boolean) =>
  server().call(registrationLinkHttp.disableOwnLink, { Id, IsDisabled }, { token: agent.token });
const byOperator = (Id: number, IsDisabled: boolean) =>
  server().callConsole(
    registrationLinkConsole.disableLink,
    { Id, IsDisabled, Reason: 'test' },
    { token: operatorToken },
  );
const found = async (Id: number) => {
  const { value } = await server().callConsole(
    registrationLinkConsole.getLinks,
    { Count: 50 },
    { token: operatorToken },
  );
  return value.Rows.find((row) => row.Id === Id);
};

test('what its agent stopped an operator stops too, and from then on the agent does not let it go on', async () => {
  const { Id, Code } = await make();
  expect((await byAgent(Id, true)).code).toBe('OK');
  expect(await found(Id)).toMatchObject({ State: 'disabled', IsHeld: false });
  expect((await byOperator(Id, true)).code).toBe('OK');
  expect(await found(Id)).toMatchObject({ State: 'disabled', IsHeld: true });
  expect((await byOperator(Id, true)).code).toBe('ALREADY_SO');
  expect((await byAgent(Id, false)).code).toBe('LINK_HELD');
  expect((await registerBy(server(), Code)).code).toBe('LINK_INVALID');
  // The operator takes back what he did; what the agent did stays until he or an operator takes that back too.
  expect((await byOperator(Id, false)).value).toMatchObject({ IsDisabled: true });
  expect(await found(Id)).toMatchObject({ State: 'disabled', IsHeld: false });
  expect((await registerBy(server(), Code)).code).toBe('LINK_INVALID');
  expect((await byAgent(Id, false)).value).toMatchObject({ IsDisabled: false });
  expect(await found(Id)).toMatchObject({ State: 'normal', IsHeld: false });
  // One whose agent cannot be reached is let go on by an operator.
  await byAgent(Id, true);
  expect((await byOperator(Id, false)).value).toMatchObject({ IsDisabled: false });
  expect((await byOperator(Id, false)).code).toBe('ALREADY_SO');
});

test('an agent stops what an operator has stopped, and it stays so when the operator lets go', async () => {
  const { Id } = await make();
  await byOperator(Id, true);
  expect((await byAgent(Id, true)).code).toBe('OK');
  expect((await byAgent(Id, true)).code).toBe('ALREADY_SO');
  await byOperator(Id, false);
  expect(await found(Id)).toMatchObject({ State: 'disabled', IsHeld: false });
});

test('who lets go twice what he saw held does not take back what its agent stopped', async () => {
  const { Id } = await make();
  await byAgent(Id, true);
  await byOperator(Id, true);
  const letGo = () =>
    server().callConsole(
      registrationLinkConsole.disableLink,
      { Id, IsDisabled: false, IsHeld: true, Reason: 'test' },
      { token: operatorToken },
    );
  expect((await Promise.all([letGo(), letGo()])).map(({ code }) => code).toSorted()).toEqual([
    'ALREADY_SO',
    'OK',
  ]);
  expect(await found(Id)).toMatchObject({ State: 'disabled', IsHeld: false });
});

test('whichever of both comes first, a link that an operator stops is stopped', async () => {
  const { Id } = await make();
  for (let round = 0; round < 12; round += 1) {
    await byAgent(Id, true);
    const [his, theirs] = await Promise.all([byAgent(Id, false), byOperator(Id, true)]);
    expect(theirs.code).toBe('OK');
    expect(['OK', 'LINK_HELD']).toContain(his.code);
    expect(await found(Id)).toMatchObject({ State: 'disabled', IsHeld: true });
    expect((await byOperator(Id, false)).code).toBe('OK');
    await byAgent(Id, false);
  }
});

test('who looked before an operator stopped it takes back his own stop alone', async () => {
  const { Id } = await make();
  await byAgent(Id, true);
  const { db } = server();
  // The agent has looked: nobody holds it.
  expect(await found(Id)).toMatchObject({ IsHeld: false });
  expect((await byOperator(Id, true)).code).toBe('OK');
  await transaction(db, (tx) => writeStopped(tx, { id: Id, isDisabled: false, by: 'maker' }));
  expect(await found(Id)).toMatchObject({ State: 'disabled', IsHeld: true });
});
