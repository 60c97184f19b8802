import { useState } from 'react';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { useCall } from '@fairlot/shell';
import { placeBeside, type DayPlace } from './day-place.ts';

/** A day of which the calendar changes meanwhile is asked for again. */
const KNOWN_MS = 600_000;

/** Where an issue of a game stands in its day; undefined while nobody has said. */
export function useDayPlace(gameId: number, serial: number): DayPlace | undefined {
  const [asked, ask] = useState(serial);
  const input = { GameId: gameId, SerialNumber: asked };
  const { data } = useCall(lotteryHttp.getDayPlace, input, { staleTime: KNOWN_MS });
  const known = data?.ok ? data.value.Place : null;
  const place = known ? placeBeside(known, asked, serial) : undefined;
  // Of another day: that is asked for itself.
  if (data && !place && asked !== serial) ask(serial);
  return place;
}
