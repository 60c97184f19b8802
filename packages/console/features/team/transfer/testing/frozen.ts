/** What the server freezes of each act on transfers (`propose` of its use case). */
export const TRANSFER_FROZEN = {
  'transfer.records.reverse': [
    { amount: '90.000' },
    {
      id: '018f3c5a-0000-7000-8000-00000000dead',
      no: 'T20270305ABCDEF01',
      about: {
        from: 'agent01',
        fromBalance: '1.000',
        fromAfter: '91.000',
        to: 'alice',
        balance: '50.000',
        balanceAfter: '0.000',
        owes: '40.000',
      },
    },
  ],
} as const;
