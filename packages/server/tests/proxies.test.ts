import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterEach, expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withTestServer } from '#testing';
import {
  HEADER_RULES,
  startProxy,
  type DocumentedProxy,
  type HeaderRule,
} from '#testing/documented-proxy';
import { sql } from 'kysely';

/** The examples of docs/operations/proxies.md, each as a small proxy that treats headers as it says. */
const page = readFileSync(join(import.meta.dirname, '../../../docs/operations/proxies.md'), 'utf8');
const server = withTestServer({ settings: { trustedProxies: 1 } });
let proxy: DocumentedProxy | undefined;
afterEach(() => proxy?.stop());

const exampleOf = (name: string): string =>
  new RegExp(`\`\`\`${name}\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';
const ruleOf = (name: string, config = exampleOf(name)): HeaderRule => {
  const rule = HEADER_RULES[name]?.(config);
  if (!rule) throw new Error(name);
  return rule;
};

/** Opens the hub as a page of the proxy's own address does. Returns why it cannot. */
async function openHub(rule: HeaderRule, transport: HttpTransportType): Promise<string> {
  proxy = await startProxy(server().url, rule);
  const connection = new HubConnectionBuilder()
    .withUrl(`${proxy.url}/Hub`, { transport, headers: { Origin: proxy.url } })
    .configureLogging(LogLevel.None)
    .build();
  const failure = await connection.start().then(
    () => '',
    (error: Error) => error.message,
  );
  await connection.stop();
  return failure;
}

const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType;
const names = Object.keys(HEADER_RULES);

test.each(
  names.flatMap((name) => [WebSockets, ServerSentEvents, LongPolling].map((way) => [name, way])),
)('connects to the hub behind %s over transport %s', async (name, way) => {
  expect(await openHub(ruleOf(name as string), way as HttpTransportType)).toBe('');
});

test.each([
  ['nginx', /proxy_set_header Host .*\n/, ''],
  ['nginx', '$http_host', '$host'],
  ['caddy', 'flush_interval -1', 'header_up Host {upstream_hostport}'],
  ['haproxy', 'option forwardfor', 'http-request set-header Host backend'],
])('rejects the hub behind %s with a changed Host (%s)', async (name, line, other) => {
  const changed = exampleOf(name).replace(line, other);
  expect(changed).not.toBe(exampleOf(name));
  expect(await openHub(ruleOf(name, changed), LongPolling)).toMatch(/403/);
});

test('fails to upgrade without the Upgrade lines of nginx', async () => {
  const changed = exampleOf('nginx').replace(/proxy_set_header Upgrade .*\n/, '');
  expect(await openHub(ruleOf('nginx', changed), WebSockets)).not.toBe('');
});

test.each(names)('sees the address of the caller behind %s', async (name) => {
  const rule = ruleOf(name);
  const caller = `203.0.113.${10 + names.indexOf(name)}`;
  proxy = await startProxy(server().url, (headers, _, upstream) => rule(headers, caller, upstream));
  const UserName = `proxied${names.indexOf(name)}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' };
  const body = JSON.stringify({ UserName, Password: 'not-theirs-7' });
  await fetch(new URL(loginHttp.login.path, proxy.url), { method: 'POST', headers, body });
  const { rows } = await sql<{ ip: string }>`
    SELECT ip::text FROM address_attempt WHERE kind = 'login'`.execute(server().owner);
  const known = rows.map(({ ip }) => ip.replace('/32', ''));
  expect(known).toContain(caller);
  expect(known).not.toContain('198.51.100.1');
});

test('allows long polls and unbuffered answers in every example', () => {
  const nginx = exampleOf('nginx');
  expect(nginx).toContain('proxy_http_version 1.1;');
  expect(nginx).toContain('proxy_buffering off;');
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(nginx)?.[1])).toBeGreaterThan(90);
  expect(exampleOf('caddy')).toContain('flush_interval -1');
  const haproxy = exampleOf('haproxy');
  for (const of of ['client', 'server']) {
    expect(Number(new RegExp(`timeout ${of} (\\d+)s`).exec(haproxy)?.[1])).toBeGreaterThan(90);
  }
});
