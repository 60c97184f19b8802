import type { Language } from '../../core/text.ts';
import { legRows } from './legs.ts';
import { typedWords } from './typed-words.ts';
import type { ListedPlay } from '../play.ts';

const isDigit = (symbol: string): boolean => /^\d$/.test(symbol);

function rowText(play: ListedPlay, row: string, at: number, language: Language): string {
  const pad = play.layout.rows[at] ?? play.layout.rows[0];
  const symbols = row.split(',').filter((symbol) => symbol !== '');
  if (symbols.length === 0) return '–';
  const shown = symbols.map((symbol) => {
    const place = pad?.symbols.indexOf(symbol) ?? -1;
    return pad?.labels?.[place]?.[language] ?? symbol;
  });
  return shown.join(shown.every(isDigit) ? '' : ' ');
}

/** Returns an encoded selection in words: `37 | 1 | 049`, `大 | 小`, `龙`, `万位 千位 · 12 34`. */
export function selectionText(play: ListedPlay, content: string, language: Language): string {
  const option = play.options.find((one) => one.code === content);
  if (option) return option.name[language];
  const positions = /^@([\d,]+):/.exec(content);
  const body = content.slice(positions?.[0].length ?? 0);
  const labels = play.layout.positions?.labels ?? [];
  const where = (positions?.[1] ?? '')
    .split(',')
    .map((place) => labels[Number(place)]?.[language] ?? '')
    .join(' ');
  const text = play.layout.text
    ? typedWords(play.layout, body)
    : (play.layout.isParlay ? legRows(play.layout, body) : body.split('|'))
        .map((row, at) => rowText(play, row, at, language))
        .join(' | ');
  return where ? `${where} · ${text}` : text;
}
