import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Maps the headers of a request to those that the proxy sends on. */
export type HeaderRule = (
  headers: IncomingHttpHeaders,
  caller: string,
  upstream: string,
) => IncomingHttpHeaders;

/** Names of variables as nginx has them, in the value of a `proxy_set_header`. */
function nginxValue(text: string, headers: IncomingHttpHeaders, caller: string): string {
  const values: Readonly<Record<string, string>> = {
    $http_host: headers.host ?? '',
    $host: (headers.host ?? '').replace(/:\d+$/, ''),
    $http_upgrade: headers.upgrade ?? '',
    $connection_upgrade: headers.upgrade ? 'upgrade' : '',
    $remote_addr: caller,
    $proxy_add_x_forwarded_for: [headers['x-forwarded-for'], caller].filter(Boolean).join(', '),
  };
  return text.replaceAll(/\$\w+/g, (name) => values[name] ?? name);
}

const HOP_BY_HOP = ['connection', 'upgrade'];

/** nginx sends the upstream as `Host` and drops `Upgrade`, unless a `proxy_set_header` says otherwise. */
const nginxRule =
  (config: string): HeaderRule =>
  (headers, caller, upstream) => {
    const sent: IncomingHttpHeaders = { ...headers, host: upstream };
    for (const name of HOP_BY_HOP) delete sent[name];
    for (const [, name = '', value = ''] of config.matchAll(/proxy_set_header (\S+) (\S+);/g)) {
      const made = nginxValue(value, headers, caller);
      if (made === '') delete sent[name.toLowerCase()];
      else sent[name.toLowerCase()] = made;
    }
    return sent;
  };

/** Caddy passes all on and writes the caller; `header_up` changes a header. */
const caddyRule =
  (config: string): HeaderRule =>
  (headers, caller, upstream) => {
    const sent: IncomingHttpHeaders = { ...headers, 'x-forwarded-for': caller };
    for (const [, name = '', value = ''] of config.matchAll(/header_up (\S+) (\S+)/g)) {
      sent[name.toLowerCase()] = value.replace('{upstream_hostport}', upstream);
    }
    return sent;
  };

/** HAProxy passes all on; it writes the caller where `option forwardfor` says so. */
const haproxyRule =
  (config: string): HeaderRule =>
  (headers, caller) => {
    const sent: IncomingHttpHeaders = { ...headers };
    if (/^\s*option forwardfor$/m.test(config)) {
      sent['x-forwarded-for'] = [headers['x-forwarded-for'], caller].filter(Boolean).join(', ');
    }
    for (const [, name = '', value = ''] of config.matchAll(
      /http-request set-header (\S+) (\S+)/g,
    )) {
      sent[name.toLowerCase()] = value;
    }
    return sent;
  };

export const HEADER_RULES: Readonly<Record<string, (config: string) => HeaderRule>> = {
  nginx: nginxRule,
  caddy: caddyRule,
  haproxy: haproxyRule,
};

export type DocumentedProxy = { readonly url: string; stop(): void };

/** A small reverse proxy that treats headers as a documented configuration says. */
export async function startProxy(serverUrl: string, rule: HeaderRule): Promise<DocumentedProxy> {
  const { host, hostname, port } = new URL(serverUrl);
  const ask = (incoming: IncomingMessage) =>
    request({
      hostname,
      port,
      method: incoming.method,
      path: incoming.url,
      headers: rule(incoming.headers, incoming.socket.remoteAddress ?? '', host),
    });
  const proxy = createServer((incoming, outgoing) => {
    const asked = ask(incoming);
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  proxy.on('upgrade', (incoming: IncomingMessage, socket) => {
    const asked = ask(incoming);
    const refuse = (): void => void socket.destroy();
    asked.on('upgrade', (answer, upstream) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.pipe(socket).on('error', refuse);
      socket.pipe(upstream).on('error', refuse);
    });
    asked.on('response', refuse).on('error', refuse);
    asked.end();
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const stop = (): void => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, stop };
}
