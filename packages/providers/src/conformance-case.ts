import assert from 'node:assert/strict'
import type { ImageOutcome, ImageProvider, ImageRequest, ImageSuccess } from './image-provider.ts'

/** One requirement of the interface, and its test. */
export type ConformanceCase = {
  readonly title: string
  /** Whether the requirement applies to this provider. */
  readonly applies: (subject: ConformanceSubject) => boolean
  /** Rejects with an assertion error when the provider violates it. */
  readonly run: (subject: ConformanceSubject) => Promise<void>
}

export type ConformanceSubject = {
  readonly provider: ImageProvider
  /** A prompt that its content policy refuses; omit for a provider without one. */
  readonly forbiddenPrompt?: string
}

/** The provider's first size, which is the cheapest for most. */
export function requestFor(provider: ImageProvider, changes: Partial<ImageRequest> = {}): ImageRequest {
  const size = provider.capabilities.sizes[0]
  assert.ok(size, 'a provider offers at least one size')
  return { prompt: 'a red fox in the snow', seed: 42, ...size, ...changes }
}

export function succeeded(outcome: ImageOutcome): ImageSuccess {
  assert.ok(outcome.ok, outcome.ok ? '' : `${outcome.kind}: ${outcome.detail}`)
  return outcome
}
