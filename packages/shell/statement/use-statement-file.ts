import { useEffect, useRef, useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { saveFile } from '@fairlot/ui/save-file';
import type { Made } from '@fairlot/wire/statement';
import { fetchParts, type Download, type ReadPart } from './fetch-parts.ts';

export type FileState =
  | { readonly step: 'none' }
  | { readonly step: 'fetching'; readonly percent: number }
  | { readonly step: 'saved'; readonly made: Made }
  | { readonly step: 'broken'; readonly goOn: () => void }
  | { readonly step: 'refused'; readonly text: Bilingual };

const TYPES = { pdf: 'application/pdf', csv: 'text/csv', json: 'application/json' } as const;
const typeOf = (name: string): string =>
  Object.entries(TYPES).find(([ending]) => name.endsWith(`.${ending}`))?.[1] ?? 'text/plain';

/**
 * Fetches a statement that was made and saves it. Whoever leaves asks for no more of it; where the network fails it
 * goes on from there.
 */
export function useStatementFile(read: ReadPart) {
  const [state, setState] = useState<FileState>({ step: 'none' });
  // Of the download that goes on: another object is another one.
  const going = useRef<Download>(undefined);
  useEffect(() => () => void (going.current = undefined), []);

  async function fetchRest(made: Made, mine: Download): Promise<FileState | undefined> {
    const tell = (): void =>
      setState({ step: 'fetching', percent: Math.floor((100 * mine.bytes) / made.Bytes) });
    tell();
    const isGivenUp = (): boolean => going.current !== mine;
    const end = await fetchParts(mine, read, { tell, isGivenUp });
    if (end === 'given up') return undefined;
    if (end !== 'whole') return { step: 'refused', text: end.refused };
    saveFile(made.Name, typeOf(made.Name), ...mine.parts);
    return { step: 'saved', made };
  }

  const run = (made: Made, mine: Download): void => {
    going.current = mine;
    const broken: FileState = { step: 'broken', goOn: () => run(made, mine) };
    void fetchRest(made, mine)
      .catch(() => broken)
      .then((end) => {
        if (end && going.current === mine) setState(end);
      });
  };
  return {
    state,
    /** Begins; one before it is left where it is. */
    begin: (made: Made): void => run(made, { id: made.Id, parts: [], bytes: 0 }),
    forget: (): void => {
      going.current = undefined;
      setState({ step: 'none' });
    },
  };
}
