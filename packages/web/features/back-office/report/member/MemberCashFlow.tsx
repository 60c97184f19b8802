import type { MemberActProps } from '../../../team/members/acts/index.ts';
import CashFlowTab from '../cash-flow/CashFlowTab.tsx';
import { MemberRecords } from '../list/whose.ts';

/** The movements of one member of the team. */
export default function MemberCashFlow({ member }: MemberActProps) {
  return (
    <MemberRecords value={member.PlayerId}>
      <CashFlowTab />
    </MemberRecords>
  );
}
