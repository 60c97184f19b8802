import { useEffect } from 'react';
import { startRum } from './start-rum.ts';

/** Reports errors and times where the site wants it; it shows nothing. A page goes on as well without it. */
export default function Rum() {
  useEffect(() => void startRum().catch(() => undefined), []);
  return null;
}
