import { useEffect, useState } from 'react'
import { countdownText } from './countdown.ts'

/** The countdown's text, new each second; calls back once when the moment has passed. */
export function useCountdown(resetAt: string, onExpire: () => void): string {
  const [now, setNow] = useState(() => new Date())
  const text = countdownText(new Date(resetAt), now)
  const expired = text === 'Resetting...'
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (expired) onExpire()
  }, [expired, onExpire])
  return text
}
