import type { Layout } from '../play.ts';

/** Typed notes as people read them: `12 21`, and of numbers `01 02 03; 03 02 01`. */
export const typedWords = ({ text }: Layout, content: string): string =>
  text?.symbols ? content.replaceAll(' ', '; ').replaceAll(',', ' ') : content;
