import { useSay } from '@fairlot/ui';
import type { Frozen, ProposalView, Say } from '../../../../registry/proposal-view.ts';
import { ChangeTable } from './ChangeTable.tsx';
import type { Line, Teller } from './in-words.ts';

const subjectOf = ({ before, after = before }: Line): string =>
  typeof after === 'string' ? after : (after ?? []).join(', ');

/** Returns the values of the rows that identify the proposal. */
const subjectOfRows = (tell: Teller) => (proposal: Frozen, say: Say) =>
  (tell(proposal, say) ?? [])
    .filter(({ isSubject }) => isSubject)
    .map(subjectOf)
    .join(' · ');

function Rows(props: { readonly tell: Teller; readonly proposal: Frozen }) {
  const say = useSay();
  return <ChangeTable rows={props.tell(props.proposal, say) ?? []} />;
}

/** Shows a proposal part by part, in words, with changes marked. */
export const inRows = (
  tell: Teller,
  more?: Partial<Pick<ProposalView, 'subject' | 'question'>>,
): ProposalView => ({
  subject: subjectOfRows(tell),
  show: (proposal) => tell(proposal, ({ en }) => en) && <Rows tell={tell} proposal={proposal} />,
  ...more,
});
