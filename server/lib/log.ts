import {
  pino,
  stdSerializers,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
} from 'pino';

export type Log = Logger;

/** Structured lines on standard output, without secrets. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers.authorization',
        '*.password',
        '*.token',
        '*.accessToken',
        '*.deviceToken',
      ],
      censor: '[removed]',
    },
    serializers: { err: withoutRows },
  };
  return destination ? pino(options, destination) : pino(options);
}

type LoggedError = ReturnType<typeof stdSerializers.err> & { detail?: unknown };

/** PostgreSQL's errors repeat the row that was refused, including the password hash. */
function withoutRows(error: Error) {
  if (!(error instanceof Error)) return error;
  const { detail: _row, ...logged }: LoggedError = stdSerializers.err(error);
  return { ...logged, message: withoutDetail(logged.message), stack: withoutDetail(logged.stack) };
}

function withoutDetail(text: string): string {
  return text.replace(/(?<!\s)\s*- detail: [\s\S]*?(?=\n\s+at |$)/g, '');
}
