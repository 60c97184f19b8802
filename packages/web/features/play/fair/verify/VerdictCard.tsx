import type { ResultManifest } from '@fairlot/draw';
import { STEP_NAME } from '@fairlot/draw/step-text';
import { isRehearsal, isStoodInFor, type Sourced } from '@fairlot/rules/lottery/source';
import { writeDraw } from '@fairlot/rules/play/draw-shape';
import type { FamilyFace } from '@fairlot/rules/play/family';
import { Balls, Icon, Seal, formatMoment, fullIssue, useSay, useWords } from '@fairlot/ui';
import { StandInNote } from '../../lottery/index.ts';
import { categoryOfProof, familyOfProof } from './category-of.ts';
import { HexDiff } from './display/HexDiff.tsx';
import type { PanelView } from './panel-view.ts';
import { SEAL, VERIFY } from './display/text.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import styles from './display/verify.module.css';
import inline from '@fairlot/ui/inline.module.css';

type Props = {
  readonly view: PanelView;
  readonly isDone: boolean;
  readonly ms: number;
  readonly name: string;
  readonly serial: number;
  /** How many numbers are drawn. */
  readonly count: number;
};

/** Where the numbers came from: what can be verified of a game with a feed was a rehearsal. */
const toldOf = (category: Sourced) => ({
  IsStandIn: isStoodInFor(category),
  IsRehearsal: isRehearsal(category, 'platform'),
});

/** What was drawn, and what the checks say of it. */
export function VerdictCard({ view, isDone, ms, name, serial, count }: Props) {
  const words = useWords(VERIFY);
  const { result, issue } = view.parts;
  const category = categoryOfProof(view.parts);
  const family = familyOfProof(view.parts);
  const closedAt = issue && words.closedAt(formatMoment(issue.closeAt));
  return (
    <section className={classes(box['card'], styles['top'])}>
      <div className={styles['what']} data-number>
        <p className={classes(inline['mut'], inline['num'])}>
          {name} {words.issue(fullIssue(serial))}{' '}
          {closedAt && (
            <>
              · <span className={inline['nw']}>{closedAt}</span>
            </>
          )}
        </p>
        <Balls
          number={result && numberOf(result, family)}
          count={count}
          kind={family?.ball}
          extra={family?.extra}
          size={count > 10 ? 'sm' : count > 7 ? 'md' : 'lg'}
          waitLabel={words.undrawn}
        />
        {category && view.parts.issue?.mode !== 2 && <StandInNote game={toldOf(category)} />}
      </div>
      <div className={styles['verdict']} role="status">
        {isDone ? (
          <Verdict view={view} ms={ms} />
        ) : (
          <p className={inline['mut']}>{words.working}</p>
        )}
      </div>
      {isDone && view.verdict === 'failed' && <Mismatch view={view} />}
    </section>
  );
}

/** The number as its family writes it; of a game that is not known here as it was published. */
const numberOf = ({ winning }: ResultManifest, family: FamilyFace | undefined): string =>
  family ? writeDraw(family.draw, winning) : winning.join(',');

function Verdict({ view, ms }: Pick<Props, 'view' | 'ms'>) {
  const words = useWords(VERIFY);
  switch (view.verdict) {
    case 'verified':
      return (
        <>
          <div>
            <b>{words.verified}</b>
            <p className={classes(inline['mut'], inline['num'])}>{words.verifiedHow(ms)}</p>
          </div>
          <span className={styles['seal']}>
            <Seal mark={SEAL} size={34} />
            <span className={inline['vh']}>{words.sealLabel}</span>
          </span>
        </>
      );
    case 'partly':
      return <Partly view={view} ms={ms} />;
    case 'late':
      return (
        <div className={styles['late']}>
          <b>
            <Icon name="time" size={16} />
            {words.late}
          </b>
          <p>{words.lateHow}</p>
        </div>
      );
    case 'undrawn':
    case 'unopened':
    case 'cancelled':
      return (
        <div>
          <b>{words[view.verdict]}</b>
          <p className={inline['sec']}>{words[`${view.verdict}How`]}</p>
        </div>
      );
    case 'failed':
    case 'malformed': {
      const { n } = view.failure ?? { n: 0 };
      return (
        <div className={styles['bad']}>
          <b>
            <Icon name="failed" size={16} />
            {n === 0 ? words.failedRecord : words.failedStep(n)}
          </b>
          <p>{words.keepIt}</p>
        </div>
      );
    }
  }
}

/** Fewer than four steps could be checked: which, and what has to be trusted instead. */
function Partly({ view, ms }: Pick<Props, 'view' | 'ms'>) {
  const words = useWords(VERIFY);
  const { agreeing, parts } = view;
  const mode = parts.issue?.mode;
  const isMode0 = mode === 0;
  return (
    <>
      <div>
        <b>
          {words.partly(agreeing)} · {isMode0 ? words.noBeacon : words.unchecked}
        </b>
        {isMode0 && <p>{words.trustMode0}</p>}
        {mode === 2 && <p>{words.trustBlock}</p>}
        <p className={classes(inline['mut'], inline['num'])}>{words.verifiedHow(ms)}</p>
      </div>
      <span className={styles['seal']}>
        <Seal mark={SEAL} size={34} line />
        <span className={inline['vh']}>{words.sealPartly(agreeing.length)}</span>
      </span>
    </>
  );
}

/** The pair that should have been the same. */
function Mismatch({ view }: Pick<Props, 'view'>) {
  const say = useSay();
  const check = view.failure?.check;
  if (!check) return null;
  return (
    <div className={styles['mismatch']} role="alert">
      <b>{say(STEP_NAME[check.id])}</b>
      {check.subject && <span className={inline['mono']}>{check.subject}</span>}
      {check.expected !== null && check.computed !== null && (
        <HexDiff expected={check.expected} computed={check.computed} />
      )}
    </div>
  );
}
