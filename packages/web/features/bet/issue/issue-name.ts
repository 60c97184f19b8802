/**
 * A serial number as people read it. Serials of games with several issues a day begin with the day
 * (202611210142); serials of daily games with the year (2026311).
 */
const parts = (serial: number): readonly [day: string, number: string] => {
  const text = String(serial);
  if (text.length < 10) return ['', text];
  return [text.slice(0, 8), String(Number(text.slice(8))).padStart(3, '0')];
};

/** `142`: enough where the day is known (look.md section 2). */
export const shortIssue = (serial: number): string => {
  const [day, number] = parts(serial);
  return day === '' ? number.slice(-3) : number;
};

/** `20261121-142`: once a view. */
export const fullIssue = (serial: number): string => {
  const [day, number] = parts(serial);
  return day === '' ? number : `${day}-${number}`;
};
