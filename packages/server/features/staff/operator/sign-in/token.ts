import { hashToken, newToken } from '../../../auth/login/sessions/index.ts';

/**
 * Tokens of operators can be told from those of players by whoever sees one, so that one that is shown
 * at the wrong door is known for what it is. What counts is the table that it stands in.
 */
const PREFIX = 'op_';

export const newOperatorToken = (): string => `${PREFIX}${newToken()}`;
export const isOperatorToken = (token: string | undefined): token is string =>
  token?.startsWith(PREFIX) ?? false;
export { hashToken };
