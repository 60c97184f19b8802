import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type Log = Logger;

const SECRET = [
  'authorization',
  'password',
  'Password',
  'token',
  'access_token',
  'connectionString',
];

/** JSON lines on standard output. Secrets never pass: they are cut by name at every depth we log. */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '***',
    },
  };
  return destination ? pino(options, destination) : pino(options);
};

/** A path without its query: queries may hold what nobody should read in a log. */
export const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';
