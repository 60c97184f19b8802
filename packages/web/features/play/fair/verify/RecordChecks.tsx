import type { DrawBundle, Step } from '@fairlot/draw';
import { useWords } from '@fairlot/ui';
import { CheckLine } from './display/CheckLine.tsx';
import { HashBox } from './display/HashBox.tsx';
import type { PanelView } from './panel-view.ts';
import { VERIFY } from './display/text.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import styles from './display/verify.module.css';

/** What the four steps stand on: signatures, links, and what this device has seen before. */
export function RecordChecks(props: {
  view: PanelView;
  shown: ReadonlySet<Step>;
  bundle: DrawBundle | undefined;
}) {
  const { view, shown, bundle } = props;
  const words = useWords(VERIFY);
  const key = bundle?.manifests[0]?.key;
  return (
    <section className={classes(box['card'], styles['record'])}>
      <h3>{words.record}</h3>
      {bundle && <p>{words.recordHow(bundle.manifests.length)}</p>}
      {key && <HashBox label={words.key} hex={key} />}
      <ul className={styles['checks']}>
        {view.record.map((check, at) => (
          <CheckLine key={at} step={check} isShown={shown.has(check)} />
        ))}
      </ul>
    </section>
  );
}
