import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { depositConsole, depositHttp } from '@fairlot/wire/money/deposit';
import { PICTURE_BOUNDS } from '@fairlot/wire/site/media';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { base64, EICAR, HIDDEN, makePicture } from '../../../site/media/testing/pictures.ts';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { addTestChannel } from '../testing/channels.ts';
import { forgetProofs, insertProof, takeProofTry } from './store-proof.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let channel = 0;
let picture = '';
beforeAll(async () => {
  // Nobody is there: an order is an order all the same.
  channel = await addTestChannel(server(), 'http://127.0.0.1:9');
  picture = base64(await makePicture('jpeg', { width: 2_000, height: 900 }));
});

async function order({ token }: TestPlayer): Promise<string> {
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(100_000) };
  return (await server().call(depositHttp.createDeposit, asked, { token })).value.OrderNo;
}
const upload = ({ token }: TestPlayer, OrderNo: string, Picture = picture) =>
  server().call(depositHttp.uploadProof, { OrderNo, Picture }, { token });
const ticketOf = ({ token }: TestPlayer, OrderNo: string, Place = 1) =>
  server().call(depositHttp.getProofTicket, { OrderNo, Place }, { token });
const read = ({ token }: TestPlayer, Ticket: string) =>
  server().call(depositHttp.readProof, { Ticket }, { token });
const proofs = async (orderNo: string) =>
  (
    await sql<{ sealed: Buffer }>`
      SELECT sealed FROM deposit_proof WHERE order_no = ${orderNo} ORDER BY place`.execute(
      server().owner,
    )
  ).rows;

test('a proof is made anew, sealed, and shown to its owner alone, by a ticket that is good once', async () => {
  const [me, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const orderNo = await order(me);
  expect((await upload(me, orderNo)).value).toMatchObject({ State: 'WAITING', Proofs: 1 });
  // Of somebody else there is no such order, and no such picture.
  expect((await upload(other, orderNo)).code).toBe('NO_ORDER');
  expect((await ticketOf(other, orderNo)).code).toBe('NO_PROOF');
  expect((await ticketOf(me, orderNo, 2)).code).toBe('NO_PROOF');
  const { Ticket } = (await ticketOf(me, orderNo)).value;
  expect((await read(other, Ticket)).code).toBe('NO_PROOF');
  const { Picture } = (await read(me, Ticket)).value;
  expect((await read(me, Ticket)).code).toBe('NO_PROOF');
  const bytes = Buffer.from(Picture, 'base64');
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 1_600,
    height: 720,
    exif: undefined,
  });
  expect(bytes.includes(HIDDEN)).toBe(false);
  // What lies in the table is not the picture, and it is among no pictures that everybody may see.
  const [row] = await proofs(orderNo);
  expect(row?.sealed.includes(bytes.subarray(0, 64))).toBe(false);
  const { rows } = await sql`SELECT FROM picture WHERE bytes = ${bytes}`.execute(server().owner);
  expect(rows).toEqual([]);
  const late = (await ticketOf(me, orderNo)).value.Ticket;
  await server().clock.advance(61_000);
  expect((await read(me, late)).code).toBe('NO_PROOF');
});

test('operators see it by a ticket of their own, and the audit says who looked', async () => {
  const me = await registerPlayer(server());
  const orderNo = await order(me);
  await upload(me, orderNo);
  const [anna, bert, cora] = [
    await signInOperator(server(), 'anna', ['finance']),
    await signInOperator(server(), 'bert', ['finance']),
    await signInOperator(server(), 'cora', ['auditor']),
  ];
  const ask = ({ token }: { token: string }, OrderNo = orderNo) =>
    server().callConsole(depositConsole.getProofTicket, { OrderNo, Place: 1 }, { token });
  const look = ({ token }: { token: string }, Ticket: string) =>
    server().callConsole(depositConsole.readProof, { Ticket }, { token });
  expect((await ask(cora)).status).toBe(403);
  expect((await ask(anna, 'D1x0123456789ab')).code).toBe('NO_PROOF');
  const { Ticket } = (await ask(anna)).value;
  expect((await look(bert, Ticket)).code).toBe('NO_PROOF');
  // What was given to a player opens nothing here, and the other way round.
  const own = (await ticketOf(me, orderNo)).value.Ticket;
  expect((await look(anna, own)).code).toBe('NO_PROOF');
  expect((await read(me, Ticket)).code).toBe('NO_PROOF');
  expect((await look(anna, Ticket)).value.Picture).toMatch(/^UklGR/);
  expect((await look(anna, Ticket)).code).toBe('NO_PROOF');
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM operator_audit
    WHERE permission = 'deposit.proofs.view' AND target = ${`deposit ${orderNo}`}`.execute(
    server().owner,
  );
  expect(rows[0]?.n).toBe(1);
});

test('three of an order at the most, however many come at once, and none once it has ended', async () => {
  const me = await registerPlayer(server());
  const orderNo = await order(me);
  const codes = await Promise.all(
    Array.from({ length: 5 }, async () => (await upload(me, orderNo)).code),
  );
  expect(codes.toSorted()).toEqual(['OK', 'OK', 'OK', 'PROOFS_FULL', 'PROOFS_FULL']);
  expect(await proofs(orderNo)).toHaveLength(3);
  // The control: of two that counted the same and did not hold the order, one finds its place taken.
  const key = { playerId: me.playerId, orderNo, place: 3 };
  const again = transaction(server().db, (tx) => insertProof(tx, key, Buffer.alloc(8)));
  await expect(again).rejects.toThrow('duplicate key');
  // Of one that was forgotten while its order is open the place is free again.
  await sql`DELETE FROM deposit_proof WHERE order_no = ${orderNo} AND place = 1`.execute(
    server().owner,
  );
  expect((await upload(me, orderNo)).code).toBe('OK');
  expect((await ticketOf(me, orderNo, 1)).code).toBe('OK');
  const other = await registerPlayer(server());
  const ended = await order(other);
  await server().call(depositHttp.cancelDeposit, { OrderNo: ended }, { token: other.token });
  expect((await upload(other, ended)).code).toBe('ORDER_ENDED');
});

test('what is no picture, or too heavy, is refused, and tries of a day have an end', async () => {
  const me = await registerPlayer(server());
  const orderNo = await order(me);
  expect((await upload(me, orderNo, base64(Buffer.from(EICAR)))).code).toBe('PICTURE_KIND');
  const cut = (await makePicture('png', { width: 90, height: 90 })).subarray(0, 200);
  expect((await upload(me, orderNo, base64(cut))).code).toBe('PICTURE_BROKEN');
  const noise = { width: 1_600, height: 1_600, channels: 3 } as const;
  const heavy = await sharp({
    create: { ...noise, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(heavy.length).toBeLessThan(PICTURE_BOUNDS.bytes);
  expect((await upload(me, orderNo, base64(heavy))).code).toBe('PICTURE_TOO_BIG');
  expect(await proofs(orderNo)).toEqual([]);
  await sql`UPDATE deposit_proof_day SET counted = 20 WHERE player_id = ${me.playerId}`.execute(
    server().owner,
  );
  const over = await upload(me, orderNo);
  expect([over.code, over.params]).toEqual(['PROOF_TRIES', { most: 20 }]);
  const isLeft = () => takeProofTry(server().db, me.playerId, 20);
  expect(await isLeft()).toBe(false);
  await server().clock.advance(25 * 3_600_000);
  expect(await isLeft()).toBe(true);
});

test('proofs and tickets that are old are let go', async () => {
  const me = await registerPlayer(server());
  const orderNo = await order(me);
  await upload(me, orderNo);
  await ticketOf(me, orderNo);
  const left = async () =>
    (
      await sql<{ n: number }>`
        SELECT (SELECT count(*) FROM deposit_proof)::int + (SELECT count(*) FROM deposit_proof_ticket)::int AS n`.execute(
        server().owner,
      )
    ).rows[0]?.n;
  expect(await left()).toBeGreaterThan(1);
  await server().clock.advance(181 * 86_400_000);
  while ((await forgetProofs(server().db, 180, 2)) > 0);
  expect(await left()).toBe(0);
});
