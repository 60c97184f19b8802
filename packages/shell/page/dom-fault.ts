/**
 * True if React did not find a node where it had put it: a translator or an extension moved it. Nothing on
 * the screen can be trusted then, and the root draws all of it again.
 */
export const isDomFault = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotFoundError';
