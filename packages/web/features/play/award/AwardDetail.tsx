import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useLanguage, useWords } from '@fairlot/ui';
import { picksText, PriceTable } from '../board/play/index.ts';
import type { AwardRow } from './award-rows.ts';
import { AWARD } from './text.ts';
import styles from './award.module.css';

/** So many tiers or options stand in one table before there is another beside it. */
const IN_ONE = 12;
const MOST_TABLES = 3;

/** The rule of a play whole, an example, and every tier or option of it. */
export function AwardDetail({ row: { play, odds } }: { row: AwardRow }) {
  const words = useWords(AWARD);
  const language = useLanguage();
  const { positions, rows } = picksText(play, play.example.content, language);
  const all = play.quotes.length;
  const tables = Math.min(MOST_TABLES, Math.ceil(all / IN_ONE));
  const each = Math.ceil(all / tables);
  return (
    <div className={styles['detail']}>
      <p>{play.rule[language]}</p>
      <p className={inline['mut']}>
        {words.example}:{' '}
        <span className={inline['num']}>
          {[positions, rows.join(' | ')].filter(Boolean).join(': ')}
        </span>
      </p>
      {odds.length > 0 && (
        <div className={classes(styles['tables'], inline['num'])}>
          {Array.from({ length: tables }, (_, i) => (
            <PriceTable
              key={i}
              play={play}
              odds={odds}
              mode={0}
              from={i * each}
              to={(i + 1) * each}
            />
          ))}
        </div>
      )}
    </div>
  );
}
