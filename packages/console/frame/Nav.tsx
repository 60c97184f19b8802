import { Link } from '@tanstack/react-router';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import { useCall } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { CountBadge } from '@fairlot/ui/badge';
import { lotteryConsole } from '@fairlot/wire/lottery';
import { operatorHttp } from '@fairlot/wire/operator';
import { useMay, usePage } from '../features/operator/index.ts';
import styles from './frame.module.css';
import { text } from './text.ts';

/** How many proposals wait, beside the way to them. */
function Waiting() {
  const words = useWords(text);
  const { data } = useCall(
    operatorHttp.getProposals,
    undefined,
    usePage('operator.proposals', operatorHttp.getProposals),
  );
  const count = data?.ok ? data.value.Rows.length : 0;
  return <CountBadge count={count} label={words.waiting(count)} />;
}

/** How many alarms nobody has acknowledged, beside the way to them. */
function Alarmed() {
  const words = useWords(text);
  const { data } = useCall(
    lotteryConsole.getAlarms,
    undefined,
    usePage('lottery.alarms', lotteryConsole.getAlarms),
  );
  const count = data?.ok ? data.value.Rows.length : 0;
  return <CountBadge count={count} label={words.alarms(count)} />;
}

/** Pages that stand one after the other, with who may read each. */
const WAYS = [
  ['/Upkeep', 'upkeep.state.read', 'upkeep'],
  ['/Rates', 'rate.usdt.read', 'rates'],
  ['/Chains', 'chain.nodes.read', 'chains'],
  ['/Channels', 'deposit.channels.read', 'channels'],
  ['/Layers', 'layer.layers.read', 'layers'],
  ['/Banks', 'payee.banks.read', 'banks'],
  ['/Calendar', 'lottery.calendar.read', 'calendar'],
  ['/Announcements', 'announcement.notices.read', 'announcements'],
  ['/LiveNotifications', 'notify.live.read', 'live'],
  ['/Terms', 'terms.text.read', 'terms'],
] as const;

function Way(props: {
  readonly to: (typeof WAYS)[number][0];
  readonly may: Permission;
  readonly word: (typeof WAYS)[number][2];
}) {
  const { to, may, word } = props;
  const words = useWords(text);
  return useMay(may) && <Link to={to}>{words[word]}</Link>;
}

/** The pages of the console that one may read. */
export function Nav() {
  const words = useWords(text);
  const mayDashboard = useMay('report.desk.read');
  const mayReports = useMay('report.money.read');
  const mayGames = useMay('lottery.games.read');
  const mayIssues = useMay('lottery.issues.read');
  const mayAlarms = useMay('lottery.alarms.read');
  const mayPlayers = useMay('manage.players.read');
  const mayLinks = useMay('link.links.read');
  const mayDeposits = useMay('deposit.orders.read');
  const mayWithdrawals = useMay('withdraw.queue.read');
  const mayCases = useMay('risk.cases.read');
  const mayRules = useMay('risk.rules.read');
  const mayReconcile = useMay('reconcile.breaks.read');
  const mayAdjust = useMay('adjust.money.read');
  const maySettings = useMay('site.settings.read');
  const maySite = useMay('site.state.read') || maySettings;
  const mayAvatars = useMay('manage.avatars.read');
  const mayLogos = useMay('media.logos.read');
  const mayProposals = useMay('operator.proposals.read');
  const mayOperators = useMay('operator.accounts.read');
  const maySecurity = useMay('operator.security.read');
  return (
    <nav className={styles['nav']} aria-label={words.pages}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
        {words.desk}
      </Link>
      {mayDashboard && <Link to="/Dashboard">{words.dashboard}</Link>}
      {mayGames && <Link to="/Games">{words.games}</Link>}
      {mayIssues && (
        <Link to="/Issues">
          {words.issues} {mayAlarms && <Alarmed />}
        </Link>
      )}
      {mayPlayers && <Link to="/Players">{words.players}</Link>}
      {mayLinks && <Link to="/Links">{words.links}</Link>}
      {mayDeposits && <Link to="/Deposits">{words.deposits}</Link>}
      {mayWithdrawals && <Link to="/Withdrawals">{words.withdrawals}</Link>}
      {(mayCases || mayRules) && <Link to="/Risk">{words.risk}</Link>}
      {mayReconcile && <Link to="/Reconciliation">{words.reconciliation}</Link>}
      {mayAdjust && <Link to="/Adjustments">{words.adjust}</Link>}
      {mayReports && <Link to="/Reports">{words.reports}</Link>}
      {WAYS.map(([to, may, word]) => (
        <Way key={to} to={to} may={may} word={word} />
      ))}
      {maySite && <Link to="/Site">{words.site}</Link>}
      {mayAvatars && <Link to="/Avatars">{words.avatars}</Link>}
      {mayLogos && <Link to="/Logos">{words.logos}</Link>}
      {mayProposals && (
        <Link to="/Proposals">
          {words.proposals} <Waiting />
        </Link>
      )}
      {mayOperators && <Link to="/Operators">{words.operators}</Link>}
      {maySecurity && <Link to="/Security">{words.security}</Link>}
      <Link to="/Passkeys">{words.passkeys}</Link>
    </nav>
  );
}
