import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { providerName } from '@easel/contract/provider-names'
import { EXAMPLE_WORKFLOW } from '@easel/providers/testing/comfyui-stand-in'
import { readSdServerLog, standInModel } from '@easel/providers/testing/sd-server-plan'
import { afterAll, describe, expect, test } from 'vitest'
import { productTable } from './provider-table.ts'
import { localProviderOf, type VendorSettings, vendorsOf } from './vendors.ts'

const folder = mkdtempSync(join(tmpdir(), 'workflow-'))
const workflow = join(folder, 'workflow.json')
writeFileSync(workflow, EXAMPLE_WORKFLOW)
const broken = join(folder, 'broken.json')
writeFileSync(broken, '{"1": {"class_type": "A", "inputs": {}}}')
afterAll(() => rm(folder, { recursive: true }))

const LOCAL = 'http://127.0.0.1:1'
const SETTINGS: readonly (readonly [string, VendorSettings])[] = [
  ['replicate', { REPLICATE_API_TOKEN: 'key' }],
  ['openai', { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: LOCAL }],
  ['openai-compatible', { OPENAI_BASE_URL: LOCAL }],
  ['runware', { RUNWARE_API_KEY: 'key' }],
  ['google', { GOOGLE_API_KEY: 'key' }],
  ['fal', { FAL_KEY: 'key' }],
  ['sdapi', { SDAPI_URL: LOCAL }],
  ['comfyui', { COMFYUI_URL: LOCAL, COMFYUI_WORKFLOW: workflow }],
]

function idsOf(settings: VendorSettings): string[] {
  return vendorsOf(settings).map(({ id }) => id)
}

describe('the vendors of an installation', () => {
  test.each(SETTINGS)(
    '[7.5] %s is there with its key or address alone, and draws every function',
    (id, settings) => {
      expect(idsOf(settings)).toEqual([id])
      for (const chains of Object.values(productTable([id]))) expect(chains.ultra).toEqual([id, 'built-in'])
    },
  )

  test('[7.5] each is called the same wherever it is named', () => {
    for (const [id, settings] of SETTINGS)
      expect(vendorsOf(settings).map(({ label }) => label)).toEqual([providerName(id)])
  })

  test('a model on this machine is there when it is installed, named as everywhere, and started by nothing yet', async () => {
    const { model, weights, folder: models } = standInModel()
    const local = localProviderOf(model, { LOCAL_MODEL_IDLE_MINUTES: 1 })
    expect(local).toMatchObject({ id: 'local', label: providerName('local') })
    expect(readSdServerLog(weights)).toEqual([])
    await local.close()
    await rm(models, { recursive: true })
  })

  test('none is there without, not even with the settings that belong to one', () => {
    expect(idsOf({})).toEqual([])
    expect(
      idsOf({
        RUNWARE_BASE_URL: LOCAL,
        GOOGLE_IMAGE_MODEL: 'x',
        FAL_BASE_URL: LOCAL,
        COMFYUI_WORKFLOW: workflow,
        LOCAL_IMAGE_SIDE: 512,
      }),
    ).toEqual([])
  })

  test.each<[string, VendorSettings, string]>([
    [
      'OPENAI_IMAGE_MODEL',
      { OPENAI_API_KEY: 'key', OPENAI_IMAGE_MODEL: 'gpt-image-1' },
      'gpt-image-1 ended on 2026-10-23; its successor is gpt-image-2.6-flare.',
    ],
    [
      'GOOGLE_IMAGE_MODEL',
      { GOOGLE_API_KEY: 'key', GOOGLE_IMAGE_MODEL: 'imagen-4.0-generate-001' },
      'imagen-4.0-generate-001 ended on 2026-08-17; its successor is gemini-nano-banana-2.1.',
    ],
  ])('%s with a model that has ended is named with its successor', (_name, settings, notice) => {
    expect(vendorsOf(settings).flatMap((vendor) => vendor.notices?.() ?? [])).toEqual([notice])
  })

  test.each([
    [{ COMFYUI_URL: LOCAL }, 'COMFYUI_URL needs COMFYUI_WORKFLOW'],
    [{ COMFYUI_URL: LOCAL, COMFYUI_WORKFLOW: join(folder, 'absent') }, 'cannot be read'],
    [{ COMFYUI_URL: LOCAL, COMFYUI_WORKFLOW: broken }, 'has no {{prompt}}'],
    [
      { COMFYUI_URL: LOCAL, COMFYUI_WORKFLOW: workflow, COMFYUI_REFERENCE_WORKFLOW: broken },
      'has no {{prompt}}',
    ],
  ])('a workflow that cannot be used stops the start and says why: %#', (settings, reason) => {
    expect(() => vendorsOf(settings)).toThrow(reason)
  })
})
