import type { Schema } from '@fairlot/hub';

const schema = <T>(fits: (value: unknown) => value is T, what: string): Schema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'conformance-app',
    validate: (value) => (fits(value) ? { value } : { issues: [{ message: `Not ${what}.` }] }),
  },
});

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = schema((value): value is string => typeof value === 'string', 'a string');
export const textOrNull = schema(
  (value): value is string | null => value === null || typeof value === 'string',
  'a string or null',
);
export const object = schema(isObject, 'an object');
