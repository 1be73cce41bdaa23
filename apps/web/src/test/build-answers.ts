import type { Account } from '@easel/contract/account'
import type { getConfig } from '@easel/contract/config'
import type { EndpointOutput } from '@easel/contract/endpoint'
import type { ModelChoice } from '@easel/contract/models/models'
import type { getQueue } from '@easel/contract/queue'
import type { DailyLimits } from '@easel/contract/usage'

const QUALITY = {
  id: 'built-in',
  label: 'Built-in engine',
  model: null,
  seed: true,
  negativePrompt: true,
  reference: true,
  maxReferences: 1,
  referenceStrength: true,
  transparent: false,
  resolutions: [],
  progress: true,
  sizes: [{ width: 1024, height: 1024 }],
  customSizes: null,
  costUsd: 0,
}

export function buildConfig(): EndpointOutput<typeof getConfig> {
  return {
    productionHost: null,
    previewHost: null,
    signUp: 'open',
    passwords: true,
    signInWith: [],
    passkeysAt: location.origin,
    mailConfigured: false,
    paymentsConfigured: false,
    signsPictures: false,
    languageModel: null,
    provider: {
      id: 'built-in',
      label: 'Built-in engine',
      byQuality: { standard: QUALITY, high: QUALITY, ultra: QUALITY },
    },
    longestSeconds: 120,
  }
}

export function buildAccount(changes: Partial<Account> = {}): Account {
  return {
    id: 'ann',
    email: 'ann@example.com',
    email_verified: true,
    display_name: 'Ann',
    created_at: '2026-11-01T00:00:00.000Z',
    has_password: true,
    ...changes,
  }
}

/** A model with every capability that has not drawn anything yet. */
export function buildModel(changes: Partial<ModelChoice> = {}): ModelChoice {
  return {
    id: 'built-in',
    label: 'Built-in engine',
    provider: 'built-in',
    providerLabel: 'Built-in engine',
    drawsFor: [],
    seed: true,
    negativePrompt: true,
    reference: true,
    maxReferences: 4,
    referenceStrength: true,
    transparent: false,
    resolutions: [],
    progress: true,
    sizes: [{ width: 1024, height: 1024 }],
    customSizes: null,
    costUsd: 0,
    seconds: { standard: null, high: null, ultra: null },
    isAway: false,
    loras: [],
    ...changes,
  }
}

/** The free plan's allowance with this many pictures left. */
export function buildLimits(remaining: number): DailyLimits {
  return {
    subscription_tier: 'free',
    generations_today: 5 - remaining,
    reserved: 0,
    limit: 5,
    remaining,
    reset_at: new Date(Date.now() + 3_600_000).toISOString(),
  }
}

type QueuePage = EndpointOutput<typeof getQueue>

export function buildQueue(changes: Partial<QueuePage> = {}): QueuePage {
  return { tasks: [], concurrency: 2, paused: false, secondsPerTask: null, nextCursor: null, ...changes }
}
