import type { Quality } from '@easel/contract/pictures'

/** Numbers of one provider in one hour. */
export type ProviderHoursTable = {
  provider: string
  hour: Date
  successes: number
  failures: number
  total_ms: number
  slowest_ms: number
  cost_micros: number
}

export type ProviderHealthTable = {
  provider: string
  last_success_at: Date | null
  last_failure_at: Date | null
  last_failure: string | null
  circuit: 'closed' | 'open' | 'half-open'
}

/** How long one model's pictures of one quality took in one hour. */
export type ModelHoursTable = {
  provider: string
  /** Empty where only the provider knows which of its models drew. */
  model: string
  quality: Quality
  hour: Date
  pictures: number
  total_ms: number
}

export type ImagingTables = {
  model_hours: ModelHoursTable
  provider_hours: ProviderHoursTable
  provider_health: ProviderHealthTable
}
