/** Words of the proof of a round of an instant game. */
export const INSTANT_PROOF = {
  round: { zh: (n: number) => `第 ${n} 局`, en: (n: number) => `Round ${n}` },
  nonce: {
    zh: (seed: string, n: number) => `${seed}第 ${n} 局`,
    en: (seed: string, n: number) => `${seed}round ${n} of the seeds`,
  },
  ofSeed: { zh: (n: number) => `种子 ${n} · `, en: (n: number) => `Seed ${n} · ` },
  agrees: { zh: '与种子一致', en: 'Follows from its seeds' },
  differs: { zh: '与种子不一致', en: 'Does not follow from its seeds' },
  closed: { zh: '服务器种子尚未公开', en: 'The server seed is not revealed yet' },
  closedHow: {
    zh: '公开后才能验算；公开的同时会换用新的种子。',
    en: 'It can be computed once it is revealed; a new seed takes its place then.',
  },
  reveal: { zh: '公开并更换种子', en: 'Reveal and change the seed' },
  noRound: { zh: '没有这一局', en: 'There is no such round' },
  how: {
    zh: '平台先公布服务器种子的哈希，您的浏览器随后生成您的种子；号码由两个种子和局号算出，双方都改不了。',
    en: 'The hash of the server seed is shown first; then your browser makes your seed. The number follows from both and from the count of the round: neither side can change it.',
  },
  steps: { zh: '验证步骤', en: 'Steps' },
  noted: {
    zh: '本机在开局前记下的哈希和种子',
    en: 'Hash and seed as this device noted them before',
  },
  seed: { zh: '服务器种子的哈希', en: 'Hash of the server seed' },
  numbers: { zh: '由种子算出的号码', en: 'Numbers that follow from the seeds' },
  otherDevice: { zh: '在另一台设备上生成', en: 'made on another device' },
  toCome: { zh: '待公开', en: 'to be revealed' },
  hash: { zh: '承诺哈希', en: 'Committed hash' },
  clientSeed: { zh: '您的种子', en: 'Your seed' },
  serverSeed: { zh: '服务器种子', en: 'Server seed' },
  save: { zh: '保存验证文件', en: 'Save the proof' },
  command: { zh: '用 Node 离线验算', en: 'Check it offline with Node' },
} as const;
