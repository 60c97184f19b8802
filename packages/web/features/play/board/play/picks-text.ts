import type { Language } from '@fairlot/rules/core/text';
import type { ListedPlay, PadRow } from '@fairlot/rules/play/play';
import { legRows } from '@fairlot/rules/play/entry/legs';
import { typedWords } from '@fairlot/rules/play/entry/typed-words';
import { ordinal } from '@fairlot/rules/play/position';

/** A selection as people read it: its rows, and the positions it looks at where they are ticked. */
export type PicksText = { readonly positions: string; readonly rows: readonly string[] };

/** Typed notes shown before the rest is only counted. */
const SHOWN = 120;
function rowText(row: PadRow | undefined, text: string, language: Language): string {
  const names = text
    .split(',')
    .filter(Boolean)
    .map((symbol) => row?.labels?.[row.symbols.indexOf(symbol)]?.[language] ?? symbol);
  const isDigits = names.every((name) => name.length === 1) && !row?.labels;
  return names.join(isDigits ? '' : ' ') || '-';
}

function positionsText(play: ListedPlay, ticked: string | undefined, language: Language): string {
  if (ticked === undefined) return '';
  const labels = play.layout.positions?.labels ?? [];
  const names = ticked
    .split(',')
    .map((mark) => (language === 'zh' ? labels[Number(mark)]?.zh[0] : ordinal(Number(mark))));
  return names.join(language === 'zh' ? '' : ' ');
}

/** The rows of a selection as the pad has them. */
function rowsOf({ layout }: ListedPlay, body: string): readonly string[] {
  if (!layout.isParlay) return body.split('|');
  return legRows(layout, body);
}

/**
 * Reads an encoded selection for the screen; an unknown play shows the text as it is. Typed notes are
 * cut where there is only a line for them.
 */
export function picksText(
  play: ListedPlay | undefined,
  content: string,
  language: Language,
  length: 'line' | 'whole' = 'line',
): PicksText {
  const isLine = length === 'line';
  const text = isLine ? content.slice(0, 2000) : content;
  const [, ticked, body = ''] = /^(?:@([\d,]*):)?([^]*)$/.exec(text) ?? [];
  if (!play) return { positions: '', rows: [body] };
  if (play.options.length > 0) {
    const option = play.options.find((each) => each.code === content);
    return { positions: '', rows: [option?.name[language] ?? content] };
  }
  const positions = positionsText(play, ticked, language);
  if (play.layout.text) {
    const shown = typedWords(play.layout, body);
    return {
      positions,
      rows: [isLine && shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown],
    };
  }
  const rows = rowsOf(play, body).map((text, i) => rowText(play.layout.rows[i], text, language));
  return { positions, rows };
}
