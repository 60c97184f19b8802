import type { MemberActProps } from '../../../team/members/acts/index.ts';
import ProfitTab from '../profit/ProfitTab.tsx';
import { MemberRecords } from '../list/whose.ts';

/** Gain and loss of one member of the team. */
export default function MemberProfit({ member }: MemberActProps) {
  return (
    <MemberRecords value={member.PlayerId}>
      <ProfitTab />
    </MemberRecords>
  );
}
