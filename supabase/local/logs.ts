import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

export const logLevels = ['info', 'warn', 'error', 'silent'] as const
type Level = (typeof logLevels)[number]

/** Where the server writes what happened, one JSON line each. */
export type ServerLogger = Pick<Logger, Exclude<Level, 'silent'>>

const MAX_MESSAGE_CHARS = 300
const MAX_STACK_LINES = 8
const MAX_STACK_CHARS = 1500

/**
 * A log of this level and above, on standard output. Every line has `time` and `level`; an error
 * goes under the key `error` and is cut to what helps.
 */
export function createLogger(level: Level = 'info', to?: DestinationStream): ServerLogger {
  return pino(
    {
      level,
      // Whoever collects lines knows the machine and the process.
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: brief },
    },
    to,
  )
}

export const silentLogger: ServerLogger = createLogger('silent')

/** Reads the setting LOG_LEVEL. */
export function parseLogLevel(text: string): Level {
  const level = logLevels.find((known) => known === text)
  if (level) return level
  throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
}

/** Of a Postgres error nothing but code and message: its other fields quote the values of rows. */
function brief(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error).slice(0, MAX_MESSAGE_CHARS) }
  const { name, message, stack, cause } = error
  const frames = (stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: name,
    ...('code' in error && { code: String(error.code) }),
    message: message.slice(0, MAX_MESSAGE_CHARS),
    stack: frames.slice(0, MAX_STACK_LINES).join('\n').slice(0, MAX_STACK_CHARS),
    ...(cause instanceof Error && { cause: cause.message.slice(0, MAX_MESSAGE_CHARS) }),
  }
}
