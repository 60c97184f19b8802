/** Who pays a bank transfer of the demo, and why an operator cancels one. */
export const DEMO_PAYER = '杨帆';
export const DEMO_CANCELLED = '银行流水中没有这笔转账';
