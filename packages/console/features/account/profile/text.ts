/** Words of the pictures of players that wait for a look. */
export const text = {
  title: { zh: '头像审核', en: 'Pictures' },
  about: {
    zh: '玩家上传的头像，通过后其他人才能看到。最早的在前。',
    en: 'What players uploaded of themselves: others see it once it is accepted. The oldest first.',
  },
  empty: { zh: '没有待审的头像', en: 'No picture waits' },
  unread: { zh: '头像没有取到', en: 'The pictures could not be read' },
  notAllowed: { zh: '您没有查看权限', en: 'You may not see this' },
  accept: { zh: '通过', en: 'Accept' },
  refuse: { zh: '拒绝', en: 'Refuse' },
  acceptOf: {
    zh: (name: string) => `通过 ${name} 的头像`,
    en: (name: string) => `Accept: ${name}`,
  },
  refuseOf: {
    zh: (name: string) => `拒绝 ${name} 的头像`,
    en: (name: string) => `Refuse: ${name}`,
  },
  pictureOf: {
    zh: (name: string) => `${name} 上传的头像`,
    en: (name: string) => `Picture of ${name}`,
  },
  looked: { zh: '已查看，符合规定', en: 'Looked at it, nothing against it' },
  readsReason: { zh: '玩家会看到这个原因。', en: 'The player reads the reason.' },
  accepted: { zh: '头像已通过', en: 'Picture accepted' },
  refused: { zh: '头像已拒绝', en: 'Picture refused' },
  more: {
    zh: (count: number) => `另有 ${count} 张待审`,
    en: (count: number) => `${count} more wait`,
  },
} as const;
