import { navigate } from '../../../session/index.ts';

/** Opens the proof of a draw over the page. */
export const openVerify = (serial: number): void =>
  navigate.to(`${location.pathname}?verify=${serial}`);
