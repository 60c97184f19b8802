import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { dropHidden } from '@fairlot/rules/core/typed-text';

/** The font state of pdfkit, which its types leave out. */
type InUse = {
  readonly _font: {
    readonly font: { hasGlyphForCodePoint(code: number): boolean };
    /** Every word that was ever laid out, with its glyphs. */
    layoutCache: object;
  };
};

/** The characters of GB 2312, and those that Noto Sans has beside them: traditional ones, rare ones, kana. */
const FILES = { body: 'NotoSansSC-GB2312.ttf.gz', rest: 'NotoSansSC-Rest.otf.gz' } as const;
type Name = keyof typeof FILES;
/** A piece of a line in one font. */
export type Run = { readonly font: Name; readonly text: string };

/** Next to the source or to the build. */
function readFont(name: Name): Buffer {
  const path = ['./font/', './']
    .map((folder) => fileURLToPath(new URL(folder + FILES[name], import.meta.url)))
    .find((each) => existsSync(each));
  return gunzipSync(readFileSync(path ?? ''));
}

/** The fonts of one document. The second is loaded when the first lacks a character. */
export class Fonts {
  readonly #doc: PDFKit.PDFDocument;
  readonly #isLoaded = new Set<Name>();
  readonly #known = new Map<string, Run>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#use('body');
  }

  #use(name: Name): InUse['_font'] {
    if (!this.#isLoaded.has(name)) this.#doc.registerFont(name, readFont(name));
    this.#isLoaded.add(name);
    this.#doc.font(name);
    return (this.#doc as unknown as InUse)._font;
  }

  /** A character in the first font that has it; one that none has as its code point. */
  #runOf(char: string): Run {
    const code = char.codePointAt(0) ?? 0;
    const font = (['body', 'rest'] as const).find((name) =>
      this.#use(name).font.hasGlyphForCodePoint(code),
    );
    this.#use('body');
    if (font) return { font, text: char };
    return { font: 'body', text: `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]` };
  }

  /** Splits a text into characters with their fonts and drops hidden ones. */
  signsOf(text: string): readonly Run[] {
    return [...dropHidden(text)].map((char) => {
      const run = this.#known.get(char) ?? this.#runOf(char);
      this.#known.set(char, run);
      return run;
    });
  }

  widthOf(signs: readonly Run[]): number {
    const width = runsOf(signs).reduce((sum, { font, text }) => {
      this.#use(font);
      return sum + this.#doc.widthOfString(text);
    }, 0);
    this.#use('body');
    return width;
  }

  write(signs: readonly Run[], x: number, y: number): void {
    let at = x;
    for (const { font, text } of runsOf(signs)) {
      this.#use(font);
      this.#doc.text(text, at, y, { lineBreak: false });
      at += this.#doc.widthOfString(text);
    }
    this.#use('body');
  }

  /** Frees the layout cache: amounts and names rarely repeat on other pages. */
  forgetLayouts(): void {
    for (const name of this.#isLoaded) this.#use(name).layoutCache = Object.create(null) as object;
    this.#use('body');
  }
}

/** Neighbours of one font together. */
function runsOf(signs: readonly Run[]): readonly Run[] {
  const runs: { font: Name; text: string }[] = [];
  for (const { font, text } of signs) {
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ font, text });
  }
  return runs;
}
