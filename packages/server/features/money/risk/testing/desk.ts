import { sql } from 'kysely';
import { beforeAll, beforeEach } from 'vitest';
import type { RiskMeasures } from '@fairlot/rules/check/risk-score';
import type { Endpoint } from '@fairlot/wire/core';
import { riskConsole } from '@fairlot/wire/money/risk';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { type Ready, readyToWithdraw, settle } from '../../withdraw/testing/ready.ts';
import type { TestServer } from '#testing';

type Officer = { readonly token: string };
/** Players and the operators who look into them; one for a file, as its server is. */
export function riskDesk(server: () => TestServer) {
  const who: { officer: Officer; lead: Officer } = { officer: { token: '' }, lead: { token: '' } };
  const ips = { places: 0 };
  beforeAll(async () => {
    who.officer = await signInOperator(server(), 'officer', ['risk']);
    who.lead = await signInOperator(server(), 'second', ['owner']);
  });
  beforeEach(() =>
    settle(server(), { withdrawIntervalMinutes: 0, withdrawPending: 20, withdrawAuto: false }),
  );

  const desk = <E extends Endpoint>(endpoint: E, input?: unknown, by: Officer = who.officer) =>
    server().callConsole(endpoint, input, by);
  /** A player who signs in from an address that nobody else has. */
  async function alone(): Promise<Ready> {
    const me = await readyToWithdraw(server());
    ips.places += 1;
    await move(me, `198.51.100.${ips.places}`);
    return me;
  }
  const move = (who: Ready, ip: string) =>
    sql`UPDATE session SET ip = ${ip} WHERE player_id = ${who.playerId}`.execute(server().owner);
  const put = async (kind: string, value: string, colour: string, more: object = {}) =>
    (
      await desk(riskConsole.putEntry, {
        Kind: kind,
        Value: value,
        Colour: colour,
        Reason: 'seen before',
        ...more,
      })
    ).code;
  const list = (input: object = {}) => desk(riskConsole.getEntries, { Count: 50, ...input });
  const drop = async (value: string) => {
    const [row] = (await list({ Search: value })).value.Rows;
    return (await desk(riskConsole.dropEntry, { Id: row?.Id ?? 1, Reason: 'no more' })).code;
  };
  const cases = async (isOpen = true) =>
    (await desk(riskConsole.getCases, { IsOpen: isOpen, Count: 50 })).value.Rows;
  const stored = async (who: Ready) => {
    const { rows } = await sql<{ risk: number; score: number; measures: RiskMeasures }>`
      SELECT w.risk, j.score, j.measures FROM withdrawal w
        JOIN risk_judgement j ON j.player_id = w.player_id AND j.withdrawal_id = w.id
      WHERE w.player_id = ${who.playerId} ORDER BY w.id DESC LIMIT 1`.execute(server().owner);
    return rows[0];
  };

  return { who, ips, desk, alone, move, put, list, drop, cases, stored };
}
