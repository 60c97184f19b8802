import type { ReactNode } from 'react';
import { isHashProgram } from '@fairlot/draw/mapping';
import type { Step, Verification } from '@fairlot/draw';
import { useSay, useWords } from '@fairlot/ui';
import { DERIVED } from './derived-text.ts';
import { BeaconStep } from './BeaconStep.tsx';
import { CheckLine } from './display/CheckLine.tsx';
import { CommitmentStep } from './CommitmentStep.tsx';
import { HashBox } from './display/HashBox.tsx';
import type { PanelStep, PanelView } from './panel-view.ts';
import { VERIFY } from './display/text.ts';
import { WordStrip } from './display/WordStrip.tsx';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import styles from './display/verify.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** Commitment, beacon, secret, calculation: in the order in which they came about. */
export function Steps(props: {
  view: PanelView;
  shown: ReadonlySet<Step>;
  verification: Verification;
}) {
  const { view, shown, verification } = props;
  const words = useWords(VERIFY);
  const { parts, mapping } = view;
  const say = useSay();
  const isBlock = parts.issue?.mode === 2;
  const derived = mapping && DERIVED[mapping.derive.op];
  const secret = parts.result?.s ?? parts.incident?.s;
  const bodies: readonly ReactNode[] = [
    <CommitmentStep key="1" parts={parts} />,
    <BeaconStep key="2" parts={parts} />,
    secret ? <HashBox key="3" label={words.secret} hex={secret} /> : null,
    verification.numbers && verification.seed ? (
      <div key="4">
        <HashBox label={isBlock ? words.blockHash : words.seed} hex={verification.seed} />
        {!isBlock && (
          <WordStrip
            drawn={verification.numbers}
            isHex={mapping !== undefined && isHashProgram(mapping)}
          />
        )}
        {derived && <p>{say(derived)}</p>}
      </div>
    ) : null,
  ];
  const step2 = [words.step2Mode0, words.step2, words.step2Block][parts.issue?.mode ?? 1];
  const titles = [words.step1, step2, words.step3, words.step4];
  return (
    <section className={classes(box['card'], styles['steps'])} aria-label={words.steps}>
      <ol>
        {view.steps.map((step, at) => (
          <StepRow key={step.n} step={step} title={titles[at] ?? ''} shown={shown}>
            {bodies[at]}
          </StepRow>
        ))}
      </ol>
    </section>
  );
}

function StepRow(props: {
  step: PanelStep;
  title: string;
  shown: ReadonlySet<Step>;
  children: ReactNode;
}) {
  const { step, title, shown, children } = props;
  const words = useWords(VERIFY);
  const isShown = step.checks.every((check) => shown.has(check));
  return (
    <li
      data-status={step.status}
      className={classes(styles['step'], styles[step.status], isShown && styles['shown'])}
    >
      <span className={classes(styles['n'], inline['num'])} aria-hidden="true">
        {step.n}
      </span>
      <div className={inline['grow']}>
        <h3>{title}</h3>
        {children ?? <p className={inline['mut']}>{words.toCome}</p>}
        {step.checks.length > 0 && (
          <ul className={styles['checks']}>
            {step.checks.map((check, at) => (
              <CheckLine key={at} step={check} isShown={shown.has(check)} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
