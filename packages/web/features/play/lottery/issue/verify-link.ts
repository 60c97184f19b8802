import { navigate } from '@fairlot/shell';

/** Opens the proof of a draw over the page. */
export const openVerify = (serial: number): void =>
  navigate.to(`${location.pathname}?verify=${serial}`);
