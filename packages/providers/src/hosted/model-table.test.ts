import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import { createFalProvider } from '../fal/fal-provider.ts'
import { FAL_MODELS, type FalModel } from '../fal/models.ts'
import { GOOGLE_MODELS } from '../google/models.ts'
import { IMAGE_QUALITIES, type ImageProvider } from '../image-provider.ts'
import { OPENAI_MODELS } from '../openai/models.ts'
import { REPLICATE_MODELS, type ReplicateModel } from '../replicate/models.ts'
import { createReplicateProvider } from '../replicate/replicate-provider.ts'
import { RUNWARE_MODELS, type RunwareModel } from '../runware/models.ts'
import { createRunwareProvider } from '../runware/runware-provider.ts'
import { startFalStandIn } from '../testing/fal-stand-in.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { startRunwareStandIn } from '../testing/runware-stand-in.ts'
import type { StandIn } from '../testing/stand-in-server.ts'
import { startStandInVendor } from '../testing/stand-in-vendor.ts'
import type { ModelRow } from './model-row.ts'
import { createModelTable } from './model-table.ts'
import { sizesOf } from './product-sizes.ts'

// Three models that no table has, as next month's would be added.
const AT_REPLICATE: ReplicateModel = {
  name: 'wide',
  label: 'Wide',
  family: 'Wide',
  maxSeed: 0xffff_ffff,
  negativePrompt: true,
  priceUsd: 0.02,
  call: { owner: 'maker', sends: {} },
}
const AT_FAL: FalModel = {
  name: 'next',
  label: 'Next',
  family: 'Next',
  maxSeed: 0x7fff_ffff,
  references: { max: 6, use: 'looked-at' },
  call: { path: 'maker/next', referencePath: 'maker/next/edit', sends: { output_format: 'png' } },
}
const AT_RUNWARE: RunwareModel = {
  name: 'later',
  label: 'Later',
  family: 'Later',
  maxSeed: 0xffff_ffff,
  call: { air: 'maker:400@1' },
}

const request = { prompt: 'a boat', width: 1536, height: 1024, seed: 5 } as const
const drawsFor = IMAGE_QUALITIES
type Vendor = Pick<StandIn, 'url' | 'log' | 'close'>

describe.each<readonly [string, () => Promise<Vendor>, (baseUrl: string) => ImageProvider]>([
  [
    'Replicate',
    startStandInVendor,
    (baseUrl) =>
      createReplicateProvider({ token: 'x', baseUrl, pollMs: 10, models: [{ ...AT_REPLICATE, drawsFor }] }),
  ],
  [
    'fal',
    startFalStandIn,
    (baseUrl) => createFalProvider({ key: 'x', baseUrl, pollMs: 10, models: [{ ...AT_FAL, drawsFor }] }),
  ],
  [
    'Runware',
    startRunwareStandIn,
    (baseUrl) => createRunwareProvider({ key: 'x', baseUrl, models: [{ ...AT_RUNWARE, drawsFor }] }),
  ],
])('a new model at %s is a row of its table', (_vendor, start, create) => {
  let vendor: Vendor
  let provider: ImageProvider
  beforeAll(async () => {
    vendor = await start()
    provider = create(vendor.url)
  })
  afterAll(() => Promise.all([provider, vendor].map((one) => one.close())))
  const like = { provider: create('http://127.0.0.1:1') }
  for (const { title, run } of conformanceOf(like)) test(title, () => run({ provider }))
})

test('a new model is at most fifteen lines of data', () => {
  const rows = readFileSync(import.meta.filename, 'utf8').match(/^const AT_\w+: \w+Model = \{$.*?^\}$/gms)
  expect(rows).toHaveLength(3)
  for (const row of rows ?? []) expect(row.split('\n').length).toBeLessThanOrEqual(15)
})

describe('what a row says is what is sent', () => {
  test('pixels, a negative prompt and a seed', async () => {
    const vendor = await startStandInVendor()
    const models = [...REPLICATE_MODELS, AT_REPLICATE]
    const provider = createReplicateProvider({ token: 'x', baseUrl: vendor.url, pollMs: 10, models })
    expect(await provider.generate({ ...request, model: 'wide', negativePrompt: 'dogs' })).toMatchObject({
      ok: true,
      model: 'maker/wide',
      seed: 5,
      warnings: [],
    })
    expect(vendor.log.inputs.at(-1)).toEqual({
      prompt: 'a boat',
      negative_prompt: 'dogs',
      width: 1536,
      height: 1024,
      seed: 5,
    })
    await Promise.all([provider, vendor].map((one) => one.close()))
  })

  test('references go to its own endpoint, and a seed that is too large for it is folded', async () => {
    const vendor = await startFalStandIn()
    const models = [...FAL_MODELS, AT_FAL]
    const provider = createFalProvider({ key: 'x', baseUrl: vendor.url, pollMs: 10, models })
    const references = [{ picture: await gradientPicture(300, 200, 1) }]
    expect(
      await provider.generate({ ...request, model: 'next', references, seed: 0x8000_0005 }),
    ).toMatchObject({
      ok: true,
      model: 'maker/next/edit',
      seed: 5,
      asked: { model: 'maker/next/edit', width: 1536, height: 1024, seed: 5 },
      warnings: ['next drew with seed 5 instead of 2147483653.'],
    })
    await Promise.all([provider, vendor].map((one) => one.close()))
  })
})

describe('every model that can be named', () => {
  const VENDORS = [
    [
      REPLICATE_MODELS,
      startStandInVendor,
      (baseUrl: string) => createReplicateProvider({ token: 'x', baseUrl, pollMs: 10 }),
    ],
    [FAL_MODELS, startFalStandIn, (baseUrl: string) => createFalProvider({ key: 'x', baseUrl, pollMs: 10 })],
    [RUNWARE_MODELS, startRunwareStandIn, (baseUrl: string) => createRunwareProvider({ key: 'x', baseUrl })],
  ] as const

  test.each(VENDORS)(
    'takes what its row says, in every shape: %#',
    async (rows, start, create) => {
      const vendor: Vendor = await start()
      const provider = create(vendor.url)
      const picture = await gradientPicture(300, 200, 1)
      for (const row of rows.filter(({ mask }) => mask === undefined)) {
        const wish = {
          prompt: 'a boat',
          model: row.name,
          ...(row.maxSeed === undefined ? {} : { seed: row.maxSeed }),
          ...(row.negativePrompt ? { negativePrompt: 'dogs' } : {}),
        }
        const references = Array.from({ length: row.references?.max ?? 0 }, () => ({ picture }))
        const orders = sizesOf(row).flatMap((size) => [[], references].map((given) => ({ size, given })))
        await Promise.all(
          orders.map(async ({ size, given }) => {
            const outcome = await provider.generate({ ...wish, ...size, references: given })
            expect(outcome, row.name).toMatchObject({ ok: true, seed: row.maxSeed ?? null })
            const warnings = outcome.ok ? outcome.warnings : []
            expect(warnings.filter((warning) => !warning.startsWith('Drawn at '))).toEqual([])
          }),
        )
      }
      await Promise.all([provider, vendor].map((one) => one.close()))
    },
    20_000,
  )
})

describe('every table', () => {
  const TABLES: readonly (readonly [string, readonly ModelRow[]])[] = [
    ['OpenAI', OPENAI_MODELS],
    ['Google', GOOGLE_MODELS],
    ['Replicate', REPLICATE_MODELS],
    ['fal', FAL_MODELS],
    ['Runware', RUNWARE_MODELS],
  ]

  test.each(TABLES)('of %s has a model for each effort, and each model once', (_vendor, rows) => {
    expect(() => createModelTable(rows)).not.toThrow()
    expect(() => createModelTable([...rows, ...rows.slice(0, 1)])).toThrow('two models have the same name')
    expect(() => createModelTable(rows.slice(1))).toThrow('not one model draws standard')
  })

  test.each(TABLES)('of %s names successors that it has and that go on', (_vendor, rows) => {
    const ending = rows.filter(({ retires }) => retires !== undefined)
    for (const { retires, successor } of ending) {
      expect(retires).toMatch(/^(\d{4}-\d{2}-\d{2}|deprecated)$/)
      expect(rows.find(({ name }) => name === successor)?.retires).toBeUndefined()
      expect(rows.map(({ name }) => name)).toContain(successor)
    }
  })

  test.each(TABLES)('of %s draws nothing by quality that its vendor has ended', (_vendor, rows) => {
    for (const row of createModelTable(rows).drawing) expect(row.retires).toBeUndefined()
  })

  test.each(TABLES)('of %s has names that prices and records can carry', (_vendor, rows) => {
    for (const { name, label, family } of rows) {
      expect(name).toMatch(/^[a-z0-9][a-z0-9.-]*$/)
      expect([label.length, family.length].every((length) => length > 0 && length <= 40)).toBe(true)
    }
  })
})

describe('which model draws', () => {
  const row = (name: string, more: Partial<ModelRow> = {}): ModelRow => ({
    name,
    label: name,
    family: name,
    call: undefined,
    ...more,
  })
  const { choose } = createModelTable([
    row('plain', { drawsFor: ['standard'] }),
    row('over', { drawsFor: ['high'], references: { max: 1, use: 'drawn-over' } }),
    row('seeing', { drawsFor: ['ultra'], references: { max: 4, use: 'looked-at' } }),
    row('filling', { mask: 'fills' }),
    row('old', { isOperatorsOnly: true }),
    row('ended', { retires: '2026-01-01', successor: 'plain' }),
  ])
  const one = { picture: new Uint8Array() }
  const mask = new Uint8Array()

  test.each([
    [{}, 'plain', true],
    [{ quality: 'high' }, 'over', true],
    [{ model: 'seeing' }, 'seeing', true],
    [{ model: 'old' }, 'plain', false],
    [{ model: 'ended' }, 'plain', false],
    [{ model: 'filling' }, 'plain', false],
    [{ references: [one] }, 'over', true],
    [{ references: [one, one] }, 'seeing', true],
    [{ references: [one, one, one, one, one] }, 'seeing', true],
    [{ model: 'plain', quality: 'ultra', references: [one] }, 'seeing', true],
    [{ model: 'over', references: [one, one] }, 'over', true],
    [{ model: 'seeing', references: [one], mask }, 'filling', true],
    [{ mask }, 'plain', true],
  ] as const)('%j is drawn by %s', (wish, name, isAsNamed) => {
    const chosen = choose(wish, '2026-11-28')
    expect([chosen.row.name, chosen.isAsNamed]).toEqual([name, isAsNamed])
  })
})
