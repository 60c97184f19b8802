import type { Fault } from './fault.ts';

const tests = (...paths: readonly string[]): string[] =>
  paths.map((path) => `packages/${path}.test.ts`);

/** Rules, draw, client and hub: what both sides compute, and what carries it. */
export const pureFaults: readonly Fault[] = [
  {
    file: 'packages/rules/odds/prize.ts',
    find: 'if (count === 0) return;',
    replace: '',
    tests: tests('rules/odds/prize'),
    breaks: 'an option that was not hit gives its stake back',
  },
  {
    file: 'packages/rules/odds/worst-outcome.ts',
    find: 'amount += yield* mostOfSet(set, search);',
    replace: 'amount = yield* mostOfSet(set, search);',
    tests: tests('rules/odds/worst-outcome'),
    breaks: 'bets on positions that are drawn apart do not add up',
  },
  {
    file: 'packages/rules/odds/worst-outcome.ts',
    find: 'isExact = false;',
    replace: '',
    tests: tests('rules/odds/worst-outcome'),
    breaks: 'a bound is shown as exact',
  },
  {
    file: 'packages/rules/play/outcome/look.ts',
    find: 'if (!zone.repeats) return [`zone ${i}`];',
    replace: '',
    tests: tests('rules/odds/worst-outcome'),
    breaks: 'one car is drawn at two places at once',
  },
  {
    file: 'packages/rules/odds/counted-turnover.ts',
    find: 'const part = same > certain ? same : certain;',
    replace: 'const part = 0n;',
    tests: tests('rules/odds/counted-turnover'),
    breaks: 'a player turns money over by bets against themselves',
  },
  {
    file: 'packages/rules/odds/counted-turnover.ts',
    find: 'if (parts.length > 1) for (const part of parts)',
    replace: 'if (parts.length < 0) for (const part of parts)',
    tests: tests('rules/odds/counted-turnover'),
    breaks: 'a few small bets more hide opposite bets',
  },
  {
    file: 'packages/rules/odds/counted-turnover.ts',
    find: 'if (narrow.length < set.length) {',
    replace: 'if (narrow.length > set.length) {',
    tests: tests('rules/odds/counted-turnover'),
    breaks: 'what a wide bet leaves over counts, though the two are certain',
  },
  {
    file: 'packages/rules/odds/official-odds.ts',
    find: 'play.outcomes - tier.ties',
    replace: 'play.outcomes',
    tests: tests('rules/odds/official-odds'),
    breaks: 'a dragon-tiger bet pays as if ties were lost',
  },
  {
    file: 'packages/rules/issue/current.ts',
    find: 'issue.CloseTimeStamp > nowMs &&',
    replace: 'issue.CloseTimeStamp >= nowMs &&',
    tests: tests('rules/issue/current'),
    breaks: 'an issue is on sale in the instant in which it closes',
  },
  {
    file: 'packages/rules/issue/last-issue.ts',
    find: 'result.SerialNumber < stored.SerialNumber ? stored : result',
    replace: 'result.SerialNumber > stored.SerialNumber ? stored : result',
    tests: tests('rules/issue/last-issue'),
    breaks: 'a late result replaces a newer one',
  },
  {
    file: 'packages/draw/stream.ts',
    find: 'const skipped = value >= limit;',
    replace: 'const skipped = false;',
    tests: tests('draw/stream'),
    breaks: 'small numbers are drawn more often than large ones',
  },
  {
    file: 'packages/draw/draw-step.ts',
    find: 'const j = t + below(pool.length - t);',
    replace: 'const j = below(pool.length);',
    tests: tests('draw/mapping', 'draw/vectors'),
    breaks: 'numbers are shuffled unevenly',
  },
  {
    file: 'packages/draw/ticket-tree.ts',
    find: 'const LEAF = Uint8Array.of(0);',
    replace: 'const LEAF = Uint8Array.of(1);',
    tests: tests('draw/ticket-tree', 'draw/vectors'),
    breaks: 'an inner node of the tickets passes for a ticket',
  },
  {
    file: 'packages/client/topics.ts',
    find: "if (known === undefined || seq === known + 1) return 'new';",
    replace: "if (known === undefined || seq > known) return 'new';",
    tests: tests('client/topics'),
    breaks: 'missed events are never asked for',
  },
  {
    file: 'packages/client/call.ts',
    find: 'if (status === 401 || status === 403) denied',
    replace: 'if (status === 401) denied',
    tests: tests('client/call'),
    breaks: 'a blocked address is not told so',
  },
  {
    file: 'packages/hub/delivery/local.ts',
    find: 'if (!left?.has(receiver.id)) receiver.post(message);',
    replace: 'receiver.post(message);',
    tests: tests('hub/delivery/local', 'hub/conformance/addressing'),
    breaks: 'a message to the others comes back to its sender',
  },
  {
    file: 'packages/hub/connection/backlog.ts',
    find: 'return now - this.#since >= this.#limits.sendTimeoutMs;',
    replace: 'return false;',
    tests: tests('hub/conformance/slow', 'hub/conformance/bounds'),
    breaks: 'a reader that takes nothing is kept for ever',
  },
  {
    file: 'packages/hub/transport/websocket.ts',
    find: 'override close(code = 1000,',
    replace: 'override close(code = 1005,',
    tests: tests('hub/conformance/frames', 'hub/conformance/websocket'),
    breaks: 'a client that closes without a code hears 1005',
  },
];
