import { STATEMENT_KEPT_MINUTES, STATEMENT_ROWS } from '@fairlot/wire/back-office/statement';

const rows = (most: number): string => most.toLocaleString('en');

/** Words of a signed statement. */
export const STATEMENT = {
  title: { zh: '签名对账单', en: 'Signed statement' },
  about: {
    zh: '期初、期末余额，分类合计和每一笔账变，由验证开奖的同一把密钥签名；任何人都能离线核对。',
    en: 'Opening and closing balance, totals by type and every movement, signed by the key of the draws. Anybody can check it offline.',
  },
  time: { zh: '时间（UTC+8）', en: 'Time (UTC+8)' },
  format: { zh: '格式', en: 'Format' },
  pdf: { zh: 'PDF，供阅读和打印', en: 'PDF, to read and print' },
  csv: { zh: 'CSV，供表格软件使用', en: 'CSV, for spreadsheets' },
  json: { zh: 'JSON，供程序使用', en: 'JSON, for programs' },
  limits: {
    zh: (anHour: number) =>
      `PDF 最多 ${rows(STATEMENT_ROWS.pdf)} 笔，CSV 和 JSON 最多 ${rows(STATEMENT_ROWS.csv)} 笔；每小时最多 ${anHour} 份。`,
    en: (anHour: number) =>
      `A PDF has ${rows(STATEMENT_ROWS.pdf)} movements at most, CSV and JSON ${rows(STATEMENT_ROWS.csv)}; ${anHour} statements an hour.`,
  },
  make: { zh: '生成并下载', en: 'Make and download' },
  making: { zh: '正在生成', en: 'Being made' },
  fetching: {
    zh: (percent: number) => `正在下载 ${percent}%`,
    en: (percent: number) => `Downloading, ${percent}%`,
  },
  saved: {
    zh: (name: string, count: number) => `已保存 ${name}，${rows(count)} 笔账变`,
    en: (name: string, count: number) =>
      `Saved ${name}, ${rows(count)} movement${count === 1 ? '' : 's'}`,
  },
  hash: { zh: '内容的 SHA-256', en: 'SHA-256 of what it says' },
  broken: {
    zh: `下载中断。已生成的文件保留 ${STATEMENT_KEPT_MINUTES} 分钟，可以接着下载。`,
    en: `The download stopped. What was made is kept for ${STATEMENT_KEPT_MINUTES} minutes; it goes on where it was.`,
  },
  goOn: { zh: '接着下载', en: 'Go on' },
  check: { zh: '核对文件', en: 'Check a file' },
} as const;

export const FAULTS = {
  noAnswer: {
    zh: '没有收到回应。请重试；时间段很长时请分几次生成。',
    en: 'There was no answer. Try again; make several of a long time.',
  },
} as const;
