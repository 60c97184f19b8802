import { useState } from 'react';
import { call, refetch } from '@fairlot/shell';
import { formatMoment, showToast, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Dialog } from '@fairlot/ui/modal';
import type { Input } from '@fairlot/wire/core';
import { depositConsole } from '@fairlot/wire/money/deposit';
import {
  ActForm,
  type ActValues,
  NOTHING,
  useActForm,
} from '../../staff/operator/act-form/index.ts';
import { KeyButton, useMay } from '../../staff/operator/index.ts';
import { CLAIM } from './text.ts';

export type ClaimedRow = {
  readonly ClaimedBy: string | null;
  readonly ClaimedUntil: number | null;
  readonly IsMine: boolean;
};
type Of = Input<typeof depositConsole.claimDeposit>['Of'];

/** Whether it is another's: then it is only looked at. */
export const isOthers = ({ ClaimedBy, IsMine }: ClaimedRow): boolean =>
  ClaimedBy !== null && !IsMine;

const again = (): void => {
  void refetch(depositConsole.getDepositQueue);
  void refetch(depositConsole.getDepositExceptions);
};

/** Who looks into it, and until when. */
export function Claimer({ row }: { readonly row: ClaimedRow }) {
  const words = useWords(CLAIM);
  if (row.ClaimedBy === null) return '–';
  const until = row.ClaimedUntil === null ? '' : formatMoment(row.ClaimedUntil);
  return (
    <Badge tone={row.IsMine ? 'accent' : 'time'}>
      {row.IsMine ? words.mine : row.ClaimedBy} {until.slice(-8, -3)}
    </Badge>
  );
}

/** Takes it, gives it back, or takes it over from another: by C, L and T. */
export function ClaimActs({ row, of }: { readonly row: ClaimedRow; readonly of: Of }) {
  const words = useWords(CLAIM);
  const mayClaim = useMay('deposit.orders.claim');
  const mayTakeOver = useMay('deposit.orders.takeover');
  const [isTaking, setTaking] = useState(false);
  const ask = (what: typeof depositConsole.claimDeposit | typeof depositConsole.letGoDeposit) => {
    void call(what, { Of: of })
      .then((answer) => {
        if (!answer.ok) showToast({ kind: 'failed', text: answer.error.text });
      })
      .catch(() => showToast({ kind: 'failed', text: CLAIM.noAnswer }))
      .finally(again);
  };
  return (
    <>
      {mayClaim && row.ClaimedBy === null && (
        <KeyButton letter="C" onPress={() => ask(depositConsole.claimDeposit)}>
          {words.claim}
        </KeyButton>
      )}
      {mayClaim && row.IsMine && (
        <KeyButton letter="L" onPress={() => ask(depositConsole.letGoDeposit)}>
          {words.letGo}
        </KeyButton>
      )}
      {mayTakeOver && isOthers(row) && (
        <KeyButton letter="T" onPress={() => setTaking(true)}>
          {words.takeOver}
        </KeyButton>
      )}
      {isTaking && <TakeOver of={of} from={row.ClaimedBy} onClose={() => setTaking(false)} />}
    </>
  );
}

function TakeOver(props: {
  readonly of: Of;
  readonly from: string | null;
  readonly onClose: () => void;
}) {
  const { of, from, onClose } = props;
  const words = useWords(CLAIM);
  const form = useActForm<typeof depositConsole.takeOverDeposit, ActValues>(
    depositConsole.takeOverDeposit,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ Of: of, Reason: reason.trim() }),
      done: () => {
        again();
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.takeOverFrom(from ?? '')}>
      <ActForm form={form} send={words.takeOver} hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}
