import { useEffect, useState } from 'react';
import { readPlays, usePlays } from '../../lottery/families/index.ts';
import { sidesOf, type Side } from './sides.ts';

const NONE: readonly Side[] = [];

/** The sides of a family. Its plays are read when they are first seen; `again` after a failure. */
export function useSides(family: string): {
  readonly sides: readonly Side[];
  readonly isWhole: boolean;
  readonly isMissing: boolean;
  readonly again: () => void;
} {
  const { plays, isWhole } = usePlays(family);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWhole && !isMissing) void readPlays(family).catch(() => setMissing(true));
  }, [family, isWhole, isMissing]);
  const sides = isWhole ? sidesOf(plays) : NONE;
  return { sides, isWhole, isMissing, again: () => setMissing(false) };
}
