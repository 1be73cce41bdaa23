import { useEffect } from 'react'
import { useSecond } from '#web/shared/lib/use-second.ts'
import { countdownText } from './countdown.ts'

/** The countdown's text, new each second; calls back once when the moment has passed. */
export function useCountdown(resetAt: string, onExpire: () => void): string {
  const text = countdownText(new Date(resetAt), useSecond())
  const expired = text === 'Resetting...'
  useEffect(() => {
    if (expired) onExpire()
  }, [expired, onExpire])
  return text
}
