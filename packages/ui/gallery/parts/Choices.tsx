import { useState } from 'react';
import { Checkbox } from '../../checkbox/index.ts';
import { Segments, useWords } from '../../index.ts';
import { Radio } from '../../radio/index.ts';
import { Switch } from '../../switch/index.ts';
import { GALLERY } from '../text.ts';
import { Line, Stack } from './Line.tsx';

export function Choices() {
  const words = useWords(GALLERY);
  const [isKept, keep] = useState(true);
  const [unit, setUnit] = useState<'yuan' | 'jiao' | 'fen'>('yuan');
  const [hasSound, setSound] = useState(true);
  const [isQuiet, setQuiet] = useState(false);
  const units = (['yuan', 'jiao', 'fen'] as const).map((value) => ({ value, label: words[value] }));
  return (
    <Stack>
      <Line>
        <Checkbox isOn={isKept} onChange={keep}>
          {words.remember}
        </Checkbox>
        <Checkbox isOn={false} isMixed onChange={() => {}}>
          {words.some}
        </Checkbox>
        <Checkbox isOn={false} isBad onChange={() => {}}>
          {words.must}
        </Checkbox>
        <Checkbox isOn disabled onChange={() => {}}>
          {words.off}
        </Checkbox>
      </Line>
      <Radio
        label={words.unit}
        value={unit}
        options={[...units.slice(0, 2), { ...units[2]!, disabled: true }]}
        onChange={setUnit}
      />
      <Line>
        <Switch isOn={hasSound} onChange={setSound}>
          {words.sound}
        </Switch>
        <Switch isOn={isQuiet} onChange={setQuiet}>
          {words.quiet}
        </Switch>
        <Switch isOn disabled onChange={() => {}}>
          {words.off}
        </Switch>
      </Line>
      <Line>
        <Segments
          label={words.unit}
          value={unit}
          options={units.map(({ value, label }) => [value, label] as const)}
          onChoose={setUnit}
        />
      </Line>
    </Stack>
  );
}
