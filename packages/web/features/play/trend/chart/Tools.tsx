import type { Chart } from '@fairlot/rules/play/trend/chart';
import { Icon, Segments, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { keptStore, useStore } from '@fairlot/shell';
import { SpanTools } from '../past/SpanTools.tsx';
import { PAST_WORDS } from '../past/text.ts';
import { CHART } from './text.ts';
import { Strip } from '@fairlot/ui/tabs';
import styles from './chart.module.css';

const WORDS = { ...PAST_WORDS, ...CHART };

const OPTIONS = { lines: true, missing: true, layers: false, reversed: false, count: 50 };

/** How the player has charts shown. */
export const options = keptStore('trend.chart', OPTIONS, { clearedAtLogout: true });

/** Which chart, of how many draws, with what drawn over it; and its file. */
export function Tools(props: {
  readonly charts: readonly Chart[];
  readonly chart: Chart;
  readonly choose: (code: string) => void;
  readonly day: string | undefined;
  readonly setDay: (day: string | undefined) => void;
  readonly save: () => void;
}) {
  const { charts, chart, choose, day, setDay, save } = props;
  const words = useWords(WORDS);
  const say = useSay();
  const chosen = useStore(options);
  const toggle = (name: 'lines' | 'missing' | 'layers' | 'reversed', label: string) => (
    <Checkbox isOn={chosen[name]} onChange={(isOn) => options.set({ ...chosen, [name]: isOn })}>
      {label}
    </Checkbox>
  );
  return (
    <div className={styles['tools']}>
      <Strip className={styles['kinds']}>
        <Segments
          label={words.charts}
          value={chart.code}
          options={charts.map((each) => [each.code, say(each.name)] as const)}
          onChoose={choose}
        />
      </Strip>
      <SpanTools
        span={{ count: chosen.count, day }}
        onSpan={({ count, day: next }) => {
          options.set({ ...chosen, count });
          setDay(next);
        }}
      />
      <Button size="small" onClick={save}>
        <Icon name="down" size={14} />
        {words.save}
      </Button>
      <div className={styles['toggles']}>
        {toggle('lines', words.lines)}
        {toggle('missing', words.missingNumbers)}
        {toggle('layers', words.layers)}
        {toggle('reversed', words.reversed)}
      </div>
    </div>
  );
}
