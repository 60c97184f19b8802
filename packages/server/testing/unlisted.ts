import type { Endpoint } from '@fairlot/wire/core';
import { decode, encode } from 'zod/mini';

/** Whatever of an answer the contract does not list, as paths; nothing of a refusal. */
export function unlistedIn(
  endpoint: Endpoint,
  reply: { readonly code: string; readonly body: unknown },
): string[] {
  if (reply.code !== 'OK' && !endpoint.bare) return [];
  const data = endpoint.bare ? reply.body : (reply.body as { readonly Data?: unknown }).Data;
  return extraIn(data, encode(endpoint.output, decode(endpoint.output, data as never)));
}

function extraIn(said: unknown, listed: unknown, path = ''): string[] {
  if (typeof said !== 'object' || said === null) return [];
  const known = new Map<string, unknown>(Object.entries(listed ?? {}));
  return Object.entries(said).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return known.has(key) ? extraIn(value, known.get(key), at) : [at];
  });
}
