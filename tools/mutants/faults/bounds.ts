import type { Fault } from './fault.ts';

const at = (path: string): string => `packages/server/${path}`;
const tests = (...paths: readonly string[]): string[] => paths.map((path) => at(`${path}.test.ts`));

/** Faults of bounds: values that cannot be shown, and resources that strangers can fill. */
export const boundFaults: readonly Fault[] = [
  {
    file: at('features/money/provider/adapters/outside-fields.ts'),
    find: 'z.int().check(z.minimum(0), z.maximum(Number(MOST_OF_DEPOSIT)))',
    replace: 'z.int().check(z.minimum(0))',
    tests: tests(
      'features/money/provider/adapters/outside-fields',
      'features/money/reconcile/unreadable',
    ),
    breaks: 'a payment is taken that no page can show',
  },
  {
    file: at('features/money/provider/adapters/outside-fields.ts'),
    find: 'export const outsideTime = timestamp;',
    replace: 'export const outsideTime = z.int();',
    tests: tests('features/money/provider/adapters/outside-fields'),
    breaks: 'a line of a statement is taken whose time no table holds',
  },
  {
    file: at('features/money/provider/receive.ts'),
    find: "if (taken === 'taken' && unreadable)",
    replace: 'if (false)',
    tests: tests('features/money/reconcile/unreadable'),
    breaks: 'nobody sees that a provider tells of an amount beyond every bound',
  },
  {
    file: at('features/money/deposit/payments/follow-up.ts'),
    find: 'for (const said of unreadable) await refuse(tx, row.provider, said);',
    replace: '',
    tests: tests('features/money/reconcile/unreadable'),
    breaks: 'nobody sees a payment beyond every bound that a provider was asked about',
  },
  {
    file: at('features/money/deposit/payments/on-chain.ts'),
    find: 'if (amount > MOST_OF_DEPOSIT) {',
    replace: 'if (false) {',
    tests: tests('features/money/deposit/payments/on-chain'),
    breaks: 'a transfer on a chain is booked at a worth that no page can show',
  },
  {
    file: at('platform/encode-output.ts'),
    find: 'if (at < 0) throw whole.error;',
    replace: 'throw whole.error;',
    tests: tests('platform/encode-output', 'features/money/reconcile/unreadable'),
    breaks: 'one row that cannot be shown costs its whole page',
  },
  {
    file: at('platform/call.ts'),
    find: ': success(body, requestId, unshown);',
    replace: ': success(body, requestId);',
    tests: tests('features/money/reconcile/unreadable'),
    breaks: 'rows are left out of a page and nobody is told',
  },
  {
    file: at('features/money/provider/notice-queue.ts'),
    find: 'line.count > waiting',
    replace: 'false',
    tests: tests('features/money/provider/notice-queue'),
    breaks: 'notices of one payment wait without a bound',
  },
  {
    file: at('features/money/provider/notice-queue.ts'),
    find: 'if (count >= ofProvider || isFull) return undefined;',
    replace: 'if (isFull) return undefined;',
    tests: tests('features/money/provider/notice-queue'),
    breaks: 'one provider fills the places of all others',
  },
  {
    file: at('platform/body-guard.ts'),
    find: 'if (its.size >= limits.ofAddress) push(its);',
    replace: 'if (false) push(its);',
    tests: tests('platform/body-guard'),
    breaks: 'one address holds the bodies of all',
  },
  {
    file: at('platform/body-guard.ts'),
    find: 'else if (open.size >= limits.atOnce) push(open);',
    replace: '',
    tests: tests('platform/body-guard'),
    breaks: 'strangers of many addresses hold bodies without a bound',
  },
  {
    file: at('platform/body-guard.ts'),
    find: 'if (nowMs < one.untilMs) continue;',
    replace: 'continue;',
    tests: tests('platform/body-guard'),
    breaks: 'a body that stops half-way is held for ever',
  },
  {
    file: at('platform/http.ts'),
    find: '      await access.identify(token, caller);\n',
    replace: '',
    tests: tests('features/money/provider/slow-bodies'),
    breaks: 'a stranger with a made-up token has three megabytes held',
  },
  {
    file: at('platform/network.ts'),
    find: "return readAddress(chain.at(-1 - Math.min(hops, chain.length - 1)) ?? '') ?? own;",
    replace: 'return chain.at(-1 - Math.min(hops, chain.length - 1))?.trim() ?? own;',
    tests: tests('platform/network'),
    breaks: 'a port behind the address passes blocks and limits',
  },
  {
    file: at('platform/network.ts'),
    find: "return bytes.join('.');",
    replace: 'return short;',
    tests: tests('platform/network'),
    breaks: 'an address of IPv4 written as IPv6 passes blocks',
  },
  {
    file: at('features/auth/credentials/passwords/password.ts'),
    find: 'const next = waiting.members.shift() ?? waiting.strangers.shift();',
    replace: 'const next = waiting.strangers.shift() ?? waiting.members.shift();',
    tests: tests('features/auth/credentials/passwords/password'),
    breaks: 'a flood of sign-ins keeps players from their money',
  },
  {
    file: at('features/auth/login/sessions/authenticate.ts'),
    find: 'keep(unknown, key, mine, bounds.unknown);',
    replace: 'keep(known, key, mine, bounds.known);',
    tests: tests('features/auth/login/sessions/authenticate'),
    breaks: 'made-up tokens push the logins of players out',
  },
  {
    file: at('features/site/media/encoder.ts'),
    find: "(by === 'operator' ? reserved : 0)",
    replace: '0',
    tests: tests('features/site/media/encoder'),
    breaks: 'uploads of players keep operators from theirs',
  },
];
