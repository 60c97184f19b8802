// TanStack Router: the filters of a list live in the address, typed and checked as they come in.
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Broken, clearSession, isSignedIn } from '@fairlot/shell';
import {
  AdjustPage,
  AdjustSearch,
  type AdjustFilter,
} from '../features/money/manual-adjustment/index.ts';
import { DepositPage, DepositSearch, type DepositFilter } from '../features/money/deposit/index.ts';
import { IssuePage, MonitorPage } from '../features/back-office/issue/index.ts';
import {
  CalendarPage,
  GamePage,
  type GamesFilter,
  GamesPage,
  GamesSearch,
} from '../features/play/lottery/index.ts';
import {
  PlayerPage,
  PlayersPage,
  PlayersSearch,
  type PlayersFilter,
} from '../features/back-office/player-admin/index.ts';
import {
  LinksPage,
  LinksSearch,
  type LinksFilter,
} from '../features/account/registration-link/index.ts';
import { AuditSearch, type AuditFilter } from '../features/staff/operator/index.ts';
import {
  ReconcilePage,
  ReconcileSearch,
  type ReconcileFilter,
} from '../features/money/reconcile/index.ts';
import {
  ReportPage,
  ReportSearch,
  type ReportFilter,
} from '../features/back-office/report/index.ts';
import { type RiskFilter, RiskPage, RiskSearch } from '../features/money/risk/index.ts';
import {
  WithdrawPage,
  WithdrawSearch,
  type WithdrawFilter,
} from '../features/money/withdraw/index.ts';
import { Desk } from './Desk.tsx';
import { Layout } from './Layout.tsx';
import {
  Announcements,
  Avatars,
  Banks,
  Banners,
  Chains,
  Channels,
  Dashboard,
  HelpArticles,
  Layers,
  LiveNotifications,
  Logos,
  Money,
  Operators,
  Passkeys,
  Proposals,
  Providers,
  Rates,
  Security,
  Site,
  Templates,
  Terms,
  Upkeep,
} from './pages.tsx';
import { SignIn } from './SignIn.tsx';
import { text } from './text.ts';
import { useTitle } from './use-title.ts';

const root = createRootRoute({ component: Layout });

/** What is of no use in an address is as if it were not there. */
const optional = (most: number) =>
  z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(most))), undefined);

const SignInSearch = z.object({ why: optional(200) });

export const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/SignIn',
  validateSearch: (search) => SignInSearch.parse(search),
  // Going here ends what is kept of a login.
  beforeLoad: () => {
    if (isSignedIn()) clearSession();
  },
  component: function SignInHere() {
    const { why } = signInRoute.useSearch();
    return <SignIn why={why} />;
  },
});

function onlySignedIn(): void {
  if (!isSignedIn()) throw redirect({ to: '/SignIn', replace: true });
}

/** Whatever stands behind a login. */
const page = createRoute({ getParentRoute: () => root, id: 'page' });

/** A page that takes nothing from its address. */
const shown = <const P extends string>(path: P, component: () => ReactNode) =>
  createRoute({ getParentRoute: () => page, path, beforeLoad: onlySignedIn, component });

export const deskRoute = createRoute({
  getParentRoute: () => page,
  path: '/',
  validateSearch: (search) => AuditSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function DeskHere() {
    const filter = deskRoute.useSearch();
    const go = deskRoute.useNavigate();
    // What was typed a moment ago must not take back what was chosen since.
    const onFilter = (change: AuditFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <Desk filter={filter} onFilter={onFilter} />;
  },
});

export const gamesRoute = createRoute({
  getParentRoute: () => page,
  path: '/Games',
  validateSearch: (search) => GamesSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function GamesHere() {
    const filter = gamesRoute.useSearch();
    const go = gamesRoute.useNavigate();
    const onFilter = (change: GamesFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <GamesPage filter={filter} onFilter={onFilter} />;
  },
});

export const gameRoute = createRoute({
  getParentRoute: () => page,
  path: '/Games/$id',
  beforeLoad: onlySignedIn,
  component: function GameHere() {
    return <GamePage id={Number(gameRoute.useParams().id)} />;
  },
});

const issuesRoute = shown('/Issues', MonitorPage);

export const issueRoute = createRoute({
  getParentRoute: () => page,
  path: '/Issues/$game/$serial',
  beforeLoad: onlySignedIn,
  component: function IssueHere() {
    const { game, serial } = issueRoute.useParams();
    return <IssuePage gameId={Number(game)} serial={Number(serial)} />;
  },
});

export const playersRoute = createRoute({
  getParentRoute: () => page,
  path: '/Players',
  validateSearch: (search) => PlayersSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function PlayersHere() {
    const filter = playersRoute.useSearch();
    const go = playersRoute.useNavigate();
    const onFilter = (change: PlayersFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <PlayersPage filter={filter} onFilter={onFilter} />;
  },
});

export const playerRoute = createRoute({
  getParentRoute: () => page,
  path: '/Players/$id',
  beforeLoad: onlySignedIn,
  component: function PlayerHere() {
    return <PlayerPage id={Number(playerRoute.useParams().id)} />;
  },
});

export const linksRoute = createRoute({
  getParentRoute: () => page,
  path: '/Links',
  validateSearch: (search) => LinksSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function LinksHere() {
    const filter = linksRoute.useSearch();
    const go = linksRoute.useNavigate();
    const onFilter = (change: LinksFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <LinksPage filter={filter} onFilter={onFilter} />;
  },
});

export const withdrawalsRoute = createRoute({
  getParentRoute: () => page,
  path: '/Withdrawals',
  validateSearch: (search) => WithdrawSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function WithdrawalsHere() {
    useTitle(text.withdrawals);
    const filter = withdrawalsRoute.useSearch();
    const go = withdrawalsRoute.useNavigate();
    const onFilter = (change: WithdrawFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <WithdrawPage filter={filter} onFilter={onFilter} />;
  },
});

export const reconcileRoute = createRoute({
  getParentRoute: () => page,
  path: '/Reconciliation',
  validateSearch: (search) => ReconcileSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function ReconciliationHere() {
    useTitle(text.reconciliation);
    const filter = reconcileRoute.useSearch();
    const go = reconcileRoute.useNavigate();
    const onFilter = (change: ReconcileFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <ReconcilePage filter={filter} onFilter={onFilter} />;
  },
});

export const riskRoute = createRoute({
  getParentRoute: () => page,
  path: '/Risk',
  validateSearch: (search) => RiskSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function RiskHere() {
    useTitle(text.risk);
    const filter = riskRoute.useSearch();
    const go = riskRoute.useNavigate();
    const onFilter = (change: RiskFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <RiskPage filter={filter} onFilter={onFilter} />;
  },
});

export const adjustRoute = createRoute({
  getParentRoute: () => page,
  path: '/Adjustments',
  validateSearch: (search) => AdjustSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function AdjustHere() {
    useTitle(text.adjust);
    const filter = adjustRoute.useSearch();
    const go = adjustRoute.useNavigate();
    const onFilter = (change: AdjustFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <AdjustPage filter={filter} onFilter={onFilter} />;
  },
});

export const depositRoute = createRoute({
  getParentRoute: () => page,
  path: '/Deposits',
  validateSearch: (search) => DepositSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function DepositsHere() {
    useTitle(text.deposits);
    const filter = depositRoute.useSearch();
    const go = depositRoute.useNavigate();
    const onFilter = (change: DepositFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <DepositPage filter={filter} onFilter={onFilter} />;
  },
});

export const reportsRoute = createRoute({
  getParentRoute: () => page,
  path: '/Reports',
  validateSearch: (search) => ReportSearch.parse(search),
  beforeLoad: onlySignedIn,
  component: function ReportsHere() {
    useTitle(text.reports);
    const filter = reportsRoute.useSearch();
    const go = reportsRoute.useNavigate();
    const onFilter = (change: ReportFilter) =>
      void go({ search: (now) => ({ ...now, ...change }), replace: true });
    return <ReportPage filter={filter} onFilter={onFilter} />;
  },
});

const dashboardRoute = shown('/Dashboard', Dashboard);
const calendarRoute = shown('/Calendar', CalendarPage);
const announcementsRoute = shown('/Announcements', Announcements);
const bannersRoute = shown('/Banners', Banners);
const templatesRoute = shown('/Templates', Templates);
const helpRoute = shown('/HelpArticles', HelpArticles);
const banksRoute = shown('/Banks', Banks);
const channelsRoute = shown('/Channels', Channels);
const moneyRoute = shown('/Money', Money);
const providersRoute = shown('/Providers', Providers);
const layersRoute = shown('/Layers', Layers);
const chainsRoute = shown('/Chains', Chains);
const ratesRoute = shown('/Rates', Rates);
const liveRoute = shown('/LiveNotifications', LiveNotifications);
const siteRoute = shown('/Site', Site);
const termsRoute = shown('/Terms', Terms);
const avatarsRoute = shown('/Avatars', Avatars);
const logosRoute = shown('/Logos', Logos);
const proposalsRoute = shown('/Proposals', Proposals);
const operatorsRoute = shown('/Operators', Operators);
const upkeepRoute = shown('/Upkeep', Upkeep);
const securityRoute = shown('/Security', Security);
const passkeysRoute = shown('/Passkeys', Passkeys);

export const router = createRouter({
  routeTree: root.addChildren([
    signInRoute,
    page.addChildren([
      deskRoute,
      gamesRoute,
      gameRoute,
      issuesRoute,
      issueRoute,
      playersRoute,
      playerRoute,
      linksRoute,
      depositRoute,
      reconcileRoute,
      withdrawalsRoute,
      riskRoute,
      adjustRoute,
      dashboardRoute,
      reportsRoute,
      calendarRoute,
      announcementsRoute,
      bannersRoute,
      helpRoute,
      templatesRoute,
      banksRoute,
      channelsRoute,
      layersRoute,
      moneyRoute,
      providersRoute,
      chainsRoute,
      ratesRoute,
      upkeepRoute,
      liveRoute,
      avatarsRoute,
      logosRoute,
      siteRoute,
      termsRoute,
      proposalsRoute,
      operatorsRoute,
      securityRoute,
      passkeysRoute,
    ]),
  ]),
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: () => null,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
