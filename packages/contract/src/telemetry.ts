import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** Good / poor thresholds of each web vital in milliseconds; CLS has no unit. */
export const WEB_VITAL_THRESHOLDS = {
  FCP: [1800, 3000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  LCP: [2500, 4000],
  FID: [100, 300],
} as const

export type WebVitalName = keyof typeof WEB_VITAL_THRESHOLDS
export type WebVitalRating = 'good' | 'needs-improvement' | 'poor'

export function rateWebVital(name: WebVitalName, value: number): WebVitalRating {
  const [good, poor] = WEB_VITAL_THRESHOLDS[name]
  if (value <= good) return 'good'
  return value <= poor ? 'needs-improvement' : 'poor'
}

const accepted = z.object({ stored: z.boolean() })
const text = (max: number) => z.string().check(z.maxLength(max))

/** Without a session nothing is stored, and the answer is the same, so that visitors' pages see no error. */
export const trackEvent = defineEndpoint({
  method: 'POST',
  path: '/api/app-events',
  auth: 'optional',
  summary: 'Stores an event of the web app for the caller.',
  body: z.object({
    name: z.enum(['queue_task_success', 'queue_task_fail', 'error']),
    metadata: z.object({
      provider: z.optional(text(100)),
      taskId: z.optional(text(64)),
      error: z.optional(text(500)),
      message: z.optional(text(1000)),
      source: z.optional(text(500)),
      line: z.optional(z.number()),
      column: z.optional(z.number()),
      stack: z.optional(text(4000)),
    }),
  }),
  output: accepted,
  status: 202,
  maxBodyBytes: 16 * 1024,
})

export const reportWebVital = defineEndpoint({
  method: 'POST',
  path: '/api/web-vitals',
  auth: 'optional',
  summary: 'Stores a web-vitals measurement for the caller.',
  body: z.object({
    name: z.enum(['CLS', 'LCP', 'FID', 'INP']),
    value: z.number().check(z.gte(0), z.lte(1e7)),
    meta: z.object({
      id: text(100),
      rating: z.enum(['good', 'needs-improvement', 'poor']),
      delta: z.number(),
    }),
  }),
  output: accepted,
  status: 202,
  maxBodyBytes: 4 * 1024,
})
