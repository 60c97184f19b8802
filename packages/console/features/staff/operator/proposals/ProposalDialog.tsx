import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { actName } from '../acts/act-name.ts';
import { ActForm } from '../act-form/ActForm.tsx';
import { codeOf, NOTHING, type ActValues } from '../act-form/check.ts';
import { FAULTS as ACT_FAULTS } from '../act-form/text.ts';
import { useActForm } from '../act-form/use-act-form.ts';
import { useMay, useMe } from '../me/use-me.ts';
import {
  contentOf,
  ProposalContent,
  Question,
  questionOf,
} from '../proposal-content/ProposalContent.tsx';
import { InvitationCode, type Shown } from './InvitationCode.tsx';
import styles from '../proposal-content/content.module.css';
import { text } from './text.ts';
import type { Proposal } from '../../../../registry/proposal-view.ts';
import type { ProposalReading } from '../proposal-content/use-proposal-reader.ts';

type FactsOf = { readonly proposal: Proposal; readonly reader: ProposalReading };

/** Shows a proposal with its maker, reason and content. */
export function Facts({ proposal, reader }: FactsOf) {
  const words = useWords(text);
  const say = useSay();
  const facts = [
    [words.act, say(actName(proposal.Permission))],
    [words.target, reader.loaded?.views[proposal.Permission]?.subject(proposal, say) ?? ''],
    [words.reason, proposal.Reason],
    [words.maker, proposal.Maker || words.site],
    [words.madeAt, formatMoment(proposal.MadeAt)],
    [words.expires, formatMoment(proposal.ExpiresAt)],
  ] as const;
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={inline['num']}>{value}</dd>
          </div>
        ))}
      </dl>
      <ProposalContent proposal={proposal} reader={reader} />
    </>
  );
}

type Part = { readonly proposal: Proposal; readonly onCancel: () => void };

function ConfirmForm(props: Part & FactsOf & { readonly onDone: (shown: Shown | null) => void }) {
  const { proposal, reader, onCancel, onDone } = props;
  const words = useWords(text);
  const [isSure, setSure] = useState(false);
  const question = questionOf(reader, proposal);
  const form = useActForm<typeof operatorHttp.confirm, ActValues>(operatorHttp.confirm, {
    initial: NOTHING,
    needsReason: false,
    check: () => (question && !isSure ? { form: ACT_FAULTS.sure } : {}),
    input: ({ code }) => ({ Id: proposal.Id, Hash: proposal.Hash, Code: codeOf(code) }),
    done: ({ Invitation }) => onDone(Invitation),
  });
  return (
    <ActForm form={form} send={words.confirm} needsReason={false} onCancel={onCancel}>
      <Question proposal={proposal} reader={reader} isSure={isSure} onSure={setSure} />
    </ActForm>
  );
}

function DeclineForm(props: Part & { readonly isOwn: boolean; readonly onDone: () => void }) {
  const { proposal, isOwn, onCancel, onDone } = props;
  const words = useWords(text);
  const form = useActForm<typeof operatorHttp.withdraw, ActValues>(operatorHttp.withdraw, {
    initial: NOTHING,
    input: ({ reason }) => ({ Id: proposal.Id, Reason: reason.trim() }),
    done: onDone,
  });
  const send = isOwn ? words.withdraw : words.decline;
  return <ActForm form={form} send={send} isDangerous onCancel={onCancel} />;
}

/** A proposal as it was frozen, and confirming it or taking it away. */
export function ProposalDialog(
  props: FactsOf & { readonly isOpen: boolean; readonly onClose: () => void },
) {
  const { proposal, reader, isOpen, onClose } = props;
  const words = useWords(text);
  const me = useMe();
  const mayDecide = useMay('operator.proposals.confirm');
  const [deed, setDeed] = useState<'confirm' | 'decline'>();
  const [shown, setShown] = useState<Shown>();
  const isOwn = proposal.Maker === me?.Name;
  const onDone = (invitation: Shown | null = null) => {
    void refetch(operatorHttp.getProposals);
    if (invitation) setShown(invitation);
    else onClose();
  };
  // A proposal that cannot be shown cannot be confirmed.
  const isReadable = contentOf(reader, proposal) !== undefined;
  const back = () => setDeed(undefined);
  const isDeciding = isOpen && mayDecide && reader.loaded && !deed && !shown;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.titleOf(proposal.Id)}
      actions={
        isDeciding ? (
          <>
            <Button look="danger" onClick={() => setDeed('decline')}>
              {isOwn ? words.withdraw : words.decline}
            </Button>
            {!isOwn && isReadable && (
              <Button look="primary" onClick={() => setDeed('confirm')}>
                {words.confirm}
              </Button>
            )}
          </>
        ) : (
          (shown ?? !deed) && <Button onClick={onClose}>{words.close}</Button>
        )
      }
    >
      {shown ? <InvitationCode shown={shown} /> : <Facts proposal={proposal} reader={reader} />}
      {!shown && isOwn && !deed && <p className={styles['note']}>{words.own}</p>}
      {!shown && !isOpen && <p className={styles['note']}>{words.over}</p>}
      {!shown && deed === 'confirm' && (
        <ConfirmForm proposal={proposal} reader={reader} onCancel={back} onDone={onDone} />
      )}
      {!shown && deed === 'decline' && (
        <DeclineForm proposal={proposal} isOwn={isOwn} onCancel={back} onDone={() => onDone()} />
      )}
    </Dialog>
  );
}
