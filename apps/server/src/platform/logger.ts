import { type DestinationStream, pino } from 'pino'
import { errorForLog } from './error-for-log.ts'

/**
 * Structured lines on standard output. Callers pass the few fields they mean (ids, codes, durations), never a request, a body, a prompt
 * or a whole options object, since what is not passed cannot leak.
 */
export type Logger = Pick<pino.Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>

/** `destination`: where lines go, by default standard output. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorForLog },
  }
  return destination ? pino(options, destination) : pino(options)
}

export const silentLogger: Logger = pino({ level: 'silent' })
