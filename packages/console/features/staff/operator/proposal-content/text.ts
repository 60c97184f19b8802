export const text = {
  becomes: { zh: '变为', en: 'becomes' },
  effect: { zh: '生效时间', en: 'Takes effect' },
  atOnce: { zh: '确认后立即', en: 'As soon as it is confirmed' },
  unreadable: {
    zh: '此申请的内容无法完整显示，因此不能确认。请拒绝后重新提交。',
    en: 'This proposal cannot be shown in full, so it cannot be confirmed. Decline it and propose it again.',
  },
  yesAll: { zh: '是，金额无误', en: 'Yes, the amount is right' },
  part: { zh: '项目', en: 'Item' },
  content: { zh: '申请内容', en: 'As proposed' },
  lines: {
    zh: (more: number, less: number) => `新增 ${more} 行，删除 ${less} 行`,
    en: (more: number, less: number) => `Lines added: ${more}, removed: ${less}`,
  },
  isNew: { zh: '新增', en: 'New' },
  isGone: { zh: '删除', en: 'Removed' },
  loading: { zh: '加载中', en: 'Loading' },
};
