import type { HubConnection as Official } from '@microsoft/signalr';
import { beforeEach, describe, expect, test } from 'vitest';
import { gameTopic, OWN_TOPIC } from '@fairlot/wire/core';
import { comboHub } from '@fairlot/wire/play/combo';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { createHubConnection, type HubConnection } from './hub.ts';
import { connect, type ConnectionOptions } from './hub-connection.ts';
import type { Since } from './ordered-events.ts';
import { randomRetryMs } from './link.ts';

const DRAW = {
  GameId: 4,
  OriginalWinningNumber: '34682',
  WinningNumber: '34682',
  DrawTimeStamp: 1,
  State: 1,
};
const draw = (SerialNumber: number) => ({ ...DRAW, SerialNumber });

/** A line that a test can refuse, open, cut and speak through. */
class Line {
  readonly transports: string[] = [];
  readonly invoked: unknown[][] = [];
  refuse = 0;
  /** What a connection that is stopped waits for before it is closed. */
  held: Promise<void> | undefined;
  /** Whether a connection that is opened waits for an answer that never comes. */
  hangs = false;
  private heard: (() => void) | undefined;
  private close: (() => void) | undefined;
  private readonly targets = new Map<string, (...args: unknown[]) => void>();

  readonly connect = async ({ transport, heard }: ConnectionOptions): Promise<Official> => {
    this.transports.push(transport);
    this.heard = heard;
    let close: (() => void) | undefined;
    const connection = {
      on: (target: string, run: (...args: unknown[]) => void) => void this.targets.set(target, run),
      onclose: (run: () => void) => void (this.close = close = run),
      start: async () => {
        if (this.refuse > 0) {
          this.refuse -= 1;
          throw new Error('refused');
        }
        if (this.hangs) await new Promise(() => undefined);
      },
      stop: async () => {
        await this.held;
        close?.();
      },
      invoke: async (...args: unknown[]) => {
        this.invoked.push(args);
        return true;
      },
    };
    return connection as unknown as Official;
  };

  /** Something comes in that is no event: a ping. */
  speak(): void {
    this.heard?.();
  }

  cut(): void {
    this.close?.();
  }

  say(target: string, payload: unknown, mark?: unknown): void {
    this.targets.get(target)?.(payload, mark);
  }
}

let line: Line;
let asked: { Topic: string; Seq: number }[][];
let answer: Awaited<ReturnType<Since>>;
let hub: HubConnection;
let retryMs: number;
const heard: number[] = [];
/** Turns of the loop, not time: what waits 1 ms comes in its turn however slow the machine is. */
const settled = async () => {
  for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
};

const SILENCE_MS = 400;
const silent = () => new Promise((resolve) => setTimeout(resolve, 2 * SILENCE_MS));

const say = (serial: number, Seq: number) =>
  line.say('ReceiveWinningNumber', draw(serial), { Topic: 'game:4', Seq });

beforeEach(() => {
  line = new Line();
  asked = [];
  answer = [];
  heard.length = 0;
  retryMs = 1;
  hub = createHubConnection({
    url: () => '/Hub',
    token: () => 'secret',
    events: [lotteryHub.receiveWinningNumber, lotteryHub.lotteryAwarded],
    multiJoin: lotteryHub.multiJoin,
    topicOf: (id) => gameTopic.of(Number(id)),
    own: [OWN_TOPIC],
    since: async (topics) => {
      asked.push(topics);
      return answer;
    },
    connect: line.connect,
    retryMs: () => retryMs,
    silenceMs: SILENCE_MS,
  });
  hub.on(lotteryHub.receiveWinningNumber, (payload) => heard.push(payload.SerialNumber));
});

test('a connection needs an address: an empty one is told at once, and nothing is asked', async () => {
  const made = connect({ url: '', transport: 'WebSockets', token: () => 'a-token' });
  await expect(made).rejects.toThrow("The 'url' argument should not be empty.");
});

describe('the connection', () => {
  test('tries WebSockets and LongPolling in turn until it stands', async () => {
    line.refuse = 3;
    hub.start();
    await settled();
    expect(line.transports).toEqual(['WebSockets', 'LongPolling', 'WebSockets', 'LongPolling']);
    expect(hub.state()).toBe('Connected');
    await hub.stop();
  });

  test('comes back after a cut, with WebSockets first and its games followed again', async () => {
    const again: boolean[] = [];
    hub.onConnected((was) => again.push(was));
    const unfollow = hub.follow([4, 7]);
    hub.follow([7]);
    hub.start();
    await settled();
    line.cut();
    expect(hub.state()).not.toBe('Connected');
    await settled();
    expect(line.transports).toEqual(['WebSockets', 'WebSockets']);
    expect(again).toEqual([false, true]);
    unfollow();
    await settled();
    expect(line.invoked).toEqual([
      ['MultiJoin', [4, 7]],
      ['MultiJoin', [4, 7]],
      ['MultiJoin', [7]],
    ]);
    await hub.stop();
  });

  test('says what is heard from now on: after each connection all, else what is new', async () => {
    const said: (readonly unknown[])[] = [];
    hub.onHeard((ids) => said.push(ids));
    hub.follow([4]);
    hub.start();
    await settled();
    hub.follow([7, 4]);
    await settled();
    line.cut();
    await settled();
    expect(said).toEqual([[4], [7], [4, 7]]);
    await hub.stop();
  });

  test('does not come back after stop, and may start once more', async () => {
    hub.start();
    await settled();
    await hub.stop();
    await settled();
    expect(hub.state()).toBe('Disconnected');
    expect(line.transports).toHaveLength(1);
    hub.start();
    await settled();
    expect(hub.state()).toBe('Connected');
    await hub.stop();
  });

  test('that is started again while it still closes stands in the end, and stays', async () => {
    hub.start();
    await settled();
    let release = (): void => {};
    line.held = new Promise((done) => (release = done));
    const stopping = hub.stop();
    hub.start();
    await settled();
    expect(hub.state()).toBe('Disconnecting');
    release();
    await stopping;
    await settled();
    expect(hub.state()).toBe('Connected');
    expect(line.transports).toHaveLength(2);
    line.cut();
    await settled();
    expect(hub.state()).toBe('Connected');
    expect(line.transports).toHaveLength(3);
    await hub.stop();
  });

  test('that is known to be dead is given up at once, though it says nothing of it', async () => {
    hub.start();
    await settled();
    line.held = new Promise(() => undefined);
    hub.lose();
    expect(hub.state()).toBe('Disconnected');
    await settled();
    expect(hub.state()).toBe('Connected');
    expect(line.transports).toEqual(['WebSockets', 'WebSockets']);
    line.held = undefined;
    await hub.stop();
  });

  test('is dead after a silence, and only after one', async () => {
    hub.start();
    await settled();
    line.speak();
    await settled();
    expect(line.transports).toHaveLength(1);
    await silent();
    await settled();
    expect(line.transports).toEqual(['WebSockets', 'WebSockets']);
    await hub.stop();
  });

  test('tells when the next try is due; a player may have it now, also when one hangs', async () => {
    retryMs = 100_000;
    line.refuse = 1;
    hub.start();
    await settled();
    expect([hub.state(), hub.retryInMs()]).toEqual(['Disconnected', 100_000]);
    line.hangs = true;
    hub.tryNow();
    await settled();
    expect([hub.state(), hub.retryInMs()]).toEqual(['Connecting', undefined]);
    line.hangs = false;
    hub.tryNow();
    await settled();
    expect(hub.state()).toBe('Connected');
    await hub.stop();
  });

  test('waits 0.5 to 1.5 s between tries', () => {
    for (let i = 0; i < 200; i += 1) {
      const ms = randomRetryMs();
      expect(ms >= 500 && ms <= 1500).toBe(true);
    }
  });
});

describe('events', () => {
  test('are handed on once; a repeat and a misfit are dropped', async () => {
    hub.start();
    await settled();
    say(1, 1);
    say(1, 1);
    line.say('ReceiveWinningNumber', { GameId: 'x' }, { Topic: 'game:4', Seq: 2 });
    say(3, 3);
    expect(heard).toEqual([1, 3]);
    await hub.stop();
  });

  test('that were missed are asked for and come in order', async () => {
    hub.start();
    await settled();
    say(1, 1);
    const Events = [2, 3, 4].map((seq) => ({
      Seq: seq,
      Target: 'ReceiveWinningNumber',
      Payload: draw(seq),
    }));
    answer = [{ Topic: 'game:4', Seq: 4, Snapshot: false, Events }];
    say(4, 4);
    await settled();
    expect(asked.at(-1)).toEqual([{ Topic: 'game:4', Seq: 1 }]);
    expect(heard).toEqual([1, 2, 3, 4]);
    await hub.stop();
  });

  test('are asked for after a cut, and a snapshot says to read everything anew', async () => {
    let resets = 0;
    hub.onReset(() => (resets += 1));
    hub.follow([4]);
    hub.start();
    await settled();
    expect(asked[0]?.map((topic) => topic.Topic)).toEqual(['player', 'game:4']);
    say(1, 1);
    answer = [{ Topic: 'game:4', Seq: 90, Snapshot: true, Events: [] }];
    line.cut();
    await settled();
    expect(asked.at(-1)).toContainEqual({ Topic: 'game:4', Seq: 1 });
    expect(resets).toBe(1);
    say(91, 91);
    expect(heard).toEqual([1, 91]);
    await hub.stop();
  });

  test('of a lazy screen are heard from its first listener on, and after each cut', async () => {
    const tiles: number[] = [];
    const tile = (GameId: number) => {
      const Info = {
        CategoryId: 4,
        IsMaintain: false,
        IsOfficialOffline: false,
        IsMiaoMiao: false,
        DailyIssueCount: 1,
        DateTimeNow: 0,
      };
      line.say('updateComboBetGameItem', { GameId, Info });
    };
    hub.start();
    await settled();
    tile(1);
    hub.on(comboHub.updateComboBetGameItem, ({ GameId }) => tiles.push(GameId));
    tile(2);
    line.cut();
    await settled();
    tile(3);
    expect(tiles).toEqual([2, 3]);
    await hub.stop();
  });
});
