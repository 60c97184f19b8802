/** Where the hub reports; fits pino. It never logs a query or a token. */
export interface HubLog {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
