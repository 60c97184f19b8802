import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { features } from '../../index.ts';
import { registerBy } from '../../account/registration-link/testing/links.ts';
import { removeMember } from '../removal/remove-member.ts';
import { moveMember } from './move-member.ts';
import { moveInvariants } from './store-audit.ts';
import { aboveOf, grow, growDown, linkOf, meet, type Node } from './testing/tree.ts';

/** Moves that meet each other, and what else changes a line: never half a tree. Each has its control. */
const server = withTestServer({ features, games: [], settings: { trustedProxies: 1 } });

let agent: Node;
beforeEach(async () => {
  agent = await grow(server(), { group: 1950 });
});

const move = async (by: Node, { name: UserName }: Node, { name: Target }: Node) => {
  const done = await moveMember(server().platform, by.id, { UserName, Target });
  return done.ok ? 'OK' : done.error.code;
};
const remove = async (by: Node, { name: UserName }: Node) => {
  const done = await removeMember(server().platform, by.id, { UserName });
  return done.ok ? 'OK' : done.error.code;
};
const codesOf = (met: readonly PromiseSettledResult<string>[]) =>
  met.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)));

const LOCK = `CREATE OR REPLACE FUNCTION line_lock(_exclusive boolean) RETURNS void LANGUAGE sql VOLATILE`;
/** It waits for the counter, which would hide that nobody holds the tree. */
const MOVED = `CREATE OR REPLACE FUNCTION line_moved() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`;

/** Does something in a database whose tree nobody locks; afterwards what was there before is there again. */
async function unlocked(work: () => Promise<void>): Promise<void> {
  const { owner } = server();
  const { rows } = await sql<{ body: string }>`
    SELECT pg_get_functiondef(p.oid) AS body FROM pg_proc p
    WHERE p.proname IN ('line_lock', 'line_moved')`.execute(owner);
  await sql.raw(`${LOCK} AS 'SELECT'; ${MOVED}`).execute(owner);
  try {
    await work();
  } finally {
    for (const { body } of rows) await sql.raw(body).execute(owner);
  }
}

/** Puts an account back below somebody, and forgets that it ever moved. */
async function putBack({ id }: Node, below: Node): Promise<void> {
  await sql`
    DELETE FROM move_request WHERE player_id = ${id}`.execute(server().owner);
  await sql`DELETE FROM player_move WHERE player_id = ${id}`.execute(server().owner);
  await sql.raw('ALTER TABLE player DISABLE TRIGGER USER').execute(server().owner);
  await sql`UPDATE player SET parent = ${below.id} WHERE player_id = ${id}`.execute(server().owner);
  await sql.raw('ALTER TABLE player ENABLE TRIGGER USER').execute(server().owner);
}

const brokenLines = async () =>
  (await Promise.all(moveInvariants.map(({ find }) => find(server().owner)))).flat();

describe('two moves that would close a circle', () => {
  const crossing = async () => {
    const [one, other] = [
      await grow(server(), { below: agent }),
      await grow(server(), { below: agent }),
    ];
    const below = {
      one: await grow(server(), { below: one }),
      other: await grow(server(), { below: other }),
    };
    const met = await meet(
      server(),
      'move_request',
      () => move(agent, one, below.other),
      () => move(agent, other, below.one),
    );
    return { one, other, codes: codesOf(met) };
  };

  test('end with one of them: the second finds its target inside its own line', async () => {
    const { one, codes } = await crossing();
    expect(codes).toEqual(['OK', 'TARGET_IN_SUBTREE']);
    expect((await aboveOf(server(), one)).length).toBe(3);
    expect(await brokenLines()).toEqual([]);
  });

  test('close it where nobody holds the tree: the control', async () => {
    await unlocked(async () => {
      const { one, other, codes } = await crossing();
      expect(codes).toEqual(['OK', 'OK']);
      expect((await brokenLines()).filter((line) => line.includes('circle')).length).toBe(4);
      await putBack(one, agent);
      await putBack(other, agent);
    });
    expect(await brokenLines()).toEqual([]);
  });
});

describe('a registration by a link while an agent above its maker moves', () => {
  /** After the move the maker has twenty above, and nobody may be below. */
  const registering = async () => {
    const deep = await growDown(server(), 18, { below: agent });
    const lowest = deep.at(-1) ?? agent;
    const head = await grow(server(), { below: agent });
    const maker = await grow(server(), { below: head });
    const code = await linkOf(server(), maker);
    const met = await meet(
      server(),
      'move_request',
      () => move(agent, head, lowest),
      async () => (await registerBy(server(), code)).code,
    );
    return { head, maker, codes: codesOf(met), code };
  };

  test('waits for the move, and finds the link closed where its maker is too deep now', async () => {
    const { maker, codes } = await registering();
    expect(codes).toEqual(['OK', 'LINK_INVALID']);
    expect((await aboveOf(server(), maker)).length).toBe(20);
  });

  test('comes first and makes the move too deep', async () => {
    const deep = await growDown(server(), 18, { below: agent });
    const head = await grow(server(), { below: agent });
    const maker = await grow(server(), { below: head });
    expect((await registerBy(server(), await linkOf(server(), maker))).code).toBe('OK');
    expect(await move(agent, head, deep.at(-1) ?? agent)).toBe('TOO_DEEP');
  });

  test('puts somebody deeper than anybody may be where nobody holds the tree: the control', async () => {
    await unlocked(async () => {
      const { head, codes } = await registering();
      expect(codes).toEqual(['OK', 'OK']);
      expect((await brokenLines()).some((line) => line.includes('21 above'))).toBe(true);
      await putBack(head, agent);
    });
    expect(await brokenLines()).toEqual([]);
  });
});

describe('a deletion of the new agent', () => {
  test('that comes first leaves the move without its target', async () => {
    const [member, target] = [
      await grow(server(), { below: agent }),
      await grow(server(), { below: agent }),
    ];
    const met = await meet(
      server(),
      'player_removal',
      () => remove(agent, target),
      () => move(agent, member, target),
    );
    expect(codesOf(met)).toEqual(['OK', 'TARGET_NOT_FOUND']);
  });

  test('that comes second finds the member who moved', async () => {
    const [member, target] = [
      await grow(server(), { below: agent }),
      await grow(server(), { below: agent }),
    ];
    const met = await meet(
      server(),
      'player_move',
      () => move(agent, member, target),
      () => remove(agent, target),
    );
    expect(codesOf(met)).toEqual(['OK', 'HAS_CHILDREN']);
  });

  test('does not disturb a move to another agent: the control', async () => {
    const [member, target, other] = [
      await grow(server(), { below: agent }),
      await grow(server(), { below: agent }),
      await grow(server(), { below: agent }),
    ];
    const met = await meet(
      server(),
      'player_move',
      () => move(agent, member, target),
      () => remove(agent, other),
    );
    expect(codesOf(met)).toEqual(['OK', 'OK']);
  });
});

describe('a raise of the member above the group of the new agent', () => {
  const raise = async ({ id }: Node, group: number) => {
    await sql`UPDATE player SET prize_group = ${group} WHERE player_id = ${id}`.execute(
      server().owner,
    );
    return 'OK';
  };

  test('is refused where the move comes first', async () => {
    const member = await grow(server(), { below: agent, group: 1900 });
    const target = await grow(server(), { below: agent, group: 1910 });
    const met = await meet(
      server(),
      'player_move',
      () => move(agent, member, target),
      () => raise(member, 1920),
    );
    const [moved, raised] = codesOf(met);
    expect(moved).toBe('OK');
    expect(raised).toContain('above 1910');
    // The control: without the move it is fine.
    const still = await grow(server(), { below: agent, group: 1900 });
    expect(await raise(still, 1920)).toBe('OK');
    expect(await move(agent, still, target)).toBe('GROUP_TOO_LOW');
  });
});

test('the same move fifty times at once happens once', async () => {
  const [member, target] = [
    await grow(server(), { below: agent }),
    await grow(server(), { below: agent }),
  ];
  const codes = await Promise.all(Array.from({ length: 50 }, () => move(agent, member, target)));
  expect(codes.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'NOT_DIRECT'), 'OK']);
});
