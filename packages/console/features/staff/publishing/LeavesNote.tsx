import type { Permission } from '@fairlot/rules/check/operator-roles';
import { useMay } from '../operator/index.ts';
import { Leaves } from './Leaves.tsx';

/** What bounds amounts; of all else there is nothing to say. */
const OF_AMOUNTS: readonly Permission[] = [
  'money.settings.publish',
  'layer.limits.publish',
  'deposit.channels.publish',
];

/** Says to who confirms where nothing could be withdrawn or deposited by what was frozen, as its maker was told. */
export default function LeavesNote(props: {
  readonly proposal: { readonly Id: number; readonly Permission: string };
}) {
  const { Id, Permission: permission } = props.proposal;
  const mayLook = useMay('publish.versions.read');
  const isOfAmounts = OF_AMOUNTS.some((each) => each === permission);
  return mayLook && isOfAmounts ? <Leaves of={{ Proposal: Id }} /> : null;
}
