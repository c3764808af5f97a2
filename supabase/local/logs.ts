import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

export const logLevels = ['info', 'warn', 'error', 'silent'] as const
type Level = (typeof logLevels)[number]

/** The server's log, with one JSON object per line. */
export type ServerLogger = Pick<Logger, Exclude<Level, 'silent'>>

const MAX_MESSAGE_CHARS = 300
const MAX_STACK_LINES = 8
const MAX_STACK_CHARS = 1500

/**
 * Creates a log of this level and above, on standard output. Every line has `time` and `level`; an
 * error goes under the key `error`, shortened.
 */
export function createLogger(level: Level = 'info', to?: DestinationStream): ServerLogger {
  return pino(
    {
      level,
      // Log collectors know the machine and the process.
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: brief },
    },
    to,
  )
}

export const silentLogger: ServerLogger = createLogger('silent')

/** Parses the setting LOG_LEVEL. */
export function parseLogLevel(text: string): Level {
  const level = logLevels.find((candidate) => candidate === text)
  if (level) return level
  throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
}

/** Keeps only code and message of a Postgres error: its other fields quote values of rows. */
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
