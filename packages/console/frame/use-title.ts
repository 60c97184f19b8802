import { useEffect } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { useSay, useWords } from '@fairlot/ui';
import { text } from './text.ts';

/** The title of the window while a page stands in it. */
export function useTitle(name: Bilingual): void {
  const say = useSay();
  const words = useWords(text);
  const title = `${say(name)} · Fairlot ${words.console}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
