import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { useWords } from '../../index.ts';
import { NumberInput, Stepper } from '../../number/index.ts';
import { GALLERY } from '../text.ts';
import { Line, Stack } from './Line.tsx';

export function Numbers() {
  const words = useWords(GALLERY);
  const [times, setTimes] = useState<number | null>(5);
  const [rate, setRate] = useState<number | null>(1.5);
  return (
    <Stack>
      <Line>
        <Stepper aria-label={words.times} value={times} min={1} max={99} onValue={setTimes} />
        <Stepper aria-label={words.off} value={1} disabled onValue={() => {}} />
        <NumberInput aria-label={words.off} value={1} unit="%" disabled onValue={() => {}} />
      </Line>
      <Field label={words.rate} hint="0.0–9.0 %">
        {(control) => (
          <NumberInput
            {...control}
            value={rate}
            min={0}
            max={9}
            step={0.1}
            decimals={1}
            unit="%"
            onValue={setRate}
          />
        )}
      </Field>
      <Field label={`${words.rate} 2`} error="0.0–9.0 %">
        {(control) => (
          <NumberInput {...control} value={12} decimals={1} unit="%" onValue={() => {}} />
        )}
      </Field>
    </Stack>
  );
}
