/** Words of the check of a statement. How it ended is said in the words of the draw package. */
export const STATEMENT_PROOF = {
  how: {
    zh: '文件只在本机读取：由内容重算哈希，用公布的公钥核对签名，再逐笔核算余额与合计。',
    en: 'The file is read on this device only: its hash is computed anew, the signature held against the published key, and every balance and total added up.',
  },
  bySite: { zh: '已与本站公布的公钥核对', en: 'Held against the published key of this site' },
  byFile: {
    zh: '没有取到本站公钥：只与文件自带的公钥核对，请自行比对下面的公钥。',
    en: 'The key of the site could not be read: it was held against the key that it names itself. Compare that one, below.',
  },
  pdf: { zh: 'PDF：页面与附件均已核对', en: 'PDF: pages and attachment were both checked' },
  csv: { zh: 'CSV', en: 'CSV' },
  json: { zh: 'JSON', en: 'JSON' },
  form: { zh: '格式', en: 'Format' },
  account: { zh: '账号', en: 'Account' },
  time: { zh: '时间 UTC+8', en: 'Time UTC+8' },
  made: { zh: '制作时间 UTC+8', en: 'Made, UTC+8' },
  opening: { zh: '期初余额', en: 'Opening balance' },
  closing: { zh: '期末余额', en: 'Closing balance' },
  count: { zh: '账变笔数', en: 'Movements' },
  facts: { zh: '对账单内容', en: 'What it says' },
  badHow: {
    zh: '不要采信这份文件；请从账变记录重新生成，或向出示者索取原件。',
    en: 'Do not rely on this file: make it again in the cash flow, or ask for the one that was signed.',
  },
  notHow: {
    zh: '请选择由本站生成的对账单：PDF、CSV 或 JSON。',
    en: 'Choose a statement that this site made: PDF, CSV or JSON.',
  },
  at: { zh: (id: string) => `流水号 ${id}`, en: (id: string) => `Entry ${id}` },
  otherKey: { zh: '文件的公钥', en: 'Key of the file' },
  sha256: { zh: '内容 SHA-256', en: 'SHA-256' },
  key: { zh: '签名公钥', en: 'Signing key' },
  command: { zh: '用命令离线核对', en: 'Check it offline by command' },
} as const;
