import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { decode, encode } from 'zod/mini';
import type { Bilingual, Language } from '@fairlot/rules/core/text';
import { LanguageContext } from '@fairlot/ui';
import { asksSecond, operatorHttp } from '@fairlot/wire/staff/operator';
import { endpoints } from '../../wire/surface.ts';
import { proposalLoader } from '../registry/load-proposals.ts';
import type { Proposal } from '../registry/proposal-view.ts';
import { features } from './index.ts';
import { DEBT_FROZEN } from './money/deposit/testing/frozen.ts';
import { TRANSFER_FROZEN } from './team/transfer/testing/frozen.ts';
import { PreviewStep } from './staff/operator/act-form/index.ts';
import { Facts } from './staff/operator/proposals/ProposalDialog.tsx';
import {
  Changes,
  EffectTime,
  isRecord,
  rowsOf,
  tellsParts,
  type Plain,
} from './staff/operator/proposal-content/index.ts';
import { FROZEN_MOVE } from './team/move/testing/frozen.ts';

const { views } = await proposalLoader(features)();
const reader = { loaded: { views, notes: [] } };
const GAME = { zh: '重庆时时彩', en: 'Chongqing' };
const NOTICE = {
  Type: 'system',
  Title: { zh: '充值说明', en: 'About deposits' },
  Body: { zh: '五分钟到账', en: 'Within five minutes' },
  IsPinned: false,
  IsMustRead: false,
  Audience: { Kind: 'all' },
  From: null,
  Until: null,
};

/** Sample content of each act, as the server freezes it (`propose` of its use case). */
const FROZEN: Readonly<Record<string, readonly [before: unknown, content: unknown]>> = {
  ...FROZEN_MOVE,
  ...DEBT_FROZEN,
  ...TRANSFER_FROZEN,
  'deposit.orders.confirm': [
    { state: 1, ordered: '700.000' },
    {
      orderNo: 'D1x1',
      amount: '70,000.000',
      about: {
        userName: 'alice',
        balance: '1.000',
        balanceAfter: '70,001.000',
        fee: '0.000',
        bonus: '0.000',
      },
    },
  ],
  'deposit.exceptions.resolve': [
    { payment: 'P-1', order: 'D1x1', amount: '5.000' },
    {
      id: 3,
      as: 'credit',
      player: 'alice',
      about: { ordered: '7.000', userName: 'alice', balance: '1.000', balanceAfter: '6.000' },
    },
  ],
  'deposit.exceptions.settle': [
    { payment: 'P-1', order: 'D1x1', amount: '5.000' },
    { id: 3, isPaid: true, evidence: 'letter 7' },
  ],
  'deposit.orders.reverse': [
    { paid: '100.000', fee: '0.500', bonus: '0.000' },
    {
      orderNo: 'D1x1',
      isThere: false,
      about: {
        userName: 'alice',
        taken: '99.500',
        balance: '50.000',
        balanceAfter: '0.000',
        owes: '49.500',
      },
    },
  ],
  'deposit.chargebacks.resolve': [
    { chargeback: 'C-1', payment: 'P-1', order: 'D1x1', amount: '5.000' },
    { id: 3, as: 'bear' },
  ],
  'withdraw.queue.settle': [
    {
      state: 'THIRDPARTY_HANDLE',
      amount: '5000000',
      paid: '0',
      shown: '6222 **** 0932',
      unknown: ['W1-1'],
    },
    { player: '7', id: '0198', no: 'W1', numbers: ['W1-1'], isPaid: true, evidence: 'letter 7' },
  ],
  'adjust.money.change': [
    null,
    {
      type: 'add',
      currency: 'DEM',
      times: 100,
      memo: { zh: '活动', en: 'Event' },
      total: '7.500',
      lines: [{ player: '7', userName: 'alice', amount: '7.500' }],
      about: { wallets: [{ userName: 'alice', balance: '1.000', balanceAfter: '8.500' }] },
    },
  ],
  'adjust.bonus.end': [
    { state: 'ACTIVE', amount: '88.000' },
    { player: '7', userName: 'alice', bonus: '12', how: 'release' },
  ],
  'agent.groups.change': [{ group: 1960 }, { player: '7', userName: 'alice', group: 1952 }],
  'agent.quotas.change': [{ most: 0 }, { player: '7', userName: 'al', group: 1960, most: 5 }],
  'payee.blocks.change': [
    { isListed: false, kind: 1, shown: '6222 **** 0932', mark: 'ab' },
    { isListed: true, kind: 1, shown: '6222 **** 0932', mark: 'ab' },
  ],
  'chain.addresses.import': [{ chain: 'TRC20' }, { chain: 'TRC20', addresses: ['T1', 'T2'] }],
  'provider.secrets.change': [{ mark: '0a1b2c3d' }, { id: 'sandbox', mark: '9f8e7d6c' }],
  'rate.usdt.change': [
    { spread: 50, fixed: null },
    { spread: 50, fixed: '7.100', minutes: 30 },
  ],
  'manage.authenticators.remove': [
    { since: 1_772_000_000_000 },
    { playerId: '7', userName: 'alice' },
  ],
  'manage.funds.reset': [{ since: 1_772_000_000_000 }, { playerId: '7', userName: 'alice' }],
  'operator.accounts.add': [null, { name: 'newcomer', roles: ['games'], email: 'n@example.com' }],
  'operator.accounts.change': [
    { roles: ['games'] },
    { operatorId: 3, roles: ['games', 'finance'], about: { name: 'li' } },
  ],
  'operator.accounts.reset': [{ name: 'li' }, { operatorId: 3, name: 'li', linkHash: 'ab12' }],
  'operator.accounts.disable': [
    { isDisabled: false },
    { operatorId: 3, isDisabled: true, about: { name: 'li' } },
  ],
  'risk.rules.change': [
    { marks: { FIRST_USE: { isOn: true, from: 1, weight: 20 } }, lookFrom: 40, freezeFrom: 90 },
    { marks: { FIRST_USE: { isOn: false, from: 1, weight: 20 } }, lookFrom: 50, freezeFrom: 90 },
  ],
  'lottery.issues.cancel': [
    { state: 2, serialNumber: 12 },
    { issueId: 5, game: GAME, reason: 'no number', bets: 3, stake: '6000' },
  ],
  'lottery.issues.correct': [
    { number: '1,2,3,4,5', run: 0 },
    {
      issueId: 5,
      about: { game: GAME, serial: 12 },
      number: '1,2,3,4,6',
      evidence: 'page 1',
      reason: 'wrong',
      maker: 3,
      bets: '2',
      players: '1',
      taken: '1956000',
      paid: '0',
      debtors: '1',
      debt: '56000',
    },
  ],
  'lottery.calendar.change': [
    { gameId: null, days: [{ day: '2027-03-08', rule: null }] },
    { gameId: null, days: [{ day: '2027-03-08', rule: 'rest' }] },
  ],
  'lottery.games.schedule': [
    { schedule: { kind: 'allDay', intervalSeconds: 60 }, closeLeadSeconds: 10 },
    {
      gameId: 4,
      sessions: [{ fromSeconds: 36_000, toSeconds: 79_200, everySeconds: 300 }],
      about: { game: GAME, fromDay: '2027-03-08' },
    },
  ],
  'lottery.games.limits': [
    { prizeLimit: '400000000', minStake: '1000', maxStake: '200000000', maxMultiple: 99 },
    {
      gameId: 4,
      effectAt: 1_772_000_000_000,
      limits: {
        prizeLimit: '400000000',
        minStake: '1000',
        maxStake: '100000000',
        maxMultiple: 99,
        budget: '5000',
      },
      touching: ['maxStake'],
      about: { game: GAME },
    },
  ],
  'bet.prices.change': [
    [
      {
        play: 'ssc.c.total',
        odds: ['19800', '19800'],
        limits: { minStake: '1000', soloRatio: 100 },
        isOpen: true,
      },
    ],
    {
      gameId: 4,
      changes: [{ play: 'ssc.c.total', odds: ['19500', '19800'], limits: null, isOpen: false }],
      about: {
        game: GAME,
        plays: {
          'ssc.c.total': {
            group: { zh: '双面', en: 'Double-sided' },
            name: { zh: '总和', en: 'Sum' },
            options: [
              { zh: '大', en: 'Big' },
              { zh: '小', en: 'Small' },
            ],
          },
        },
      },
    },
  ],
  'layer.players.assign': [
    { layer: null, players: ['alice: –', 'bob: 2'] },
    {
      layer: 3,
      players: ['alice', 'bob'],
      about: { layers: { 2: { zh: '白银', en: 'Silver' }, 3: { zh: '黄金', en: 'Gold' } } },
    },
  ],
  'deposit.channels.publish': [
    { min: '10.000', bonusRate: 100, version: 1 },
    { min: '20.000', bonusRate: 2, version: 2, id: '7', about: { of: { zh: '扫码', en: 'QR' } } },
  ],
  'money.settings.publish': [
    { withdrawMin: 100, withdrawFeeRate: 100, version: 1 },
    {
      withdrawMin: 200,
      withdrawFeeRate: 50,
      publishAt: '2027-03-06 10:00',
      version: 2,
      id: 'withdraw',
    },
  ],
  'layer.layers.publish': [
    null,
    { zh: '黄金', en: 'Gold', isReadOnly: false, isReviewed: true, sort: 3 },
  ],
  'layer.limits.publish': [
    { min: null, feeRate: null, version: 1 },
    { min: '20.000', feeRate: 50, version: 2, id: 'card-0' },
  ],
  'rate.sources.publish': [
    { isOn: true, version: 1 },
    { isOn: false, version: 2, id: 'huobi' },
  ],
  'provider.settings.publish': [
    { payoutMost: '100.000', version: 1 },
    { payoutMost: '200.000', version: 2, id: 'sandbox' },
  ],
  'help.articles.publish': [
    { titleZh: '旧', category: 'start', version: 1 },
    {
      titleZh: '新',
      category: 'deposit',
      version: 2,
      id: '4',
      about: { of: { zh: '旧', en: 'Old' } },
    },
  ],
  'banner.home.publish': [
    { link: '/Old', sort: 1, version: 1 },
    { link: '/New', sort: 2, version: 2, id: '4', about: { of: { zh: '春', en: 'Spring' } } },
  ],
  'template.letters.publish': [
    { titleZh: '旧', version: 1 },
    { titleZh: '新', version: 2, id: 'code', about: { of: { zh: '验证码', en: 'Code' } } },
  ],
  'announcement.notices.publish': [
    { state: 'draft', shown: null },
    { isNew: true, content: NOTICE },
  ],
  'announcement.notices.withdraw': [{ state: 'shown', shown: NOTICE }, { id: 1 }],
  'terms.text.change': [
    { version: 1, zh: ['一'], en: ['One'] },
    { version: 1, zh: ['二'], en: ['Two'] },
  ],
};

/** Earlier versions are proposed by an act of their own kind; the act that is confirmed is that of the rules. */
const REVERT = 'publish.versions.revert';
const ACTS = [
  ...new Set(
    endpoints()
      .filter(({ endpoint }) => asksSecond(endpoint))
      .map(({ endpoint }) => endpoint.access),
  ),
].filter((access) => access !== REVERT);

const LANGUAGES: readonly Language[] = ['zh', 'en'];
const inEnglish = ({ en }: Bilingual) => en;

/** A proposal as it comes over the wire. */
function proposalOf(permission: string): Proposal {
  const [Before, Content] = FROZEN[permission] ?? [null, null];
  const row = {
    Id: 7,
    Permission: permission,
    Target: 'a machine name 7',
    Reason: 'Receipt seen',
    Before: Before as never,
    Content: Content as never,
    Hash: 'ab',
    Maker: 'operator1',
    MadeAt: 1_772_000_000_000,
    ExpiresAt: 1_772_086_400_000,
  };
  const { output } = operatorHttp.getProposals;
  const wired = JSON.stringify(encode(output, { Rows: [row], DateTimeNow: 1_772_000_000_000 }));
  return decode(output, JSON.parse(wired)).Rows[0]!;
}

/** Returns the rendered text, part by part. */
function textIn(language: Language, shown: ReactNode): string {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageContext value={language}>{shown}</LanguageContext>
    </QueryClientProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
}

/** Returns the text of the content without the rest of the dialog. */
const contentIn = (language: Language, permission: string): string =>
  textIn(language, views[permission]?.show(proposalOf(permission)));

/** The same with a part more, in each record of it; names beside the content are no part of it. */
function* withMore(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries())
      for (const more of withMore(each)) yield value.with(at, more);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, whatever: { new: 1 } };
    for (const [key, each] of Object.entries(value))
      if (key !== 'about') for (const more of withMore(each)) yield { ...value, [key]: more };
  }
}

const strip = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'about'));
};

describe('every act of two operators', () => {
  it('has a view and a sample here', () => {
    expect(ACTS.length).toBeGreaterThan(30);
    expect(Object.keys(views).toSorted()).toEqual(ACTS.toSorted());
    expect(Object.keys(FROZEN).toSorted()).toEqual(ACTS.toSorted());
  });

  it.each(ACTS)('%s reads the same to maker and confirmer', (permission) => {
    for (const language of LANGUAGES) {
      const proposal = proposalOf(permission);
      const content = contentIn(language, permission);
      expect(content.replaceAll('|', '').length).toBeGreaterThan(0);
      const preview = { proposal: { ...proposal, Id: 0 }, reader, isSure: false };
      const maker = textIn(
        language,
        <PreviewStep {...preview} setSure={() => undefined} back={() => undefined} />,
      );
      const checker = textIn(language, <Facts proposal={proposal} reader={reader} />);
      expect(maker).toContain(content);
      expect(checker).toContain(content);
    }
  });

  it.each(ACTS)('%s shows no permission, machine name or JSON', (permission) => {
    for (const language of LANGUAGES) {
      const shown = textIn(language, <Facts proposal={proposalOf(permission)} reader={reader} />);
      expect(shown).not.toContain('machine name');
      expect(shown).not.toMatch(/[a-z]+\.[a-z]+\.[a-z]+/);
      expect(shown).not.toMatch(/[{}[\]"]|undefined|null|&quot;/);
    }
    expect(views[permission]?.subject(proposalOf(permission), inEnglish)).not.toBe('');
  });

  it.each(ACTS)('%s cannot be shown or confirmed with an unnamed part', (permission) => {
    // The schemas of announcements and terms drop unknown fields, and so does the act.
    if (/^(announcement|terms)\./.test(permission)) return;
    const [before, content] = FROZEN[permission] ?? [null, null];
    const all = [...withMore([before, strip(content)])] as (readonly [never, never])[];
    expect(all.length).toBeGreaterThan(0);
    for (const [Before, Content] of all) {
      const shown = views[permission]?.show({ Before, Content });
      expect(shown, JSON.stringify([Before, Content])).toBeUndefined();
    }
  });
});

describe('units', () => {
  it.each([
    ['adjust.money.change', '× 1.00'],
    ['bet.prices.change', 'Odds Big|1.98| → |1.95|'],
    ['bet.prices.change', 'Double-sided Sum'],
    ['deposit.channels.publish', '|1.00%| → |0.02%|'],
    ['money.settings.publish', '|1.00%| → |0.50%|'],
    ['money.settings.publish', '|100.000| → |200.000|'],
    ['money.settings.publish', '2027-03-06 10:00'],
    ['rate.usdt.change', '|0.50%|'],
    ['rate.usdt.change', '30 min'],
    ['lottery.games.schedule', 'First day|2027-03-08'],
    ['lottery.games.limits', 'Chongqing'],
    ['layer.players.assign', 'bob: Silver'],
    ['deposit.orders.confirm', 'Balance after|70,001.000'],
    ['operator.accounts.change', 'Game operator'],
  ])('%s says %s', (permission, said) => {
    expect(contentIn('en', permission)).toContain(said);
  });

  it('asks both operators again if the amount is not that of the order', () => {
    const asked = views['deposit.orders.confirm']?.question;
    expect(asked?.(proposalOf('deposit.orders.confirm'))?.en).toMatch(/700\.000.*70,000\.000/);
    const same = { Before: { ordered: '5.000' }, Content: { orderNo: 'D1x1', amount: '5.000' } };
    expect(asked?.(same)).toBeUndefined();
    const resolved = views['deposit.exceptions.resolve']?.question;
    expect(resolved?.(proposalOf('deposit.exceptions.resolve'))?.en).toMatch(/7\.000.*5\.000/);
  });
});

describe('rules that one operator edits and another publishes', () => {
  // As the editor has them: all of them; the server freezes those alone that change.
  const before: Plain = { zh: '扫码', en: 'QR', min: '10.000', bonusRate: 100, layers: [] };
  const after: Plain = { ...before, min: '20.000', bonusRate: 2 };

  it('reads the same in the review and in the proposal', () => {
    for (const language of LANGUAGES) {
      const review = (
        <>
          <EffectTime at={undefined} />
          <Changes before={before} after={after} />
        </>
      );
      expect(textIn(language, review)).toBe(contentIn(language, 'deposit.channels.publish'));
    }
  });
});

/** Returns the text of a view. */
const shownBy = (permission: string, Before: unknown, Content: unknown): string =>
  textIn('en', views[permission]?.show({ Before, Content } as never));

describe('a proposal', () => {
  it('shows a removed cap of limits and the changes of a timetable', () => {
    const [limits, content] = FROZEN['lottery.games.limits'] ?? [];
    const capped = { ...(limits as object), issuePrize: '9000' };
    expect(shownBy('lottery.games.limits', capped, content)).toContain('|9.000| → |–|');
    const daily = {
      schedule: { kind: 'daily', drawAtSeconds: 76_500, weekdays: [2, 4, 7] },
      closeLeadSeconds: 900,
    };
    const stepped = shownBy('lottery.games.schedule', daily, { gameId: 1, intervalSeconds: 60 });
    expect(stepped).toContain('|21:15| → |every 60 s|');
    expect(stepped).toContain('|900 s|');
    expect(stepped).toMatch(/Tuesday\|Thursday\|Sunday.*–/);
    const later = shownBy('lottery.games.schedule', daily, { gameId: 1, drawAtSeconds: 72_000 });
    expect(later).toContain('|Draw days|Tuesday|Thursday|Sunday|');
    const [payment] = FROZEN['deposit.exceptions.resolve'] ?? [];
    const toIts = { id: 3, as: 'credit', player: null };
    expect(shownBy('deposit.exceptions.resolve', payment, toIts)).toContain(
      'the player of the order',
    );
  });
});

describe('rows of a proposal', () => {
  const name = (zh: string): Bilingual => ({ zh, en: zh });
  const say = ({ en }: Bilingual) => en;

  it('pairs old and new values in the order of the parts and leaves internal numbers out', () => {
    const parts = { id: null, b: { name: name('B') }, a: { name: name('A'), was: 'now' } };
    expect(rowsOf(parts, { now: 1 }, { a: 2, id: 9, b: true }, say)).toEqual([
      { name: 'B', after: 'Yes' },
      { name: 'A', before: '1', after: '2' },
    ]);
    expect(rowsOf(parts, {}, { a: null }, say)).toEqual([{ name: 'A', after: '–' }]);
  });

  it('returns undefined for an unknown value', () => {
    const tell = tellsParts({ a: { name: name('A') } });
    expect(tell({ Before: null, Content: { a: { deep: 1 } } }, say)).toBeUndefined();
    expect(tell({ Before: null, Content: 'text' }, say)).toBeUndefined();
    expect(tell({ Before: null, Content: { a: ['x', 'y'] } }, say)).toEqual([
      { name: 'A', after: ['x', 'y'] },
    ]);
  });
});
