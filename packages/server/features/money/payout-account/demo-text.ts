/** Numbers of the ranges in which providers test: no bank issues them. One holder for each demo account, in their order. */
export const DEMO_CARDS = [
  ['4111111111111111', '王建国'],
  ['4012888888881881', '李秀英'],
  ['5555555555554444', '张伟'],
  ['5105105105105100', '刘洋'],
  ['6011111111111117', '陈静'],
  ['6011000990139424', '杨帆'],
] as const;
