import { setImmediate as turn } from 'node:timers/promises';
import type { StatementLanguage } from '@fairlot/draw/statement';
import { STATEMENT_WORDS } from '@fairlot/draw/statement-text';
import { Fonts, type Run } from './pdf-fonts.ts';

/** A4 across. */
export const PAGE = { width: 842, height: 595, margin: 32 } as const;
const LINE = 13;
const SIZE = 7.5;
/** Sizes of a text that is too long for its column. */
const SMALLER = [1, 0.85, 0.7, 0.6] as const;
/** Rows between two turns of the event loop. */
const AT_ONCE = 40;
const BOTTOM = PAGE.height - PAGE.margin - 16;

type Words = typeof STATEMENT_WORDS;
/** Words that need nothing put into them. */
export type Word = { [K in keyof Words]: Words[K]['en'] extends string ? K : never }[keyof Words];
export type Column = { readonly name: Word; readonly width: number; readonly isNumber?: boolean };
type Row = { readonly [name in Word]?: string | number };

/** A text with thousands set apart, where it is an amount. */
export const grouped = (text: string): string =>
  /^-?\d+\.\d{3}$/.test(text) ? text.replaceAll(/\B(?=(\d{3})+\.)/g, ',') : text;
export const moment = (text: string): string => text.replace('T', ' ').replace('Z', '');

/** Lines of a document, page after page. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #language: StatementLanguage;
  readonly #fonts: Fonts;
  #page = 1;
  #size = SIZE;
  #y: number = PAGE.margin;

  constructor(doc: PDFKit.PDFDocument, language: StatementLanguage) {
    this.#doc = doc;
    this.#language = language;
    this.#fonts = new Fonts(doc);
    doc.fontSize(SIZE);
  }

  #resize(size: number): void {
    this.#size = size;
    this.#doc.fontSize(size);
  }

  word(name: Word): string {
    return STATEMENT_WORDS[name][this.#language];
  }

  /** So much of a text as there is room for. */
  #cut(signs: readonly Run[], width: number): readonly Run[] {
    const dots = this.#fonts.signsOf('…');
    let count = signs.length;
    const short = (): readonly Run[] => [...signs.slice(0, count), ...dots];
    while (count > 1 && this.#fonts.widthOf(short()) > width) count -= 1;
    return short();
  }

  /** Writes a text into its column: smaller where it is too long, and cut where that is not enough. */
  put(text: string, x: number, width: number, isNumber = false): void {
    const size = this.#size;
    const signs = this.#fonts.signsOf(text);
    const fits = SMALLER.find((share) => {
      this.#doc.fontSize(size * share);
      return this.#fonts.widthOf(signs) <= width - 4;
    });
    const shown = fits === undefined ? this.#cut(signs, width - 4) : signs;
    const shift = isNumber ? Math.max(0, width - 6 - this.#fonts.widthOf(shown)) : 0;
    this.#fonts.write(shown, x + shift, this.#y);
    this.#doc.fontSize(size);
  }

  /** The words at the end of a page. */
  foot(): void {
    const before = this.#y;
    this.#y = BOTTOM + 6;
    this.#doc.fillColor('#555');
    this.put(STATEMENT_WORDS.page[this.#language](this.#page), PAGE.margin, 80);
    this.put(this.word('attached'), PAGE.margin + 90, 680);
    this.#doc.fillColor('#000');
    this.#y = before;
  }

  /** The next line, on a new page where this one is full. */
  next(heading?: () => void): void {
    this.#y += LINE;
    if (this.#y + LINE <= BOTTOM) return;
    this.foot();
    this.#fonts.forgetLayouts();
    this.#doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    this.#page += 1;
    this.#y = PAGE.margin;
    heading?.();
  }

  /** The words over a part; not the last ones on a page. */
  title(name: Word, size = 10): void {
    if (this.#y > PAGE.margin) this.next();
    if (this.#y + 4 * LINE > BOTTOM) this.#y = BOTTOM;
    if (this.#y > PAGE.margin) this.next();
    this.#resize(size);
    this.put(this.word(name), PAGE.margin, 500);
    this.#resize(SIZE);
    this.#y += size - SIZE + 2;
    this.next();
  }

  #heading(columns: readonly Column[]): void {
    let x: number = PAGE.margin;
    this.#doc.fillColor('#555');
    for (const { name, width, isNumber } of columns) {
      this.put(this.word(name), x, width, isNumber);
      x += width;
    }
    this.#doc.fillColor('#000');
    const under = this.#y + LINE - 2;
    this.#doc.moveTo(PAGE.margin, under).lineTo(PAGE.width - PAGE.margin, under);
    this.#doc.lineWidth(0.4).stroke('#999');
    this.#y += 2;
    this.next();
  }

  /** Draws rows, and lets go of them now and then, so that what is drawn leaves meanwhile. */
  async table(columns: readonly Column[], rows: readonly Row[]): Promise<void> {
    const heading = (): void => this.#heading(columns);
    heading();
    if (rows.length === 0) {
      this.put(this.word('none'), PAGE.margin, 200);
      this.next();
    }
    for (const [n, row] of rows.entries()) {
      if (n % AT_ONCE === AT_ONCE - 1) await turn();
      let x: number = PAGE.margin;
      for (const { name, width, isNumber } of columns) {
        const text = String(row[name] ?? '');
        this.put(name === 'at' ? moment(text) : grouped(text), x, width, isNumber);
        x += width;
      }
      this.next(heading);
    }
  }
}
