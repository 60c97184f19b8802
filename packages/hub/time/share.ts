/** What one worker may do before others are next. */
export interface Share {
  readonly messages: number;
  readonly ms: number;
}
