import PDFDocument from 'pdfkit';
import type { StatementBody } from '@fairlot/draw/statement';
import { STATEMENT_WORDS } from '@fairlot/draw/statement-text';
import { grouped, moment, PAGE, Sheet, type Column } from './pdf-sheet.ts';

const FACTS = [
  'account',
  'currency',
  'from',
  'to',
  'made',
  'opening',
  'closing',
  'set_aside',
] as const;

const SUMS: readonly Column[] = [
  { name: 'kind', width: 70 },
  { name: 'name', width: 140 },
  { name: 'count', width: 70, isNumber: true },
  { name: 'in', width: 130, isNumber: true },
  { name: 'out', width: 130, isNumber: true },
];
const HOLDS: readonly Column[] = [
  { name: 'at', width: 110 },
  { name: 'name', width: 120 },
  { name: 'amount', width: 110, isNumber: true },
  { name: 'left', width: 110, isNumber: true },
  { name: 'id', width: 180 },
];
const ROWS: readonly Column[] = [
  { name: 'at', width: 92 },
  { name: 'name', width: 84 },
  { name: 'game', width: 78 },
  { name: 'issue', width: 62 },
  { name: 'amount', width: 78, isNumber: true },
  { name: 'held', width: 70, isNumber: true },
  { name: 'balance', width: 82, isNumber: true },
  { name: 'available', width: 82, isNumber: true },
  { name: 'id', width: 150 },
];

/**
 * Draws a statement for people, with the JSON of it as a file within;
 * what is drawn is given away page by page. The document ends, or fails, when all of it is drawn. The file is asked for
 * when the pages are drawn: both at once are twice the memory.
 */
export function drawStatement(
  body: StatementBody,
  json: () => Promise<Buffer>,
  fileName: string,
): PDFKit.PDFDocument {
  const { language } = body;
  const made = new Date(body.made);
  const name = STATEMENT_WORDS.title[language];
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: '',
    lang: language === 'zh' ? 'zh-CN' : 'en',
    displayTitle: true,
    info: { Title: `${name} ${body.account}`, CreationDate: made, ModDate: made },
  });
  const end = async (): Promise<void> => {
    await draw(new Sheet(doc, language), body);
    const about = { name: fileName, type: 'application/json', description: name };
    doc.file(await json(), { ...about, creationDate: made, modifiedDate: made });
    doc.end();
  };
  end().catch((error: Error) => doc.destroy(error));
  return doc;
}

async function draw(sheet: Sheet, body: StatementBody): Promise<void> {
  sheet.title('title', 16);
  for (const fact of FACTS) {
    const text = body[fact];
    sheet.put(sheet.word(fact), PAGE.margin, 120);
    sheet.put(/^\d{4}-.*Z$/.test(text) ? `${moment(text)} UTC` : grouped(text), 160, 400);
    sheet.next();
  }
  sheet.title('sums');
  await sheet.table(SUMS, body.sums);
  sheet.title('holds');
  await sheet.table(HOLDS, body.holds);
  sheet.title('rows');
  await sheet.table(ROWS, body.rows);
  sheet.foot();
}
