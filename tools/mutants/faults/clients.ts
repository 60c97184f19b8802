import type { Fault } from './fault.ts';

type Planted = readonly [find: string, replace: string, breaks: string];

/** Faults of one file, each caught by the test that is named after it, or by the one that is given. */
const of = (file: string, planted: readonly Planted[], test = file): readonly Fault[] =>
  planted.map(([find, replace, breaks]) => ({
    file: `packages/${file}.ts`,
    find,
    replace,
    tests: [`packages/${test}.test.ts`],
    breaks,
  }));

/** What every client is made of: texts, the connection, the login, what the device keeps. */
const shared: readonly Fault[] = [
  ...of('ui/format', [
    [
      "(size % 1000n).toString().padStart(3, '0')",
      '(size % 1000n).toString()',
      'thousandths lose their zeros: 1.001 reads 1.1',
    ],
    ["sign: amount < 0n ? '−' : ''", "sign: ''", 'a loss reads as a gain'],
    [
      'Math.max(0, Math.ceil(leftMs / 1000))',
      'Math.max(0, Math.floor(leftMs / 1000))',
      'the countdown reads 00:00 a second before the close',
    ],
    [
      "const SITE_ZONE = 'Asia/Shanghai';",
      "const SITE_ZONE = 'UTC';",
      'moments are eight hours early',
    ],
  ]),
  ...of('ui/countdown-state', [
    [
      "if (leftMs <= 0) return 'shut';",
      "if (leftMs < 0) return 'shut';",
      'an issue looks open in the instant of its close',
    ],
  ]),
  ...of('ui/toast/toast', [['.slice(0, MAX)', '', 'toasts pile up over the whole page']]),
  ...of('rules/core/csv', [
    [
      'quoted(isReadAsOther(value) ? AS_TEXT + value : value)',
      'quoted(value)',
      'a saved list runs a formula in the spreadsheet of an operator',
    ],
  ]),
  ...of('client/topics', [
    [
      "return seq <= known ? 'known' : 'gap';",
      "return 'gap';",
      'an event that is repeated makes the page read everything again',
    ],
  ]),
  ...of(
    'client/reply',
    [
      [
        '{ zh: message, en: message }',
        "{ zh: '', en: '' }",
        'a refusal with an unknown code says nothing',
      ],
    ],
    'client/call',
  ),
  ...of(
    'client/request',
    [['if (token) headers', 'if (!token) headers', 'a signed-in player calls as a stranger']],
    'client/call',
  ),
  ...of('client/call', [
    [
      'handlers.onOffline(endpoint, offline.data.OfflineEndTime);',
      '',
      'the page does not show that the site is offline',
    ],
  ]),
  ...of('client/hub', [
    [
      'if (left > 0) counts.set(id, left);\n        else counts.delete(id);',
      'counts.delete(id);',
      'a part of the screen that closes stops the events of the others',
    ],
  ]),
  ...of(
    'shell/session/leave',
    [['  clearKept();\n', '', 'the token stays on the device after the login has ended']],
    'shell/session/denial',
  ),
  ...of('shell/session/login-ends', [
    [
      "if (nowMs >= endsAt) return { kind: 'over', endsAt };",
      '',
      'an idle login is never ended on the page',
    ],
    [
      'idleEndAt < loginEndAt && idleEndAt - nowMs <= ASK_MS',
      'false',
      'a player is signed out without being asked',
    ],
    [
      'reportedAt === undefined || nowMs - reportedAt >= REPORT_MS',
      'true',
      'every key press is a request',
    ],
  ]),
  ...of('shell/session/send', [
    [
      'gcTime: LOOK_MS }',
      'gcTime: LOOK_MS, retry: 1 }',
      'a bet whose answer is lost is sent twice',
    ],
  ]),
  ...of(
    'shell/device/kept',
    [
      [
        'for (const { clear } of all.values()) clear?.();',
        '',
        'the next player at the device has the choices of the last',
      ],
    ],
    'shell/device/preferences',
  ),
  ...of('shell/statement/fetch-parts', [
    [
      "if (isGivenUp()) return 'given up';",
      '',
      'a download goes on after the player has cancelled it',
    ],
  ]),
];

const player: readonly Fault[] = [
  ...of('web/features/play/slip/attempt/pending', [
    [
      'serverMs >= intent.closesAt + SURE_AFTER_MS',
      'serverMs >= intent.closesAt',
      'a bet that is still pending is reported as lost',
    ],
    [
      'const others = list.filter(({ intent: { id } }) => id !== intent.id);',
      'const others = list;',
      'a bet that is sent again waits twice',
    ],
  ]),
  ...of(
    'web/features/play/slip/attempt/pending',
    [
      [
        'isOurs = list.length < old.list.length;',
        'isOurs = true;',
        'two tabs tell the same answer',
      ],
    ],
    'web/features/play/slip/attempt/remove-pending',
  ),
  ...of(
    'web/features/play/slip/lines/kept-lines',
    [
      [
        'isStake(amount, notes, mode, multiple)',
        'true',
        'a slip comes back after a reload with a stake that is not its price',
      ],
    ],
    'web/features/play/slip/lines/use-cart',
  ),
  ...of('web/features/play/slip/quick/quick', [
    [
      'sumMoney(lines.map(({ amount }) => amount)) <= limit',
      'lines.every(({ amount }) => amount <= limit)',
      'many small bets pass the limit above which the player is asked',
    ],
  ]),
  ...of('web/features/play/slip/saved/saved-slips', [
    [
      'old.last.filter((slip) => slip.gameId !== gameId)',
      'old.last',
      'the slip that comes back is not the last one',
    ],
  ]),
  ...of('web/features/play/slip/funds/bonus-part', [
    [
      'staked > cash && help.most !== null && amount > help.most',
      'false',
      'the slip promises a bonus that the server refuses',
    ],
  ]),
  ...of('web/features/play/slip/attempt/clear-draft', [
    [
      'if (play && !isPickedAsSent(play, draft, typed, line)) continue;',
      '',
      'numbers picked while a quick bet is on its way are lost',
    ],
  ]),
  ...of('web/features/play/responsible-gaming/read-amount', [
    [
      "decimals.padEnd(3, '0')",
      "decimals.padStart(3, '0')",
      'a limit of 1200.5 is set as 1200.005',
    ],
  ]),
  ...of('web/features/play/fair/verify/panel-view', [
    [
      "if (order.some(({ status }) => status === 'failed')) return 'failed';",
      '',
      'the panel passes a draw that does not hold',
    ],
    [
      "four.every(({ status }) => status === 'ok') ? 'verified' : 'partly'",
      "'verified'",
      'the panel calls a draw verified of which it checked a part',
    ],
  ]),
  ...of('web/features/money/withdraw/use-request', [
    [
      '{ free: data.FreeLeft, feeRate, feeCap }',
      '{ free: 0, feeRate, feeCap }',
      'a free withdrawal shows a fee',
    ],
    [
      '(each < least ? each : least)',
      '(each > least ? each : least)',
      'the form offers more than can be withdrawn',
    ],
  ]),
  ...of('web/features/play/lottery/issue/issue-view', [
    [
      "if (seconds <= CLOSING_FROM) return 'closing';",
      '',
      'the last ten seconds of a sale do not warn',
    ],
  ]),
  ...of('web/features/community/live-notice/live/live-at', [
    [
      'closed.includes(key) ? []',
      'false ? []',
      'a notification that was closed comes back at once',
    ],
  ]),
];

const operator: readonly Fault[] = [
  ...of('console/registry/navigation', [
    [
      '(permissions.length === 0 || permissions.some(may)) &&',
      '',
      'the menu leads to pages that the operator may not read',
    ],
  ]),
  ...of('console/features/money/withdraw/acts', [
    [
      'return claim === now;',
      'return true;',
      'a withdrawal that a colleague has claimed offers to be paid',
    ],
    [
      'if (unapprovedIn === detail.State && detail.IsApproved) return false;',
      '',
      'an approved withdrawal offers to be approved again',
    ],
  ]),
  ...of('console/features/money/manual-adjustment/lines', [
    [
      'faulty.length === 0 && wired.length > 0',
      'wired.length > 0',
      'a batch with a wrong line is sent without it',
    ],
    [
      'Math.round(Number(typed) * 100)',
      'Math.trunc(Number(typed) * 100)',
      'a turnover of 0.29 times becomes 0.28',
    ],
  ]),
];

/** What a player or an operator would feel: each is caught by a unit or page test, without a browser. */
export const clientFaults: readonly Fault[] = [...shared, ...player, ...operator];
