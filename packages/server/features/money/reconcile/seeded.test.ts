import { describe, expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { noteAnswer } from '../withdraw/review/answer.ts';
import { AMOUNT, DOUBLED, HERE, STATE, THERE, statementDesk } from './testing/desk.ts';

/** Breaks that are put there: each is found and named. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const { control, order, deposited, sent, paid, reconciled, breaks, balanceBreaks } =
  statementDesk(server);

describe('a seeded break is found and named', () => {
  test('missing here: paid and never told of; it ends by itself when the provider is asked', async () => {
    await control('manner', { notify: 'never' });
    const no = await deposited();
    await reconciled(10);
    expect(await breaks(no)).toEqual([]);
    await reconciled(10);
    expect(await breaks(no)).toMatchObject([{ kind: HERE, here: null, there: 100_000n, state: 0 }]);
    await server().runJobs('deposit.follow-up');
    await reconciled(10);
    expect(await breaks(no)).toMatchObject([{ kind: HERE, state: 3 }]);
  });

  test('missing there: a payment that was told of and never made, beside the one that was', async () => {
    await control('manner', { notify: 'never' });
    const no = await deposited();
    await control('notify', { orderNo: no, change: { PayId: 'Pforged' } });
    await reconciled();
    const found = await breaks(no);
    expect(found.map(({ kind }) => kind).toSorted()).toEqual([HERE, THERE]);
    expect(found.find(({ kind }) => kind === THERE)).toMatchObject({ here: 100_000n, there: null });
  });

  test('missing there: a payout that was taken as paid, until its provider pays it', async () => {
    await control('manner', { payout: 'PENDING', notify: 'never' });
    const no = await sent();
    await noteAnswer(server().db, no, { state: 'PAID' });
    await reconciled();
    expect(await breaks(no)).toMatchObject([{ kind: THERE, here: 1_000_000n, state: 0 }]);
    await control('payout', { payoutNo: no, state: 'PAID' });
    await reconciled(5);
    expect(await breaks(no)).toMatchObject([{ kind: THERE, state: 3 }]);
  });

  test('another amount: told as whole and paid short', async () => {
    await control('manner', { notify: 'never' });
    const no = await order(await registerPlayer(server()));
    await control('pay', { orderNo: no, amount: 60_000 });
    await control('notify', { orderNo: no, change: { Amount: 100_000 } });
    await reconciled();
    expect(await breaks(no)).toMatchObject([{ kind: AMOUNT, here: 100_000n, there: 60_000n }]);
  });

  test('another amount: a statement that says something else later', async () => {
    const no = await deposited();
    await reconciled(5);
    await control('misbook', { no, as: 'other', change: { amount: 90_000 } });
    await reconciled(5);
    expect(await breaks(no)).toMatchObject([{ kind: AMOUNT, here: 100_000n, there: 90_000n }]);
  });

  test('doubled: a payout that was paid twice, and a payment that stands there twice', async () => {
    const payout = await paid(await sent());
    await control('misbook', { no: payout, as: 'more', change: { ref: 'Oagain' } });
    const payment = await deposited();
    await control('misbook', { no: payment, as: 'more' });
    await reconciled(5);
    expect(await breaks(payout)).toMatchObject([{ kind: DOUBLED, there: 1_000_000n }]);
    expect(await breaks(payment)).toMatchObject([{ kind: DOUBLED, there: 100_000n }]);
  });

  test('another state: failed here and paid there; a late word that is taken ends it', async () => {
    await control('manner', { payout: 'PENDING', notify: 'never' });
    const no = await sent();
    await noteAnswer(server().db, no, { state: 'FAILED' });
    await control('payout', { payoutNo: no, state: 'PAID' });
    await reconciled();
    expect(await breaks(no)).toMatchObject([{ kind: STATE, here: null, there: 1_000_000n }]);
    await control('notify', { payoutNo: no });
    await reconciled(5);
    expect(await breaks(no)).toMatchObject([{ kind: STATE, state: 3 }]);
  });

  test('the balance: what no line and no break explains, the second time that it is so', async () => {
    const no = await deposited(123_000);
    await reconciled(10);
    expect(await balanceBreaks()).toEqual([]);
    await control('misbook', { no, as: 'gone' });
    await reconciled(5);
    expect(await balanceBreaks()).toEqual([]);
    await reconciled(5);
    const [found, ...more] = await balanceBreaks();
    expect(more).toEqual([]);
    expect((found?.here ?? 0n) - (found?.there ?? 0n)).toBe(123_000n);
  });
});
