import { mayDo } from '@fairlot/rules/check/operator-roles';
import { useCall } from '@fairlot/shell';
import { useSay } from '@fairlot/ui';
import { CountBadge } from '@fairlot/ui/badge';
import { useMe, usePage } from '../features/staff/operator/index.ts';
import type { Badge } from '../registry/manifest.ts';

type Counted = { readonly badge: Badge; readonly count: number };
type Counts = { readonly badges: readonly Badge[]; readonly counted: readonly Counted[] };

/** Counts one badge, then the others: each is a call of its own. */
function Count({ badge, badges, counted }: Counts & { readonly badge: Badge }) {
  const { endpoint, topic } = badge;
  const { data } = useCall(endpoint, undefined, usePage(topic, endpoint));
  const count = data?.ok ? data.value.Rows.length : 0;
  return <CountAll badges={badges} counted={[...counted, { badge, count }]} />;
}

function CountAll({ badges, counted }: Counts) {
  const say = useSay();
  const [next, ...rest] = badges;
  if (next) return <Count key={next.permission} badge={next} badges={rest} counted={counted} />;
  const sum = counted.reduce((all, { count }) => all + count, 0);
  const labels = counted
    .filter(({ count }) => count > 0)
    .map(({ badge, count }) => say(badge.label(count)));
  return <CountBadge count={sum} label={labels.join(' · ')} />;
}

/** What waits on pages that the operator may read, as one count. */
export function NavCount({ badges }: { readonly badges: readonly Badge[] }) {
  const me = useMe();
  const read = badges.filter(({ permission }) => me && mayDo(me.Roles, permission));
  return <CountAll badges={read} counted={[]} />;
}
