import { navigate } from '@fairlot/shell';
import { PUBLIC_LOBBY } from '../../../session/index.ts';

/** Opens the proof of a draw over the lobby. */
export const checkDraw = (gameId: number, serial: number): void =>
  navigate.to(`${PUBLIC_LOBBY}?verify=${serial}&game=${gameId}`);
