import { diffLines, type DiffLine } from '@fairlot/rules/core/diff-lines';
import { useWords } from '@fairlot/ui';
import styles from './content.module.css';
import { text } from './text.ts';

/** Unchanged lines shown around each change. */
const NEAR = 2;

const isNear = (lines: readonly DiffLine[], place: number): boolean =>
  lines.slice(Math.max(0, place - NEAR), place + NEAR + 1).some(({ kind }) => kind !== 'same');

/** Shows a text with added and removed lines, marked by words and not only by colour. */
export function LineDiff(props: {
  readonly label: string;
  readonly lang: 'zh-CN' | 'en';
  readonly before: string;
  readonly after: string;
}) {
  const { label, lang, before, after } = props;
  const words = useWords(text);
  const lines = diffLines(before, after);
  const count = (kind: 'new' | 'gone') =>
    lines.filter((line) => line.kind === kind && line.line !== '').length;
  return (
    <section className={styles['diff']}>
      <h3>
        {label} · {words.lines(count('new'), count('gone'))}
      </h3>
      {/* It scrolls, so the keyboard has to get there. */}
      <div tabIndex={0} role="region" aria-label={label} lang={lang}>
        {lines.map(({ kind, line }, place) => {
          const key = `${place}`;
          if (!isNear(lines, place)) {
            return place > 0 && !isNear(lines, place - 1) ? null : <p key={key}>…</p>;
          }
          if (kind === 'same' || line === '') return <p key={key}>{line}</p>;
          const Mark = kind === 'new' ? 'ins' : 'del';
          return (
            <Mark key={key}>
              <span className={styles['mark']}>{kind === 'new' ? words.isNew : words.isGone}</span>
              {line}
            </Mark>
          );
        })}
      </div>
    </section>
  );
}
