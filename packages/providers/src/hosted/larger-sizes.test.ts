import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFalProvider } from '../fal/fal-provider.ts'
import { createGoogleProvider } from '../google/google-provider.ts'
import type { ImageProvider, ImageRequest } from '../image-provider.ts'
import { readPicture } from '../net/read-picture.ts'
import { createOpenAiProvider } from '../openai/openai-provider.ts'
import { createReplicateProvider } from '../replicate/replicate-provider.ts'
import { createRunwareProvider } from '../runware/runware-provider.ts'
import { startFalStandIn } from '../testing/fal-stand-in.ts'
import { startGoogleStandIn } from '../testing/google-stand-in.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { startOpenAiStandIn } from '../testing/openai-stand-in.ts'
import { startRunwareStandIn } from '../testing/runware-stand-in.ts'
import { startStandInVendor } from '../testing/stand-in-vendor.ts'

const landscape = { width: 1536, height: 1024 } as const
const STAND_INS = {
  openai: startOpenAiStandIn,
  google: startGoogleStandIn,
  replicate: startStandInVendor,
  fal: startFalStandIn,
  runware: startRunwareStandIn,
} as const
type Vendor = keyof typeof STAND_INS
const vendors = {} as Record<Vendor, { readonly log: { readonly inputs: unknown[] }; close: () => unknown }>
const providers = {} as Record<Vendor, ImageProvider>

beforeAll(async () => {
  const at = async (vendor: Vendor) => {
    const standIn = await STAND_INS[vendor]({})
    vendors[vendor] = standIn as never
    return { key: 'x', token: 'x', baseUrl: standIn.url, pollMs: 10 }
  }
  providers.openai = createOpenAiProvider(await at('openai'))
  providers.google = createGoogleProvider(await at('google'))
  providers.replicate = createReplicateProvider(await at('replicate'))
  providers.fal = createFalProvider(await at('fal'))
  providers.runware = createRunwareProvider(await at('runware'))
})
afterAll(() =>
  Promise.all([...Object.values(providers), ...Object.values(vendors)].map((one) => one.close())),
)

async function draw(vendor: Vendor, changes: Partial<ImageRequest>) {
  const outcome = await providers[vendor].generate({ prompt: 'a boat', ...landscape, ...changes })
  return { outcome, input: vendors[vendor].log.inputs.at(-1) }
}

test.each([
  ['openai', 'gpt-image-2.6-flare', '2k', { size: '2496x1664' }, { size: '2496x1664' }, [2496, 1664]],
  ['openai', 'gpt-image-2', '4k', { size: '3504x2336' }, { size: '3504x2336' }, [3504, 2336]],
  [
    'google',
    'gemini-nano-banana-2.1',
    '4k',
    { generationConfig: { imageConfig: { imageSize: '4K' } } },
    { imageSize: '4K' },
    [5056, 3392],
  ],
  [
    'replicate',
    'flux-2-pro',
    '2k',
    { width: 2048, height: 1360 },
    { width: 2048, height: 1360 },
    [2048, 1360],
  ],
  ['replicate', 'seedream-5-pro', '2k', { size: '2K' }, { size: '2K' }, [2432, 1664]],
  ['fal', 'nano-banana-2', '4k', { resolution: '4K' }, { resolution: '4K' }, [4992, 3328]],
  ['fal', 'seedream-4.5', '4k', { image_size: { width: 4096, height: 2736 } }, { width: 4096 }, [4096, 2736]],
  ['runware', 'flux-2-dev', '2k', { width: 2048, height: 1360 }, { width: 2048 }, [2048, 1360]],
] as const)(
  '%s is asked for %s at %s by its own names, and the picture keeps its pixels',
  async (vendor, model, resolution, sent, asked, [width, height]) => {
    const { outcome, input } = await draw(vendor, { model, resolution })
    expect(input).toMatchObject(sent)
    expect(outcome).toMatchObject({ ok: true, asked, actual: { width, height }, warnings: [] })
    if (outcome.ok) expect(outcome.image.checkedAs).toEqual({ width, height })
  },
)

test('a larger size is asked for beside a reference, too', async () => {
  const references = [{ picture: await gradientPicture(64, 64, 1) }]
  const { outcome, input } = await draw('openai', { references, resolution: '4k' })
  expect(input).toMatchObject({ size: '3504x2336' })
  expect(outcome).toMatchObject({ ok: true, actual: { width: 3504, height: 2336 } })
})

test('what a mask marks is drawn in the size of its picture', async () => {
  const picture = await gradientPicture(1536, 1024, 1)
  const mask = await gradientPicture(1536, 1024, 2)
  const { outcome, input } = await draw('openai', { references: [{ picture }], mask, resolution: '4k' })
  expect(input).toMatchObject({ size: '1536x1024' })
  expect(outcome).toMatchObject({ ok: true, actual: landscape, warnings: [] })
})

test('a model without the size is not asked for it, and the picture says how large it came', async () => {
  const { outcome, input } = await draw('google', {
    model: 'gemini-3.1-flash-lite-image',
    resolution: '4k',
  })
  expect(input).not.toMatchObject({ generationConfig: { imageConfig: { imageSize: '4K' } } })
  expect(outcome).toMatchObject({
    ok: true,
    actual: landscape,
    warnings: expect.arrayContaining(['gemini-3.1-flash-lite-image drew no 4K: the picture has 1536x1024.']),
  })
})

test('forms are told which models have which sizes', () => {
  const sizesOf = (vendor: Vendor, name: string) =>
    providers[vendor].capabilities.models?.find((model) => model.name === name)?.resolutions
  expect(sizesOf('openai', 'gpt-image-2.6-sunburst')).toEqual(['2k', '4k'])
  expect(sizesOf('google', 'gemini-3.1-flash-lite-image')).toBeUndefined()
  expect(sizesOf('replicate', 'flux-2-flex')).toEqual(['2k'])
  expect(providers.runware.capabilities.resolutions).toEqual(['2k'])
})

test('a large picture of another shape is cut to the one asked for, and loses no more', async () => {
  const read = async (width: number, height: number) => {
    const bytes = Buffer.from(await gradientPicture(width, height, 3))
    const picture = await readPicture(bytes, { ...landscape, resolution: '4k' })
    return picture.ok && picture.image.checkedAs
  }
  expect(await read(4096, 4096)).toEqual({ width: 4096, height: 2731 })
  expect(await read(5056, 3392)).toEqual({ width: 5056, height: 3392 })
  expect(await read(1536, 1536)).toEqual(landscape)
})
