export const teamConsoleContract = {} as const;
