import { type DestinationStream, pino } from 'pino'
import { errorForLog } from './error-for-log.ts'

/**
 * Structured lines on standard output. Callers pass single fields (ids, codes, durations), never a request, body, prompt or options object: what
 * is not passed cannot leak.
 */
export type Logger = Pick<pino.Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>

/** `destination`: default standard output. */
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
