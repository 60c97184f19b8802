import { expect, test } from 'vitest';
import { TimerWheel } from '../time/timer-wheel.ts';
import { Tickets } from './ticket.ts';

function ticketsAt(clock: { now: number }, lifeMs = 15_000) {
  const wheel = new TimerWheel(250, clock.now);
  return { wheel, tickets: new Tickets<number>({ now: () => clock.now }, wheel, lifeMs) };
}

const many = process.env['TEST_LONG'] === '1' ? 100_000 : 5_000;

test(`A16 ${many} negotiates that never connect are forgotten after their time`, () => {
  const clock = { now: 0 };
  const { wheel, tickets } = ticketsAt(clock);
  const known = Array.from({ length: many }, (_, index) =>
    tickets.issue({ principal: index, userId: `user ${index % 500}` }, 1),
  );
  expect([tickets.waiting, tickets.waitingOf('user 7'), wheel.size]).toEqual([
    many,
    many / 500,
    many,
  ]);
  clock.now = 15_250;
  wheel.advance(clock.now);
  expect([tickets.waiting, tickets.waitingOf('user 7'), wheel.size]).toEqual([0, 0, 0]);
  expect(known.some(({ token }) => tickets.find(token))).toBe(false);
});

test('a ticket is good once, for one transport, and not after its time', () => {
  const clock = { now: 0 };
  const { tickets } = ticketsAt(clock);
  const [first, second] = [tickets.issue({ principal: 1 }, 1), tickets.issue({ principal: 2 }, 0)];
  expect(second.token).toBe(second.connectionId);
  expect(tickets.use(first.token, 'LongPolling').kind).toBe('ok');
  expect(tickets.use(first.token, 'LongPolling').kind).toBe('used');
  expect(tickets.use(first.token, 'WebSockets').kind).toBe('other');
  clock.now = 15_000;
  expect(tickets.use(second.token, 'WebSockets').kind).toBe('unknown');
  expect(tickets.waiting).toBe(0);
});

test('only a poll may still come after its connection has ended', () => {
  const { tickets } = ticketsAt({ now: 0 });
  const [poll, socket] = [tickets.issue({ principal: 1 }, 1), tickets.issue({ principal: 2 }, 1)];
  tickets.use(poll.token, 'LongPolling');
  tickets.use(socket.token, 'WebSockets');
  tickets.retire(poll.token);
  tickets.retire(socket.token);
  expect([tickets.find(poll.token), tickets.find(socket.token)]).toEqual([poll, undefined]);
});
