import inline from '../../inline.module.css';
import { LineChart, Sparkline } from '../../chart/index.ts';
import { useWords } from '../../index.ts';
import { GALLERY } from '../text.ts';
import { Line, Stack } from './Line.tsx';

const BETS = [820, 910, 760, 1240, 1310, 980, 1020, 1490, 1600, 1370, 1420, 1710];
const PRIZES = [790, 640, 910, 1100, 1180, 1030, null, 1210, 1720, 1290, 1330, 1560];
const LATENCY = [31, 28, 34, 30, 41, 36, 29, 27, 33, 30];

export function Charts() {
  const words = useWords(GALLERY);
  const names = BETS.map((_, at) => words.day(10 + at));
  return (
    <Stack>
      <LineChart
        label={words.trend}
        names={names}
        series={[
          { name: words.turnover, values: BETS },
          { name: words.prizes, values: PRIZES },
        ]}
      />
      <Line>
        {words.latency} <Sparkline label={words.latency} values={LATENCY} />
        <b className={inline['num']}>30 ms</b>
      </Line>
    </Stack>
  );
}
