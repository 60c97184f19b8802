import { STATEMENT_VERDICT } from '@fairlot/draw/statement-text';
import { formatMoment, Icon, Seal, useSay, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import { FileButton } from './file/FileButton.tsx';
import { HashBox } from './display/HashBox.tsx';
import { NoCode } from './file/NoCode.tsx';
import type { OpenedFile } from './file/opened-file.ts';
import type { StatementAnswer, StatementFacts } from './jobs/statement-job.ts';
import { STATEMENT_PROOF } from './statement-text.ts';
import { SEAL } from './display/text.ts';
import { useStatement, type Checked } from './jobs/use-statement.ts';
import { Working } from './display/Working.tsx';
import styles from './display/verify.module.css';

type Opened = Extract<OpenedFile, { kind: 'statement' }>;

/** A statement that was opened: whether it is as it was signed, what it says, and how to check it elsewhere. */
export default function StatementProof(props: {
  readonly opened: Opened;
  readonly onFile: (file: OpenedFile) => void;
}) {
  const { opened, onFile } = props;
  const { checked, again } = useStatement(opened.file);
  if (again) return <NoCode again={again} onFile={onFile} />;
  if (!checked) return <Working what="working" />;
  return (
    <div className={styles['panel']} data-statement-proof>
      <Verdict name={opened.name} {...checked} />
      <Facts name={opened.name} answer={checked.answer} onFile={onFile} />
    </div>
  );
}

function Verdict({ name, answer, publishedKey }: Checked & { readonly name: string }) {
  const words = useWords(STATEMENT_PROOF);
  const say = useSay();
  return (
    <section className={classes(box['card'], styles['top'])}>
      <div className={styles['what']}>
        <b className={styles['fileName']}>{name}</b>
        <p>{words.how}</p>
      </div>
      <div className={styles['verdict']} role="status">
        {answer.ok ? (
          <>
            <div>
              <b>{say(STATEMENT_VERDICT.ok)}</b>
              <p className={publishedKey === undefined ? styles['note'] : inline['mut']}>
                {publishedKey === undefined ? words.byFile : words.bySite}
              </p>
            </div>
            <span className={styles['seal']}>
              <Seal mark={SEAL} size={34} line={publishedKey === undefined} />
            </span>
          </>
        ) : (
          <Bad answer={answer} />
        )}
      </div>
    </section>
  );
}

/** Where it does not add up: the movement after which, where it is one. */
const entryOf = (detail: string | undefined): string | undefined =>
  /^the balance after (\S+)$/.exec(detail ?? '')?.[1];

function Bad({ answer }: { readonly answer: StatementAnswer & { readonly ok: false } }) {
  const words = useWords(STATEMENT_PROOF);
  const say = useSay();
  const { fault, detail } = answer;
  const entry = fault === 'SUMS' ? entryOf(detail) : undefined;
  return (
    <div className={styles['bad']}>
      <b>
        <Icon name="failed" size={16} />
        {say(STATEMENT_VERDICT[fault])}
      </b>
      {entry && <p className={inline['mono']}>{words.at(entry)}</p>}
      <p>{fault === 'NOT_A_STATEMENT' ? words.notHow : words.badHow}</p>
    </div>
  );
}

function Facts(props: {
  readonly name: string;
  readonly answer: StatementAnswer;
  readonly onFile: (file: OpenedFile) => void;
}) {
  const { name, answer, onFile } = props;
  const words = useWords(STATEMENT_PROOF);
  const file = /^[\w.-]+$/.test(name) ? name : 'FILE';
  const key = answer.ok ? ` --key ${answer.seal.key}` : '';
  return (
    <section className={classes(box['card'], styles['instantSteps'])} aria-label={words.facts}>
      {answer.ok && (
        <>
          <Said facts={answer.facts} form={words[answer.form]} />
          <HashBox label={words.sha256} hex={answer.seal.sha256} />
          <HashBox label={words.key} hex={answer.seal.key} />
        </>
      )}
      {!answer.ok && answer.fault === 'OTHER_KEY' && answer.detail !== undefined && (
        <HashBox label={words.otherKey} hex={answer.detail} />
      )}
      <p className={inline['sec']}>{words.command}</p>
      <pre className={inline['mono']} tabIndex={0} aria-label={words.command}>
        {`npm run verify -- statement ${file}${key}`}
      </pre>
      <div className={classes(inline['row'], styles['fileFoot'])}>
        <FileButton onFile={onFile} />
      </div>
    </section>
  );
}

const momentOf = (text: string): string => formatMoment(Date.parse(text));

function Said({ facts, form }: { readonly facts: StatementFacts; readonly form: string }) {
  const words = useWords(STATEMENT_PROOF);
  const { account, currency, from, to, made, opening, closing, count } = facts;
  const lines = [
    [words.account, account],
    [words.time, `${momentOf(from)} – ${momentOf(to)}`],
    [words.opening, `${opening} ${currency}`],
    [words.closing, `${closing} ${currency}`],
    [words.count, String(count)],
    [words.made, momentOf(made)],
    [words.form, form],
  ] as const;
  return (
    <dl className={classes(inline['num'], styles['said'])}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
