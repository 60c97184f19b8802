/** What may lie over the page; one at a time, fetched with the first files of the page. */
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
