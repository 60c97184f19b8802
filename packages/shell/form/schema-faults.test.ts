import { expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { schemaFaults } from './schema-faults.ts';

type Card = { readonly account: string; readonly secret: string };

const NAMES = { UserName: 'account', Password: 'secret' } as const;
const faultsOf = (UserName: string, Password: string) =>
  schemaFaults<typeof loginHttp.register, Card>(
    loginHttp.register,
    { UserName, Password, Agree: true },
    NAMES,
  );

test('what fits the contract has no fault', () => {
  expect(faultsOf('somebody', 'kept-for-tests-42')).toEqual({});
});

test('what the contract takes no more of is said at the field of the form', () => {
  const faults = faultsOf('a'.repeat(5000), 'b'.repeat(5000));
  expect(Object.keys(faults).toSorted()).toEqual(['account', 'secret']);
  expect(faults.account?.en).toBe('This is too long');
});

test('what no field stands for concerns the form', () => {
  const faults = schemaFaults<typeof loginHttp.register, Card>(
    loginHttp.register,
    { UserName: 'somebody', Password: 'kept-for-tests-42', Agree: 'yes' } as never,
    NAMES,
  );
  expect(Object.keys(faults)).toEqual(['form']);
});
