import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { useMay } from '../../staff/operator/index.ts';
import { acted, nameOf } from './acted.ts';
import { CorrectDraw } from './CorrectDraw.tsx';
import { EnterDraw } from './EnterDraw.tsx';
import type { Issue } from './issue.ts';
import styles from './issue.module.css';
import { SealOption } from './SealOption.tsx';
import { text } from './text.ts';

type Part = { readonly issue: Issue; readonly onClose: () => void };

function Hold({ issue, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof lotteryConsole.holdIssue, ActValues>(lotteryConsole.holdIssue, {
    initial: NOTHING,
    input: ({ reason }) => ({ ...nameOf(issue), Reason: reason.trim() }),
    done: () => acted(words.held, onClose),
  });
  return (
    <>
      <p className={styles['note']}>{words.holdNote}</p>
      <ActForm form={form} send={words.hold} hasCode={false} isDangerous onCancel={onClose} />
    </>
  );
}

function GoOn({ issue, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof lotteryConsole.continueIssue, ActValues>(
    lotteryConsole.continueIssue,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ ...nameOf(issue), Reason: reason.trim() }),
      done: () => acted(words.continued, onClose),
    },
  );
  return <ActForm form={form} send={words.goOn} hasCode={false} onCancel={onClose} />;
}

function Cancel({ issue, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof lotteryConsole.proposeCancel, ActValues>(
    lotteryConsole.proposeCancel,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({
        ...nameOf(issue),
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      done: () => acted(words.proposed, onClose),
    },
  );
  return (
    <>
      <p className={styles['note']}>{words.cancelNote}</p>
      <ActForm form={form} send={words.cancel} isDangerous onCancel={onClose} />
    </>
  );
}

const DEEDS = {
  enter: EnterDraw,
  hold: Hold,
  goOn: GoOn,
  correct: CorrectDraw,
  seal: SealOption,
  cancel: Cancel,
} as const;
type Deed = keyof typeof DEEDS;

/** Which acts an issue is open to, and this operator may do. */
function useDeeds(issue: Issue): readonly Deed[] {
  const isWaiting = issue.State === 0;
  const isOver = issue.Step === 'done';
  const may: Readonly<Record<Deed, boolean>> = {
    enter: useMay('lottery.issues.draw') && issue.IsFed && isWaiting && issue.Step === 'draw',
    hold: useMay('lottery.issues.halt') && !isOver && !issue.IsHeld,
    goOn: useMay('lottery.issues.retry') && (issue.IsHeld || (issue.Failures > 0 && !isOver)),
    correct: useMay('lottery.issues.correct') && issue.IsFed && issue.State === 2 && isOver,
    seal: useMay('bet.options.seal') && isWaiting,
    cancel: useMay('lottery.issues.cancel') && issue.IsFed && isWaiting,
  };
  return (Object.keys(DEEDS) as Deed[]).filter((deed) => may[deed]);
}

/** What operators may do with an issue, each in a dialog. */
export function Acts({ issue }: { readonly issue: Issue }) {
  const words = useWords(text);
  const deeds = useDeeds(issue);
  const [deed, setDeed] = useState<Deed>();
  const Content = deed && DEEDS[deed];
  const close = () => setDeed(undefined);
  return (
    <div className={styles['acts']}>
      {deeds.map((each) => (
        <Button
          key={each}
          look={
            each === 'cancel' || each === 'correct'
              ? 'danger'
              : each === 'enter'
                ? 'primary'
                : 'plain'
          }
          onClick={() => setDeed(each)}
        >
          {words[each]}
        </Button>
      ))}
      {deed && Content && (
        <Dialog isOpen onClose={close} title={words[deed]}>
          <Content issue={issue} onClose={close} />
        </Dialog>
      )}
    </div>
  );
}
