/** Milliseconds UTC: the sandbox is another company's, with a clock of its own. */
export const wallMs = (): number => Date.now();
