const TICKET = /^#scan=([\w-]{22})$/;

/** The address in the code: the ticket stands in its fragment, which no server and no log is told. */
export const scanLink = (origin: string, ticket: string): string =>
  `${origin}/?w=ScanLogin#scan=${ticket}`;

/** The ticket of an address; undefined where it has none. */
export const ticketOf = (hash: string): string | undefined => TICKET.exec(hash)?.[1];
