/** Words about a statement that an operator asks for. */
export const text = {
  titleOf: {
    zh: (name: string) => `${name} 的签名对账单`,
    en: (name: string) => `Signed statement of ${name}`,
  },
  note: {
    zh: '与玩家自己生成的相同，含全部账变。每次生成都会写入审计。',
    en: 'The same that the player can make, with every movement. Each one stands in the audit.',
  },
};
