import { useLanguage, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import type { Play } from '@fairlot/rules/play/play';
import { useStore } from '@fairlot/shell';
import { togglePosition, type Picks } from '../picks/picks.ts';
import type { PicksNow } from './use-pad.ts';
import { PAD } from '../play/text.ts';
import styles from './ticks.module.css';
import inline from '@fairlot/ui/inline.module.css';

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'];

/** The positions that a 任选 bet looks at. */
export function PositionTicks(props: {
  play: Play;
  now: PicksNow;
  change: (update: (picks: Picks) => Picks) => void;
}) {
  const { play, now, change } = props;
  const picks = useStore(now);
  const words = useWords(PAD);
  const language = useLanguage();
  const labels = play.layout.positions?.labels ?? [];
  return (
    <fieldset className={styles['ticks']}>
      <legend className={inline['vh']}>{words.positions}</legend>
      <span className={styles['label']} aria-hidden="true">
        {words.positions}
      </span>
      {labels.map((label, index) => (
        <Checkbox
          key={label.zh}
          isOn={((picks.positions >>> index) & 1) === 1}
          onChange={() => change((old) => togglePosition(old, index))}
        >
          {language === 'en' ? (ORDINALS[index] ?? label.en) : label.zh}
        </Checkbox>
      ))}
    </fieldset>
  );
}
