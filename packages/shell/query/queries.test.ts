import { expect, test } from 'vitest';
import type { Endpoint } from '@fairlot/wire/core';
import { contract } from '@fairlot/wire';
import { callKey, forgetAnswers, queries } from './queries.ts';

const endpoints = Object.values(contract).flatMap(({ http }): Endpoint[] => Object.values(http));

test('the end of a login forgets exactly what the contract does not call public', () => {
  for (const endpoint of endpoints) queries.setQueryData(callKey(endpoint), endpoint.path);
  queries.setQueryData(['anything else'], 1);
  forgetAnswers();
  const left = endpoints.filter((endpoint) => queries.getQueryData(callKey(endpoint)));
  expect(left).toEqual(endpoints.filter(({ outlivesSession }) => outlivesSession));
  expect(left.length).toBeGreaterThan(0);
  expect(queries.getQueryData(['anything else'])).toBeUndefined();
});
