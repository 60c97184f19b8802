import { useState } from 'react';
import { Combobox } from '../../combobox/index.ts';
import { DateRange, presetRange } from '../../date-range/index.ts';
import { Field } from '../../field/index.ts';
import { useWords } from '../../index.ts';
import { Select } from '../../select/index.ts';
import { GALLERY } from '../text.ts';
import { Line, Stack } from './Line.tsx';

/** The gallery has no server; its day is always the same, so that its pictures are. */
const NOW = Date.parse('2026-11-21T12:00:00+08:00');

export function Pickers() {
  const words = useWords(GALLERY);
  const [game, setGame] = useState<string | null>(null);
  const [bank, setBank] = useState<string | null>(null);
  const [range, setRange] = useState(() => presetRange('week', NOW));
  const banks = (['icbc', 'ccb', 'boc', 'cmb'] as const).map((value) => ({
    value,
    label: words[value],
  }));
  return (
    <Stack>
      <Line>
        <Select
          aria-label={words.game}
          value={game}
          placeholder={words.allGames}
          choices={[
            {
              label: words.fast,
              choices: [
                { value: 'ssc1', label: words.ssc1 },
                { value: 'ssc5', label: words.ssc5 },
              ],
            },
            { label: words.daily, choices: [{ value: 'd3', label: words.d3, disabled: true }] },
          ]}
          onChoose={setGame}
        />
        <Select
          aria-label={words.off}
          value="a"
          disabled
          size="small"
          choices={[{ value: 'a', label: words.off }]}
          onChoose={() => {}}
        />
      </Line>
      <Field label={words.bank}>
        {(control) => (
          <Combobox
            {...control}
            value={bank}
            choices={banks}
            placeholder={words.typeBank}
            onChoose={setBank}
          />
        )}
      </Field>
      <Refused banks={banks} />
      <Line>
        <DateRange range={range} nowMs={NOW} onRange={setRange} />
      </Line>
    </Stack>
  );
}

/** What is refused, and what cannot be chosen now. */
function Refused({ banks }: { banks: readonly { value: string; label: string }[] }) {
  const words = useWords(GALLERY);
  return (
    <>
      <Field label={words.blocked} error={words.typeBank}>
        {(control) => <Combobox {...control} value={null} choices={banks} onChoose={() => {}} />}
      </Field>
      <Line>
        <Combobox
          aria-label={words.off}
          value="icbc"
          choices={banks}
          disabled
          onChoose={() => {}}
        />
        <Select
          aria-label={words.blocked}
          aria-invalid
          value={null}
          placeholder={words.allGames}
          choices={[{ value: 'ssc1', label: words.ssc1 }]}
          onChoose={() => {}}
        />
      </Line>
    </>
  );
}
