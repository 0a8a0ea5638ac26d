import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on standard output; what opens a door never gets into them. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers.authorization', '*.password', '*.token', '*.accessToken'],
      censor: '[removed]',
    },
  });
}
