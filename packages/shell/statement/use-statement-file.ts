import { useEffect, useRef, useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { saveFile } from '@fairlot/ui/save-file';
import type { Made, StatementPart } from '@fairlot/wire/statement';

type Answer =
  | { readonly ok: true; readonly value: StatementPart }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };
/** Asks for the bytes from a place on; throws where no answer came. */
export type ReadPart = (question: { readonly Id: string; readonly At: number }) => Promise<Answer>;

export type FileState =
  | { readonly step: 'none' }
  | { readonly step: 'fetching'; readonly percent: number }
  | { readonly step: 'saved'; readonly made: Made }
  | { readonly step: 'broken'; readonly goOn: () => void }
  | { readonly step: 'refused'; readonly text: Bilingual };

/** A download: what came of it already, and where the rest begins. */
type Download = { readonly made: Made; readonly parts: Blob[]; bytes: number };

const TYPES = { pdf: 'application/pdf', csv: 'text/csv', json: 'application/json' } as const;
const typeOf = (name: string): string =>
  Object.entries(TYPES).find(([ending]) => name.endsWith(`.${ending}`))?.[1] ?? 'text/plain';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Fetches a statement that was made part by part, each put away where the browser keeps files, and saves it. Whoever
 * leaves asks for no more of them; where the network fails it goes on from there.
 */
export function useStatementFile(read: ReadPart) {
  const [state, setState] = useState<FileState>({ step: 'none' });
  // Of the download that goes on: another object is another one.
  const going = useRef<Download>(undefined);
  useEffect(() => () => void (going.current = undefined), []);

  async function fetchRest(mine: Download): Promise<FileState | undefined> {
    const { made, parts } = mine;
    for (let isMore = true; isMore;) {
      const answer = await read({ Id: made.Id, At: mine.bytes });
      if (going.current !== mine) return undefined;
      if (!answer.ok) return { step: 'refused', text: answer.error.text };
      const bytes = bytesOf(answer.value.Data);
      parts.push(new Blob([bytes]));
      mine.bytes += bytes.length;
      isMore = answer.value.Next !== null;
      setState({ step: 'fetching', percent: Math.floor((100 * mine.bytes) / made.Bytes) });
    }
    saveFile(made.Name, typeOf(made.Name), ...parts);
    return { step: 'saved', made };
  }

  const run = (mine: Download): void => {
    going.current = mine;
    setState({ step: 'fetching', percent: Math.floor((100 * mine.bytes) / mine.made.Bytes) });
    const broken: FileState = { step: 'broken', goOn: () => run(mine) };
    void fetchRest(mine)
      .catch(() => broken)
      .then((end) => end && going.current === mine && setState(end));
  };
  return {
    state,
    /** Begins; one before it is left where it is. */
    begin: (made: Made): void => run({ made, parts: [], bytes: 0 }),
    forget: (): void => {
      going.current = undefined;
      setState({ step: 'none' });
    },
  };
}
