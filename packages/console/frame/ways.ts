import type { Permission } from '@fairlot/rules/check/operator-roles';
import type { Bilingual } from '@fairlot/rules/core/text';
import { text } from './text.ts';

/** Where a page is and who may read it. */
export type Way = {
  readonly to: WayTo;
  readonly name: Bilingual;
  /** One of them is enough; none: every operator. */
  readonly may: readonly Permission[];
  /** What waits there, counted beside it. */
  readonly waits?: 'alarms' | 'proposals';
};
export type WayGroup = {
  readonly key: string;
  readonly name: Bilingual;
  readonly ways: readonly Way[];
};

const way = <const T extends string>(
  to: T,
  name: Bilingual,
  may: readonly Permission[],
  waits?: Way['waits'],
) => ({ to, name, may, ...(waits && { waits }) });

/** The pages of the console in their order, those first that are worked on all day; a page more is one line. */
const GROUPS = [
  {
    key: 'today',
    name: text.today,
    ways: [
      way('/Dashboard', text.dashboard, ['report.desk.read']),
      way('/Withdrawals', text.withdrawals, ['withdraw.queue.read']),
      way('/Deposits', text.deposits, ['deposit.orders.read']),
      way('/Issues', text.issues, ['lottery.issues.read'], 'alarms'),
      way('/Proposals', text.proposals, ['operator.proposals.read'], 'proposals'),
    ],
  },
  {
    key: 'people',
    name: text.people,
    ways: [
      way('/Players', text.players, ['manage.players.read']),
      way('/Risk', text.risk, ['risk.cases.read', 'risk.rules.read']),
      way('/Layers', text.layers, ['layer.layers.read']),
      way('/Links', text.links, ['link.links.read']),
      way('/Avatars', text.avatars, ['manage.avatars.read']),
    ],
  },
  {
    key: 'money',
    name: text.money,
    ways: [
      way('/Reports', text.reports, ['report.money.read']),
      way('/Reconciliation', text.reconciliation, ['reconcile.breaks.read']),
      way('/Adjustments', text.adjust, ['adjust.money.read']),
      way('/Channels', text.channels, ['deposit.channels.read']),
      way('/Money', text.moneySettings, ['money.settings.read']),
      way('/Providers', text.providers, ['provider.settings.read']),
      way('/Banks', text.banks, ['payee.banks.read']),
      way('/Rates', text.rates, ['rate.usdt.read']),
      way('/Chains', text.chains, ['chain.nodes.read']),
      way('/Upkeep', text.upkeep, ['upkeep.state.read']),
    ],
  },
  {
    key: 'site',
    name: text.ofSite,
    ways: [
      way('/Games', text.games, ['lottery.games.read']),
      way('/Calendar', text.calendar, ['lottery.calendar.read']),
      way('/Announcements', text.announcements, ['announcement.notices.read']),
      way('/Banners', text.banners, ['banner.home.read']),
      way('/HelpArticles', text.help, ['help.articles.read']),
      way('/Templates', text.templates, ['template.letters.read']),
      way('/LiveNotifications', text.live, ['notify.live.read']),
      way('/Terms', text.terms, ['terms.text.read']),
      way('/Site', text.site, ['site.state.read', 'site.settings.read']),
      way('/Logos', text.logos, ['media.logos.read']),
    ],
  },
  {
    key: 'desk',
    name: text.ofDesk,
    ways: [
      way('/', text.desk, []),
      way('/Operators', text.operators, ['operator.accounts.read']),
      way('/Security', text.security, ['operator.security.read']),
      way('/Passkeys', text.passkeys, []),
    ],
  },
] as const;

export type WayTo = (typeof GROUPS)[number]['ways'][number]['to'];
export const WAY_GROUPS: readonly WayGroup[] = GROUPS;

/** The pages that one may read and whose name, in either language, has what is typed in it; groups without any are left out. */
export function findWays(
  typed: string,
  may: (permission: Permission) => boolean,
): readonly WayGroup[] {
  const wanted = typed.trim().toLowerCase();
  const isFound = ({ to, name, may: asked }: Way): boolean =>
    (asked.length === 0 || asked.some(may)) &&
    [to, name.zh, name.en].some((word) => word.toLowerCase().includes(wanted));
  return WAY_GROUPS.map((group) => ({ ...group, ways: group.ways.filter(isFound) })).filter(
    ({ ways }) => ways.length > 0,
  );
}
