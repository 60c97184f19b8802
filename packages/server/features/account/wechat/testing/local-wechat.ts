import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WechatApp } from '../app.ts';

/** How it answers the question whose a code is. */
export type Manner =
  | 'well'
  | 'never'
  | 'busy'
  | 'wrong-secret'
  | 'broken'
  | 'huge'
  | 'failing'
  | 'elsewhere'
  | 'nobody';

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'text/plain').end(JSON.stringify(body));

const MISBEHAVE: Readonly<Record<Exclude<Manner, 'well'>, (response: ServerResponse) => unknown>> =
  {
    never: () => undefined,
    busy: (response) => json(response, { errcode: -1, errmsg: 'system error' }),
    'wrong-secret': (response) => json(response, { errcode: 40125, errmsg: 'invalid appsecret' }),
    broken: (response) => response.end('<html>'),
    huge: (response) => json(response, { openid: 'x', rest: 'x'.repeat(20_000) }),
    failing: (response) => response.writeHead(502).end(),
    elsewhere: (response) => response.writeHead(302, { location: '/x' }).end(),
    nobody: (response) => json(response, { access_token: 'A', openid: '' }),
  };

type Person = { readonly openid: string; readonly unionid?: string };

/**
 * WeChat for tests, as a server of its own: codes that are good once, for the application that asked, and manners
 * that can be as bad as a test wants.
 */
export async function startLocalWechat() {
  const codes = new Map<string, Person>();
  const questions: URL[] = [];
  let manner: Manner = 'well';
  let person: Person = { openid: 'open-1' };
  let site: string | undefined;
  const codeOf = (whose: Person): string => {
    const code = randomUUID().replaceAll('-', '');
    codes.set(code, whose);
    return code;
  };
  const sendBack = (response: ServerResponse, { searchParams }: URL) => {
    const asked = new URL(searchParams.get('redirect_uri') ?? '');
    const back = new URL(asked.pathname, site ?? asked);
    back.searchParams.set('code', codeOf(person));
    back.searchParams.set('state', searchParams.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  };
  const tell = (response: ServerResponse, { searchParams }: URL) => {
    const isRight =
      searchParams.get('appid') === app.appId &&
      searchParams.get('secret') === app.secret &&
      searchParams.get('grant_type') === 'authorization_code';
    if (!isRight) return json(response, { errcode: 40125, errmsg: 'invalid appsecret' });
    const code = searchParams.get('code') ?? '';
    const whose = codes.get(code);
    if (!whose) return json(response, { errcode: 40029, errmsg: 'invalid code' });
    codes.delete(code);
    const tokens = {
      access_token: 'A'.repeat(80),
      expires_in: 7200,
      refresh_token: 'R'.repeat(80),
    };
    return json(response, { ...tokens, ...whose, scope: 'snsapi_login' });
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', app.apiAt);
    questions.push(url);
    if (url.pathname === '/connect/qrconnect') return sendBack(response, url);
    if (url.pathname !== '/sns/oauth2/access_token') return void response.writeHead(404).end();
    return void (manner === 'well' ? tell(response, url) : MISBEHAVE[manner](response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const app: WechatApp = {
    appId: 'wx0123456789abcdef',
    secret: 'canary0secret0of0wechat0000000000',
    authorizeAt: at,
    apiAt: at,
  };
  return {
    app,
    asked: questions,
    codeOf,
    behave: (next: Manner) => void (manner = next),
    /** A site whose port nobody knew when it started does not know where it is seen. */
    sendBackTo: (origin: string) => void (site = origin),
    /** Who says yes from now on. */
    be: (next: Person) => void (person = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
