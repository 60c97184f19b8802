import type { MemberActProps } from '../../../team/members/acts/index.ts';
import BetRecordTab from '../bet-record/BetRecordTab.tsx';
import { MemberRecords } from '../list/whose.ts';

/** The bets of one member of the team. */
export default function MemberBets({ member }: MemberActProps) {
  return (
    <MemberRecords value={member.PlayerId}>
      <BetRecordTab />
    </MemberRecords>
  );
}
