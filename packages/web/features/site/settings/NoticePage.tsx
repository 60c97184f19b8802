import brand from '@fairlot/ui/brand.module.css';
import { Badge } from '@fairlot/ui/badge';
import type { ReactNode } from 'react';
import { BrandMark, Plate, useWords } from '@fairlot/ui';
import { useSite } from '../../../session/index.ts';
import { text } from './text.ts';
import styles from './site.module.css';

const HASH = '6cae75f72406a68bfd4b0ae15296776d3e9b230462ede9009fd7db2ed2ca1c41';

/** A page that says one thing: a faint plate, a title, a sentence, a way on. */
export function NoticePage(props: { title: string; line: string; children?: ReactNode }) {
  const words = useWords(text);
  const site = useSite();
  return (
    <div className={styles['notice']}>
      <div className={styles['art']} aria-hidden="true">
        <Plate hash={HASH} size="100%" weight={0.6} dial={false} />
      </div>
      <div className={styles['in']}>
        <span className={brand['brand']}>
          <BrandMark size={28} />
          <span>Fairlot</span>
        </span>
        {(site?.IsDemoSite ?? true) && <Badge tone="time">{words.playMoney}</Badge>}
        <h1>{props.title}</h1>
        <p>{props.line}</p>
        <div className={styles['act']}>{props.children}</div>
      </div>
    </div>
  );
}
