/** What the server freezes of each act on debts (`propose` of its use case). */
export const DEBT_FROZEN = {
  'deposit.debts.offset': [
    { owed: '90.000' },
    { player: '7', userName: 'alice', currency: 'DEM', amount: '50.000' },
  ],
  'deposit.debts.waive': [
    { owed: '90.000' },
    { player: '7', userName: 'alice', currency: 'DEM', amount: '50.000' },
  ],
} as const;
