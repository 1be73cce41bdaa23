import type { LocalInstallation, LocalModels, OfferedLocalModel } from '@easel/contract/models/local-models'

export const MODEL_ID = 'z-image-turbo'
export const offered: OfferedLocalModel = {
  id: MODEL_ID,
  label: 'Z-Image-Turbo',
  license: {
    name: 'Apache-2.0',
    url: 'https://hub.example/license',
    statedAt: 'https://hub.example/model',
    accepted: null,
  },
  bytes: 6_500_000_000,
  memoryBytes: 10_000_000_000,
  cardMemoryBytes: 4_000_000_000,
  missingMemoryBytes: 0,
  missingDiskBytes: 0,
  state: 'absent',
  bytesHere: 0,
}
export const accepted: OfferedLocalModel = {
  ...offered,
  license: { ...offered.license, accepted: { by: 'ann@example.com', at: '2026-11-27T12:00:00.000Z' } },
}
export const downloading: LocalInstallation = {
  model: MODEL_ID,
  phase: 'downloading',
  file: 'z_image_turbo-Q4_0.gguf',
  received: 1_300_000_000,
  bytes: 6_520_000_000,
  bytesPerSecond: 12_400_000,
  secondsLeft: 421,
  notice: null,
}
export const drawing: NonNullable<LocalModels['drawing']> = {
  model: MODEL_ID,
  label: 'Z-Image-Turbo',
  phase: 'idle',
  reason: null,
  restSeconds: 0,
  isUsed: true,
  isDefault: true,
  lastPicture: { seconds: 34.2, steps: 8 },
}

/** The server's answer for a machine with one model. */
export function local(changes: Partial<LocalModels> = {}, model: OfferedLocalModel = offered): LocalModels {
  return {
    machine: {
      name: 'studio',
      os: 'linux',
      arch: 'x64',
      memoryBytes: 32_000_000_000,
      freeDiskBytes: 210_000_000_000,
      cards: null,
      hasCardDevice: true,
      accelerators: ['vulkan', 'cpu'],
      canRun: true,
    },
    drawsHere: true,
    isOneOfSeveral: false,
    drawing: null,
    problem: null,
    installation: null,
    failure: null,
    isBusyElsewhere: false,
    models: [model],
    ...changes,
  }
}
