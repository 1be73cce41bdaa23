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

export type ImagingTables = {
  provider_hours: ProviderHoursTable
  provider_health: ProviderHealthTable
}
