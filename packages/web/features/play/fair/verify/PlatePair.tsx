import { Plate, Status, useWords } from '@fairlot/ui';
import type { PanelView } from './panel-view.ts';
import { VERIFY } from './display/text.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import styles from './display/verify.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The anchor as a plate beside the one that the revealed secret leads back to. */
export function PlatePair({ view }: { view: PanelView }) {
  const words = useWords(VERIFY);
  const { day } = view.parts;
  if (!day) return null;
  const after = view.order.find(({ id }) => id === 'anchor')?.computed;
  const isSame = after === day.anchor;
  return (
    <section className={classes(box['card'], styles['plates'])}>
      <h3>
        {words.plates}
        <span className={inline['grow']} />
        {after && (
          <Status look={isSame ? 'done' : 'err'}>{isSame ? words.same : words.differs}</Status>
        )}
      </h3>
      <div className={classes(inline['row'], styles['pair'])}>
        <figure>
          <Plate hash={day.anchor} size={132} />
          <figcaption>{words.plateBefore}</figcaption>
        </figure>
        {after && (
          <figure>
            <Plate hash={after} size={132} />
            <figcaption>{words.plateAfter}</figcaption>
          </figure>
        )}
      </div>
      <p className={inline['mut']}>{words.plateHow}</p>
    </section>
  );
}
