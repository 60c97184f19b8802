export const DEMO_MEMO = { MemoZh: '演示红利', MemoEn: 'Demo bonus' } as const;
