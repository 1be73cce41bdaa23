import assert from 'node:assert/strict'
import type { ImageOutcome, ImageProvider, ImageRequest, ImageSuccess } from './image-provider.ts'

/** One sentence of the interface, and how to find out whether a provider keeps it. */
export type ConformanceCase = {
  readonly title: string
  /** Whether the sentence concerns this provider at all. */
  readonly applies: (subject: ConformanceSubject) => boolean
  /** Rejects with an assertion when the provider breaks it. */
  readonly run: (subject: ConformanceSubject) => Promise<void>
}

export type ConformanceSubject = {
  readonly provider: ImageProvider
  /** A prompt that its content policy refuses; leave out for a provider without one. */
  readonly forbiddenPrompt?: string
}

/** The first size a provider offers: the cheapest for most. */
export function requestFor(provider: ImageProvider, changes: Partial<ImageRequest> = {}): ImageRequest {
  const size = provider.capabilities.sizes[0]
  assert.ok(size, 'a provider offers at least one size')
  return { prompt: 'a red fox in the snow', seed: 42, ...size, ...changes }
}

export function succeeded(outcome: ImageOutcome): ImageSuccess {
  assert.ok(outcome.ok, outcome.ok ? '' : `${outcome.kind}: ${outcome.detail}`)
  return outcome
}
