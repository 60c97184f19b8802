import { useSay, useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import styles from './proposals.module.css';
import { text } from './text.ts';
import type { Teller, Line } from './in-words.ts';
import type { Proposal, ProposalView } from '../../../../registry/proposal-view.ts';

function Value({ of }: { readonly of: Line['after'] }) {
  if (of === undefined || of === '') return null;
  if (typeof of === 'string') return of;
  return (
    <ul className={styles['values']}>
      {of.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}

const isOther = ({ before, after }: Line): boolean =>
  before !== undefined && after !== undefined && JSON.stringify(before) !== JSON.stringify(after);

function Table(props: { readonly tell: Teller; readonly proposal: Proposal }) {
  const words = useWords(text);
  const say = useSay();
  const rows = props.tell(props.proposal, say) ?? [];
  const hasBefore = rows.some(({ before }) => before !== undefined);
  return (
    <table className={styles['changes']}>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          {hasBefore && <th scope="col">{words.before}</th>}
          <th scope="col">{words.content}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} data-changed={isOther(row) || undefined}>
            <th scope="row">{row.name}</th>
            {hasBefore && (
              <td className={inline['num']}>
                <Value of={row.before} />
              </td>
            )}
            <td className={inline['num']}>
              <Value of={row.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tells a proposal part by part, in words; what changes stands out. */
export const inRows =
  (tell: Teller): ProposalView =>
  (proposal) =>
    tell(proposal, ({ en }) => en) && <Table tell={tell} proposal={proposal as Proposal} />;
