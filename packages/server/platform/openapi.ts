import { toJSONSchema } from 'zod/mini';
import type { Endpoint } from '@fairlot/wire/core';
import type * as z from 'zod/mini';

/** The contract as an OpenAPI document, and as a page that a person can read. */

const schemaOf = (schema: z.ZodMiniType): unknown =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' });

const json = (schema: unknown): object => ({ 'application/json': { schema } });

const envelopeOf = (data: unknown): object => ({
  type: 'object',
  properties: {
    Code: { type: 'string' },
    Message: { type: 'string' },
    Data: data,
    Params: { type: 'object' },
    RequestId: { type: 'string' },
  },
});

function operationOf(endpoint: Endpoint): object {
  const output = schemaOf(endpoint.output);
  const codes = Object.keys(endpoint.codes);
  const refusals = codes.length > 0 ? ` Codes: OK, ${codes.join(', ')}.` : '';
  const answer = {
    description: `Done.${refusals}`,
    content: json(endpoint.bare ? output : envelopeOf(output)),
  };
  const common = {
    summary: endpoint.about,
    tags: [endpoint.path.split('/')[2] ?? ''],
    ...(endpoint.access !== 'anyone' ? { security: [{ bearer: [] }] } : {}),
    responses: {
      200: answer,
      400: { description: 'A field of the input is wrong; Params.field names it.' },
    },
  };
  if (endpoint.method === 'GET') return { ...common, parameters: parametersOf(endpoint) };
  return { ...common, requestBody: { content: json(schemaOf(endpoint.input)) } };
}

function parametersOf(endpoint: Endpoint): readonly object[] {
  const schema = schemaOf(endpoint.input);
  const properties =
    typeof schema === 'object' && schema && 'properties' in schema ? schema.properties : {};
  return Object.entries(properties ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    required: true,
    schema: field,
  }));
}

export function openApiOf(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, object> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Fairlot', version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const shapeOf = (title: string, schema: z.ZodMiniType): string =>
  `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schemaOf(schema), null, 1))}</pre></details>`;

function sectionOf(endpoint: Endpoint): string {
  const rows = Object.entries(endpoint.codes).map(
    ([name, row]) =>
      `<tr><td><code>${name}</code></td><td>${row.number}</td><td>${escapeHtml(row.zh)}</td>` +
      `<td>${escapeHtml(row.en)}</td></tr>`,
  );
  const table = rows.length > 0 ? `<table>${rows.join('')}</table>` : '';
  const who = endpoint.access !== 'anyone' ? 'needs a token' : 'anyone';
  return (
    `<section><h2><code>${endpoint.method} ${endpoint.path}</code></h2><p>${escapeHtml(endpoint.about)} ` +
    `(${who}; ${endpoint.bare ? 'replies bare' : 'replies in the envelope'})</p>` +
    `${shapeOf('Input', endpoint.input)}${shapeOf('Output', endpoint.output)}${table}</section>`
  );
}

/** Plain HTML without script or style sheet of its own, so that the page needs no exception. */
export const docsPageOf = (endpoints: readonly Endpoint[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fairlot API</title><h1>Fairlot API</h1>` +
  `<p>Machine form: <a href="/api/openapi.json">openapi.json</a></p>${endpoints.map(sectionOf).join('')}</html>`;
