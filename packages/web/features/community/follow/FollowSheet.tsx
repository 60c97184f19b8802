import { useMemo, useState } from 'react';
import { Ring, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Sheet } from '@fairlot/ui/modal';
import { useCall } from '@fairlot/shell';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { Agree } from './Agree.tsx';
import { FIRST_FORM, readForm, type FollowForm } from './follow-form.ts';
import { FollowFields } from './FollowFields.tsx';
import { GameChoice } from './GameChoice.tsx';
import { RateNote, useTerms } from './RateNote.tsx';
import { FOLLOW } from './text.ts';
import { useStart } from './use-start.ts';
import styles from './follow.module.css';

/** Begins to follow a player: how much, of which games, until when, and what ends it before. */
export default function FollowSheet(props: {
  readonly handle: string;
  /** Masked. */
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { handle, name, onClose } = props;
  const words = useWords(FOLLOW);
  const [form, setForm] = useState<FollowForm>(FIRST_FORM);
  const [isSome, setSome] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const { agreement, isAccepted } = useAgreement();
  const terms = useTerms(handle);
  const { start, problem, isSending } = useStart({ handle, rate: terms.rate, onClose });
  const read = useMemo(() => readForm(isSome ? form : { ...form, games: [] }), [form, isSome]);
  const hasGames = !isSome || form.games.length > 0;
  const may =
    read.asked && terms.rate !== undefined && hasGames && agreement && (isAccepted || agrees);
  const change = (more: Partial<FollowForm>) => setForm((old) => ({ ...old, ...more }));
  return (
    <Sheet
      isOpen
      title={words.title(name)}
      onClose={() => isSending || onClose()}
      actions={
        <StartBar
          may={Boolean(may)}
          isSending={isSending}
          onClose={onClose}
          onStart={() => void start(read, isAccepted ? undefined : agreement?.Version)}
        />
      }
    >
      <div className={styles['form']}>
        <p>{words.about}</p>
        <RateNote terms={terms} />
        <FollowFields form={form} faults={read.faults} onForm={change} />
        <GameChoice
          isSome={isSome}
          chosen={form.games}
          onSome={setSome}
          onChosen={(games) => change({ games })}
        />
        {!hasGames && (
          <p className={styles['fault']} role="alert">
            {words.noGame}
          </p>
        )}
        <p className={styles['note']}>{words.worst}</p>
        {agreement && !isAccepted && <Agree isOn={agrees} onChange={setAgrees} />}
        {problem && (
          <p className={styles['fault']} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** The agreement as it is now, and whether the player accepted it. */
function useAgreement() {
  const said = useCall(scheduleHttp.getAgreement, null).data;
  const agreement = said?.ok ? said.value : undefined;
  return { agreement, isAccepted: typeof agreement?.AcceptedTimeStamp === 'number' };
}

function StartBar(props: {
  readonly may: boolean;
  readonly isSending: boolean;
  readonly onClose: () => void;
  readonly onStart: () => void;
}) {
  const { may, isSending, onClose, onStart } = props;
  const words = useWords(FOLLOW);
  return (
    <>
      {!isSending && <Button onClick={onClose}>{words.cancel}</Button>}
      <Button
        look="primary"
        translate="no"
        aria-disabled={!may || isSending}
        aria-busy={isSending}
        onClick={() => may && !isSending && onStart()}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {isSending && <Ring label="" size={16} />}
        {isSending ? words.starting : words.start}
      </Button>
    </>
  );
}
