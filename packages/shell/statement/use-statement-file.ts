import { useEffect, useRef, useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { saveFile } from '@fairlot/ui/save-file';
import type { Made, Making } from '@fairlot/wire/back-office/statement';
import { awaitMade, type AskReady } from './await-made.ts';
import { fetchParts, type Download, type ReadPart } from './fetch-parts.ts';

export type FileState =
  | { readonly step: 'none' }
  | { readonly step: 'making' }
  | { readonly step: 'fetching'; readonly percent: number }
  | { readonly step: 'saved'; readonly made: Made }
  | { readonly step: 'broken'; readonly goOn: () => void }
  | { readonly step: 'refused'; readonly text: Bilingual };

const TYPES = { pdf: 'application/pdf', csv: 'text/csv', json: 'application/json' } as const;
const typeOf = (name: string): string =>
  Object.entries(TYPES).find(([ending]) => name.endsWith(`.${ending}`))?.[1] ?? 'text/plain';

const REST_MS = 1_000;
const rest = (): Promise<void> => new Promise((done) => void setTimeout(done, REST_MS));

/**
 * Waits for a statement that is being made, fetches it and saves it. Whoever leaves asks for no more of it; where the network fails it
 * goes on from there.
 */
export function useStatementFile({
  ask,
  read,
}: {
  readonly ask: AskReady;
  readonly read: ReadPart;
}) {
  const [state, setState] = useState<FileState>({ step: 'none' });
  // Of the download that goes on: another object is another one.
  const going = useRef<Download>(undefined);
  useEffect(() => () => void (going.current = undefined), []);

  async function getIt(making: Making, mine: Download): Promise<FileState | undefined> {
    const isGivenUp = (): boolean => going.current !== mine;
    if (!making.Made) setState({ step: 'making' });
    const made = await awaitMade(making, ask, { rest, isGivenUp });
    if (made === 'given up') return undefined;
    return 'refused' in made ? { step: 'refused', text: made.refused } : fetchRest(made, mine);
  }

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

  const run = (making: Making, mine: Download): void => {
    going.current = mine;
    const broken: FileState = { step: 'broken', goOn: () => run(making, mine) };
    void getIt(making, mine)
      .catch(() => broken)
      .then((end) => {
        if (end && going.current === mine) setState(end);
      });
  };
  return {
    state,
    /** Begins; one before it is left where it is. */
    begin: (making: Making): void => run(making, { id: making.Id, parts: [], bytes: 0 }),
    forget: (): void => {
      going.current = undefined;
      setState({ step: 'none' });
    },
  };
}
