import { useEffect } from 'react'
import { useSecond } from '#web/shared/lib/use-second.ts'
import { countdownText } from './countdown.ts'

/** The countdown's text, updated every second; calls back once when the time has passed. */
export function useCountdown(resetAt: string, onExpire: () => void): string {
  const text = countdownText(new Date(resetAt), useSecond())
  const expired = text === 'Resetting...'
  useEffect(() => {
    if (expired) onExpire()
  }, [expired, onExpire])
  return text
}
