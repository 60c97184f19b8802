import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '@fairlot/wire';
import { consoleContract } from '@fairlot/wire/console';
import { eventsOf, type HubEvent, type HubMethod } from '@fairlot/wire/core';
import { allCalls, allConsoleCalls, consoleHubCalls, hubCalls } from '../features/testing.ts';
import { unlistedIn } from '#testing/unlisted';

/**
 * Nothing that is not listed is taken, and nothing that is not listed is told (OWASP API3): of every call, every
 * hub method and every event of the contract. Which members are listed stands in `packages/wire/surface.snap`.
 */
const calls = [...allCalls, ...allConsoleCalls];
const methods = [...hubCalls, ...consoleHubCalls].map(({ method }) => method);
const events = [...Object.values(contract), ...Object.values(consoleContract)].flatMap((part) =>
  'hub' in part ? eventsOf(part.hub as Readonly<Record<string, HubMethod | HubEvent>>) : [],
);

const schemas: readonly (readonly [name: string, schema: z.ZodMiniType])[] = [
  ...calls.map(({ name, endpoint }) => [`${name} in`, endpoint.input] as const),
  ...calls.map(({ name, endpoint }) => [`${name} out`, endpoint.output] as const),
  ...methods.flatMap(({ target, args }) => args.map((arg) => [`${target} in`, arg] as const)),
  ...methods.map(({ target, result }) => [`${target} out`, result] as const),
  ...events.map(({ target, payload }) => [`${target} told`, payload] as const),
];

/** Where a schema takes members by any name: `additionalProperties` that is a schema. */
function openIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'additionalProperties' in schema && schema.additionalProperties !== false;
  return [
    ...(own ? [path] : []),
    ...Object.entries(schema).flatMap(([key, value]) => openIn(value, `${path}/${key}`)),
  ];
}

/** Answers whose members are named by what they are about; what stands below them is listed again. */
const BY_NAME = [
  // By the number of a game.
  'POST /api/LotteryGame/Info out ',
  'POST /api/LotteryGame/Data out ',
  // By play.
  'POST /api/Bet/Odds out /properties/Plays',
  'POST /api/Bet/Odds out /properties/PlayLimits',
  // What stands in the text of a refusal, by its name there.
  'POST /api/Schedule/Record out /properties/Issues/items/properties/Reason/anyOf/0/properties/Params',
  'POST /api/Follow/Orders out /properties/Rows/items/properties/Reason/anyOf/0/properties/Params',
  'POST /api/Withdraw/InitWithdrawData out /properties/Checks/items/properties/Params',
  // By the value of the setting that is chosen.
  'POST /api/Console/Settings out /properties/Rows/items/properties/Names',
  'POST /api/Console/MoneySettings out /properties/Rows/items/properties/Settings/items/properties/Names',
  // By the tab of the queue.
  'POST /api/Console/WithdrawalCounts out /properties/Counts',
];

test('no schema takes members that it does not list', () => {
  const open = schemas.flatMap(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return openIn(json, '').map((path) => `${name} ${path}`);
  });
  expect(open.toSorted()).toEqual(BY_NAME.toSorted());
  expect(schemas.length).toBeGreaterThan(300);
});

const NAME = 'isOwner';
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value with a member more, in one place after the other. */
function* withMore(value: Json): Generator<Json> {
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) {
      for (const other of withMore(each)) yield value.with(at, other);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, [NAME]: true };
    for (const [key, each] of Object.entries(value)) {
      for (const other of withMore(each)) yield { ...value, [key]: other };
    }
  }
}

describe('a member more, in every object of every good input', () => {
  test.each(calls.map(({ name, endpoint, row }) => [name, endpoint, row] as const))(
    '%s',
    (_, { input }, { sample = {} }) => {
      let tried = 0;
      for (const spoilt of withMore(sample as Json)) {
        tried += 1;
        const read = z.safeDecode(input, spoilt as never);
        // Refused by its name, or, where a client of the specification may say more, not read.
        const text = read.success ? JSON.stringify(read.data, tell) : '';
        expect(text ?? '').not.toContain(NAME);
        if (!read.success) expect(JSON.stringify(read.error.issues)).toContain(NAME);
      }
      expect(tried).toBeGreaterThan(0);
    },
  );
});

const tell = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;

test('what is encoded by the contract loses what it does not list, however deep', () => {
  const Row = z.object({ A: z.int() });
  const Out = z.object({ Rows: z.array(Row), One: z.nullable(Row), Two: z.union([Row, z.null()]) });
  const row = { A: 1, B: 2 };
  const said = z.encode(Out, { Rows: [row], One: row, Two: row });
  expect(said).toEqual({ Rows: [{ A: 1 }], One: { A: 1 }, Two: { A: 1 } });
});

test('a member too many in an answer is found', () => {
  const [call] = allCalls.filter(({ endpoint }) => endpoint.path === '/api/Contact/Get');
  if (!call) throw new Error('the call is there');
  const good = {
    Contacts: [{ Kind: 'email', Masked: 'q***@qq.com', BoundTimeStamp: 1, Hash: 'x' }],
  };
  const found = unlistedIn(call.endpoint, { code: 'OK', body: { Data: good } });
  expect(found).toEqual(['Contacts.0.Hash']);
});
