import { Segments, useWords } from '@fairlot/ui';
import type { UnitMode } from '@fairlot/rules/odds/index';
import { setStake } from './stake-store.ts';
import { STAKE } from './text.ts';

const MODES: readonly UnitMode[] = [0, 1, 2, 3];

/** 元 角 分 厘. */
export function UnitSwitch(props: { mode: UnitMode; onMode?: (mode: UnitMode) => void }) {
  const { mode, onMode = (next) => setStake({ mode: next }) } = props;
  const words = useWords(STAKE);
  return (
    <Segments
      label={words.unit}
      value={mode}
      options={MODES.map((each) => [each, words[`unit${each}`]] as const)}
      onChoose={onMode}
    />
  );
}
