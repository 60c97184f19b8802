import type { CallResult } from '@fairlot/client';
import { fairHttp } from '@fairlot/wire/play/fair';
import { call, callKey } from '@fairlot/shell';

type Answer = CallResult<typeof fairHttp.getTickets>;
type Page = { readonly GameId: number; readonly SerialNumber: number; readonly After?: string };

/** Two thousand tickets are checked here; whoever has more checks the rest with a saved proof. */
const MOST_PAGES = 40;
/** The server makes one page at a time for a player. */
const MOST_TRIES = 5;
const WAIT_MS = 300;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Tickets of the player in an issue, page by page, as if they had come in one answer. */
export async function readTickets(
  call: (page: Page) => Promise<Answer>,
  issue: Omit<Page, 'After'>,
  pause: (ms: number) => Promise<void> = wait,
  mostPages = MOST_PAGES,
): Promise<Answer> {
  const patient = async (page: Page): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await call(page);
      const isBusy = !answer.ok && answer.error.code === 'RATE_LIMIT';
      if (!isBusy || tries === MOST_TRIES) return answer;
      await pause(WAIT_MS * tries);
    }
  };
  let answer = await patient(issue);
  for (let pages = 1; answer.ok && answer.value.Next !== null && pages < mostPages; pages += 1) {
    const { Tickets, Next } = answer.value;
    const next = await patient({ ...issue, After: Next });
    if (!next.ok) return next;
    answer = { ...next, value: { ...next.value, Tickets: [...Tickets, ...next.value.Tickets] } };
  }
  return answer;
}

/** How the cache reads them; whoever shows them and whoever computes with them read the same. */
export const ticketsQuery = (issue: Omit<Page, 'After'>) => ({
  queryKey: callKey(fairHttp.getTickets, issue),
  queryFn: () => readTickets((page) => call(fairHttp.getTickets, page), issue),
  staleTime: Infinity,
});
