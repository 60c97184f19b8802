/** The client was silent for too long. */
export class ClientTimeout extends Error {
  override readonly name = 'OperationCanceledException';
}

/** The client began a message and did not finish it. */
export function unfinished(): ClientTimeout {
  return new ClientTimeout('The client left a message unfinished for too long.');
}
