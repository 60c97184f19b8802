import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { useMay, useMe } from '../../../staff/operator/index.ts';
import { CalendarForm, type Wanted } from './CalendarForm.tsx';
import { CalendarPreview } from './CalendarPreview.tsx';
import { DayList } from './DayList.tsx';
import { ListedList } from './ListedList.tsx';
import { YearList } from './YearList.tsx';
import styles from './calendar.module.css';
import { text } from './text.ts';

/** The days on which games rest, and changing them. */
export default function CalendarPage() {
  const words = useWords(text);
  const me = useMe();
  const [looked, setLooked] = useState<Wanted>();
  const mayRead = useMay('lottery.calendar.read');
  const mayChange = useMay('lottery.calendar.change');
  return (
    <section className={styles['page']} aria-labelledby="calendar-page">
      <h1 id="calendar-page" className={styles['title']}>
        {words.title}
      </h1>
      <div className={styles['both']}>
        {mayRead && (
          <div className={styles['lists']}>
            <div className={styles['list']}>
              <YearList />
            </div>
            <div className={styles['list']}>
              <ListedList />
            </div>
            <div className={styles['list']}>
              <DayList />
            </div>
            {looked && <CalendarPreview wanted={looked} />}
          </div>
        )}
        {mayRead && mayChange && <CalendarForm onLook={setLooked} />}
      </div>
      {me && !mayRead && <p className={styles['quiet']}>{words.notAllowed}</p>}
    </section>
  );
}
