import { Bans } from '../features/account/ban/index.ts';
import { AnnouncementPage } from '../features/content/announcement/index.ts';
import { BannersPage } from '../features/content/banner/index.ts';
import { TemplatesPage } from '../features/content/template/index.ts';
import { HelpPage } from '../features/content/help/index.ts';
import { DashboardPage } from '../features/back-office/report/index.ts';
import { SitePage } from '../features/content/site-state/index.ts';
import { TermsPage } from '../features/account/terms/index.ts';
import { AvatarsPage } from '../features/account/profile/index.ts';
import { LogosPage } from '../features/content/logo/index.ts';
import { LivePage } from '../features/community/live-notice/index.ts';
import { BanksPage } from '../features/money/payout-account/index.ts';
import { ChainPage } from '../features/money/crypto-deposit/index.ts';
import { ChannelsPage } from '../features/money/deposit/index.ts';
import { LayersPage } from '../features/money/player-tier/index.ts';
import { MoneyPage } from '../features/money/money-settings/index.ts';
import { LeavesNote } from '../features/staff/publishing/index.ts';
import { ProvidersPage } from '../features/money/provider/index.ts';
import { RatePage } from '../features/money/exchange-rate/index.ts';
import {
  OperatorList,
  PasskeyList,
  ProposalList,
  SecurityPage,
  StaffAddresses,
} from '../features/staff/operator/index.ts';
import { UpkeepPage } from '../features/operations/upkeep/index.ts';
import styles from './frame.module.css';
import { PROPOSALS } from './proposals.ts';
import { text } from './text.ts';
import { useTitle } from './use-title.ts';

export function Dashboard() {
  useTitle(text.dashboard);
  return <DashboardPage />;
}

/** Pages that are one list. */
export function Proposals() {
  useTitle(text.proposals);
  return (
    <div className={styles['page']}>
      <ProposalList views={PROPOSALS} Note={LeavesNote} />
    </div>
  );
}

export function Banks() {
  useTitle(text.banks);
  return (
    <div className={styles['page']}>
      <BanksPage />
    </div>
  );
}

export function Chains() {
  useTitle(text.chains);
  return (
    <div className={styles['page']}>
      <ChainPage />
    </div>
  );
}

export function Channels() {
  useTitle(text.channels);
  return (
    <div className={styles['page']}>
      <ChannelsPage />
    </div>
  );
}

export function Money() {
  useTitle(text.moneySettings);
  return (
    <div className={styles['page']}>
      <MoneyPage />
    </div>
  );
}

export function Providers() {
  useTitle(text.providers);
  return (
    <div className={styles['page']}>
      <ProvidersPage />
    </div>
  );
}

export function Layers() {
  useTitle(text.layers);
  return (
    <div className={styles['page']}>
      <LayersPage />
    </div>
  );
}

export function Rates() {
  useTitle(text.rates);
  return (
    <div className={styles['page']}>
      <RatePage />
    </div>
  );
}

export function LiveNotifications() {
  useTitle(text.live);
  return (
    <div className={styles['page']}>
      <LivePage />
    </div>
  );
}

export function Announcements() {
  useTitle(text.announcements);
  return (
    <div className={styles['page']}>
      <AnnouncementPage />
    </div>
  );
}

export function Banners() {
  useTitle(text.banners);
  return (
    <div className={styles['page']}>
      <BannersPage />
    </div>
  );
}

export function Templates() {
  useTitle(text.templates);
  return (
    <div className={styles['page']}>
      <TemplatesPage />
    </div>
  );
}

export function HelpArticles() {
  useTitle(text.help);
  return (
    <div className={styles['page']}>
      <HelpPage />
    </div>
  );
}

export function Site() {
  useTitle(text.site);
  return (
    <div className={styles['page']}>
      <SitePage />
    </div>
  );
}

export function Terms() {
  useTitle(text.terms);
  return (
    <div className={styles['page']}>
      <TermsPage />
    </div>
  );
}

export function Avatars() {
  useTitle(text.avatars);
  return (
    <div className={styles['page']}>
      <AvatarsPage />
    </div>
  );
}

export function Logos() {
  useTitle(text.logos);
  return (
    <div className={styles['page']}>
      <LogosPage />
    </div>
  );
}

export function Upkeep() {
  useTitle(text.upkeep);
  return (
    <div className={styles['page']}>
      <UpkeepPage />
    </div>
  );
}

export function Passkeys() {
  useTitle(text.passkeys);
  return (
    <div className={styles['page']}>
      <PasskeyList />
    </div>
  );
}

export function Security() {
  useTitle(text.security);
  return (
    <div className={styles['page']}>
      <div>
        <SecurityPage />
        <Bans />
      </div>
    </div>
  );
}

export function Operators() {
  useTitle(text.operators);
  return (
    <div className={styles['page']}>
      <StaffAddresses />
      <OperatorList />
    </div>
  );
}
