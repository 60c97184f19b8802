/** What may lie over the page; one at a time, fetched when the page is quiet. */
export type OpenDialog =
  | 'rules'
  | 'plays'
  | 'slip'
  | 'slips'
  | 'games'
  | 'keys'
  | 'rebate'
  | 'settings'
  | undefined;
