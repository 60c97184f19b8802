import * as z from 'zod/mini';
import type { Endpoint, HubEvent, HubMethod } from './core/index.ts';
import { consoleContract } from './console.ts';
import { contract } from './index.ts';

type Part = { readonly http?: object; readonly hub?: object };

const schemaText = (schema: z.ZodMiniType): string =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (key, value) =>
    key === '$schema' ? undefined : value,
  );

const parts = (): [string, Part][] => [
  ...Object.entries<Part>(contract),
  ...Object.entries<Part>(consoleContract).map(([name, part]): [string, Part] => [
    `console ${name}`,
    part,
  ]),
];

/** Every endpoint of the contract with its feature, in level order. */
export const endpoints = (): { feature: string; name: string; endpoint: Endpoint }[] =>
  parts().flatMap(([feature, part]) =>
    Object.entries(part.http ?? {}).map(([name, endpoint]) => ({
      feature,
      name,
      endpoint: endpoint as Endpoint,
    })),
  );

function hubLines(feature: string, part: Part): string[] {
  return Object.values(part.hub ?? {}).map((declared: HubMethod | HubEvent) =>
    'payload' in declared
      ? `${feature} event ${declared.target} to ${declared.topic.audience}(${schemaText(declared.payload)})`
      : `${feature} method ${declared.target} ${declared.access}(${declared.args.map(schemaText).join(', ')})`,
  );
}

/** What holds of a call or does not. */
const FLAGS = ['passive', 'outlivesSession', 'keepsPage', 'clearsCache', 'bare'] as const;

/** The whole surface as text: every path, field, code, method and event. Changes show in review. */
export function surface(): string {
  const calls = endpoints().map(({ feature, endpoint }) => {
    const { method, path, access, input, output, codes } = endpoint;
    const codeText = Object.entries(codes).map(([name, row]) => `${name}=${row.number}`);
    return [
      [feature, method, path, access, ...FLAGS.filter((flag) => endpoint[flag])].join(' '),
      `  in  ${schemaText(input)}`,
      `  out ${schemaText(output)}`,
      ...(codeText.length > 0 ? [`  codes ${codeText.join(' ')}`] : []),
    ].join('\n');
  });
  return (
    [...calls, ...parts().flatMap(([feature, part]) => hubLines(feature, part))].join('\n') + '\n'
  );
}
