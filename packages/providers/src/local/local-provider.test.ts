import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProgress } from '../image-provider.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { maskPicture } from '../testing/mask-picture.ts'
import {
  CAN_RUN_STAND_IN,
  readSdServerLog,
  standInModel,
  standInWithoutCard,
} from '../testing/sd-server-plan.ts'
import { createLocalProvider } from './local-provider.ts'
import { createSdServerEngine } from './sd-server-engine.ts'

const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const
const { model, weights, folder } = standInModel()
const engine = createSdServerEngine({ pollMs: 5 })
const provider = createLocalProvider({ model, engine })

afterAll(async () => {
  await provider.close()
  rmSync(folder, { recursive: true })
})

function lastInput(of = weights): Readonly<Record<string, unknown>> | undefined {
  return readSdServerLog(of).findLast(({ what }) => what === 'create')?.input
}

describe.skipIf(!CAN_RUN_STAND_IN)('a model on this machine', () => {
  for (const { title, run } of conformanceOf({ provider })) test(title, () => run({ provider }))

  test('draws at its own size, with its steps, guidance and sampler, and says with which program', async () => {
    const outcome = await provider.generate({ ...request, height: 1536, quality: 'high' })
    expect(outcome).toMatchObject({
      ok: true,
      seed: 5,
      provider: 'local',
      model: 'Tiny Q4_0 / sd-server stand-in',
      asked: { model: 'tiny', width: 448, height: 640, steps: 6, seed: 5, cfg: 1, sampler: 'euler' },
      warnings: ['Drawn at 448x640 and brought to 1024x1536.'],
    })
    expect(lastInput()).toMatchObject({
      prompt: 'a boat',
      width: 448,
      height: 640,
      seed: 5,
      batch_count: 1,
      sample_params: { sample_steps: 6, sample_method: 'euler', guidance: { txt_cfg: 1 } },
    })
  })

  test('a seed of 32 bits arrives whole', async () => {
    expect(await provider.generate({ ...request, seed: 4_000_000_000 })).toMatchObject({
      ok: true,
      seed: 4_000_000_000,
    })
    expect(lastInput()).toMatchObject({ seed: 4_000_000_000 })
  })

  test('tells every step as a percentage, and not what is read or decoded in parts', async () => {
    const told: ImageProgress[] = []
    await provider.generate(request, { onProgress: (progress) => told.push(progress) })
    expect(told.map(({ percent }) => percent)).toEqual([0, 0, 24, 48, 71, 95, 100])
    expect(told.map(({ isWaiting }) => isWaiting)).toEqual([true, ...Array(6).fill(undefined)])
  })

  test('begins from a reference, as far from it as is asked, and draws what a mask marks', async () => {
    const reference = await gradientPicture(1024, 1024, 1)
    await provider.generate({ ...request, references: [{ picture: reference }], referenceStrength: 0.75 })
    expect(lastInput()).toMatchObject({ strength: 0.25, init_image: expect.any(String) })
    expect(lastInput()).not.toHaveProperty('ref_images')
    const mask = await maskPicture({ width: 1024, height: 1024 })
    expect(await provider.generate({ ...request, references: [{ picture: reference }], mask })).toMatchObject(
      { ok: true },
    )
    expect(lastInput()).toMatchObject({ strength: 0.85, mask_image: expect.any(String) })
  })

  test('a model that changes pictures by words looks at the reference, and one without leaves it out and says so', async () => {
    const reference = await gradientPicture(640, 480, 1)
    const editing = standInModel(
      {},
      { abilities: { maxReferences: 3, editsByWords: true, negativePrompt: false } },
    )
    const editor = createLocalProvider({ model: editing.model, engine })
    expect(editor.capabilities).toMatchObject({
      reference: true,
      referenceStrength: false,
      negativePrompt: false,
    })
    expect(editor.capabilities.repaints).toBeUndefined()
    const wish = {
      ...request,
      references: [{ picture: reference }],
      referenceStrength: 0.5,
      negativePrompt: 'trees',
    }
    expect(await editor.generate(wish)).toMatchObject({
      ok: true,
      warnings: [
        'Tiny Q4_0 takes no negative prompt; it was left out.',
        'Tiny Q4_0 weighs the reference picture by itself.',
        'Drawn at 512x512 and brought to 1024x1024.',
      ],
    })
    expect(lastInput(editing.weights)).toMatchObject({
      negative_prompt: '',
      ref_images: [expect.any(String)],
    })
    expect(lastInput(editing.weights)).not.toHaveProperty('init_image')
    await editor.close()
    rmSync(editing.folder, { recursive: true })

    const plain = standInModel(
      {},
      { abilities: { maxReferences: 0, editsByWords: false, negativePrompt: true } },
    )
    const drawer = createLocalProvider({ model: plain.model, engine })
    expect(await drawer.generate({ ...request, references: [{ picture: reference }] })).toMatchObject({
      ok: true,
      warnings: [
        'Tiny Q4_0 takes no reference picture; it was left out.',
        'Drawn at 512x512 and brought to 1024x1024.',
      ],
    })
    expect(lastInput(plain.weights)).not.toHaveProperty('init_image')
    await drawer.close()
    rmSync(plain.folder, { recursive: true })
  })

  test('says that it finds no graphics card, how long a picture will take by its first whole step, and how long one took', async () => {
    const slow = 'sd-server finds no graphics card: it draws on the processor, which takes minutes.'
    const calm = standInModel({ stepMs: 600 })
    const serverPath = standInWithoutCard(calm.folder)
    const fresh = createLocalProvider({ model: { ...calm.model, serverPath }, engine })
    expect(fresh.isSlow()).toBe(true)
    await fresh.prepare?.(new AbortController().signal)
    expect(fresh.isSlow()).toBe(true)
    expect(fresh.notices?.()).toEqual([slow])
    let told: readonly string[] = []
    const onProgress = ({ percent }: ImageProgress) => {
      if (percent === 48) told = fresh.notices?.() ?? []
    }
    expect(await fresh.generate(request, { onProgress })).toMatchObject({ ok: true })
    expect(told).toEqual([
      expect.stringMatching(/ A step took 1 s, so a picture of 4 steps takes about [3-9] s\.$/),
    ])
    expect(fresh.notices?.()).toEqual([expect.stringMatching(/ The last picture, of 4 steps, took \d+ s\.$/)])
    await fresh.close()
    rmSync(calm.folder, { recursive: true })
  })

  test('is quick where it finds a graphics card, and says nothing then', async () => {
    await provider.prepare?.(new AbortController().signal)
    expect([provider.isSlow(), provider.notices?.()]).toEqual([false, []])
  })

  test('is started on this machine alone, with nothing of our environment but what it needs', () => {
    const starts = readSdServerLog(weights).filter(({ what }) => what === 'start')
    const { args = [], env = {}, cwd } = starts[0] ?? {}
    expect(args.join(' ')).toMatch(/--listen-ip 127\.0\.0\.1 --listen-port \d+ /)
    expect(args).not.toContain('-v')
    // The last two are of the system and of the stand-in's own library.
    const needed =
      /^(PATH|HOME|TE?MP(DIR)?|LD_LIBRARY_PATH|XDG_RUNTIME_DIR|\w+_VISIBLE_DEVICES|__CF_USER_TEXT_ENCODING|VIPSHOME)$/
    expect(Object.keys(env).filter((name) => !needed.test(name))).toEqual([])
    expect(cwd).toContain('easel-sd-server-')
  })
})
