import { useCall } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { CountBadge } from '@fairlot/ui/badge';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { useMay, usePage } from '../features/staff/operator/index.ts';
import { text } from './text.ts';

function useProposed(): number {
  const { data } = useCall(
    operatorHttp.getProposals,
    undefined,
    usePage('operator.proposals', operatorHttp.getProposals),
  );
  return data?.ok ? data.value.Rows.length : 0;
}

function useAlarmed(): number {
  const { data } = useCall(
    lotteryConsole.getAlarms,
    undefined,
    usePage('lottery.alarms', lotteryConsole.getAlarms),
  );
  return data?.ok ? data.value.Rows.length : 0;
}

/** How many proposals wait, beside the way to them. */
export function Proposed() {
  const words = useWords(text);
  const count = useProposed();
  return <CountBadge count={count} label={words.waiting(count)} />;
}

function Alarms() {
  const words = useWords(text);
  const count = useAlarmed();
  return <CountBadge count={count} label={words.alarms(count)} />;
}

/** How many alarms nobody has acknowledged, beside the way to them. */
export const Alarmed = () => useMay('lottery.alarms.read') && <Alarms />;

function Both() {
  const words = useWords(text);
  const [alarms, proposed] = [useAlarmed(), useProposed()];
  const said = [
    ...(alarms > 0 ? [words.alarms(alarms)] : []),
    ...(proposed > 0 ? [words.waiting(proposed)] : []),
  ];
  return <CountBadge count={alarms + proposed} label={said.join(' · ')} />;
}

/** What waits behind the button where the ways are not seen, as one count of what he may read. */
export function AllWaiting() {
  const mayProposals = useMay('operator.proposals.read');
  const mayAlarms = useMay('lottery.alarms.read');
  if (mayProposals && mayAlarms) return <Both />;
  return mayProposals ? <Proposed /> : <Alarmed />;
}
