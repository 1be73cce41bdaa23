import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceOf } from '../conformance.ts'
import type { ImageProvider } from '../image-provider.ts'
import { gradientPicture } from '../testing/gradient-picture.ts'
import { writeRandomCheckpoint } from '../testing/random-checkpoint.ts'
import { standInModel } from '../testing/sd-server-plan.ts'
import type { InstalledModel } from './installed-model.ts'
import { createLocalProvider } from './local-provider.ts'
import { listDevices } from './sd-server-engine.ts'

/** A real sd-server; without one there is nothing to try here. It draws noise with weights that are written for this. */
const serverPath = process.env['SD_SERVER_PATH']
const TIMEOUT_MS = 1_200_000
const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const

describe.skipIf(serverPath === undefined)('a real sd-server', () => {
  const { model: base, folder: stand } = standInModel()
  const folder = mkdtempSync(join(tmpdir(), 'random-checkpoint-'))
  let model: InstalledModel
  let provider: ImageProvider

  beforeAll(() => {
    const { checkpoint, tae } = writeRandomCheckpoint(folder)
    model = {
      ...base,
      serverPath: serverPath ?? '',
      files: [
        { role: 'checkpoint', path: checkpoint },
        { role: 'tae', path: tae },
      ],
      // The smallest side whose other shapes still count as pictures.
      defaults: {
        side: 320,
        steps: 2,
        cfg: 1,
        sampler: 'euler',
        args: ['--diffusion-fa', '--offload-to-cpu'],
      },
    }
    provider = createLocalProvider({ model, deadlineMs: TIMEOUT_MS })
  }, TIMEOUT_MS)
  afterAll(async () => {
    await provider.close()
    for (const path of [folder, stand]) rmSync(path, { recursive: true })
  })

  for (const { title, run } of conformanceOf({ provider: createLocalProvider({ model: base }) }))
    test(title, () => run({ provider }), TIMEOUT_MS)

  test('names what it draws on', async () => {
    expect(await listDevices(model.serverPath, new AbortController().signal)).toContain('CPU')
  })

  test(
    'tells every step, and draws more of a reference the stronger it steers',
    async () => {
      const percents: number[] = []
      await provider.generate(request, { onProgress: ({ percent }) => percents.push(percent) })
      expect(percents).toEqual([0, 0, 48, 95, 100])
      const reference = await gradientPicture(1024, 1024, 1)
      expect(
        await provider.generate({ ...request, references: [{ picture: reference }], referenceStrength: 0.9 }),
      ).toMatchObject({
        ok: true,
      })
    },
    TIMEOUT_MS,
  )

  test(
    'says why it does not start',
    async () => {
      for (const [changes, why] of [
        [{ defaults: { ...model.defaults, args: ['--backend', 'no-such'] } }, /no-such/],
        [{ files: [{ role: 'checkpoint', path: join(folder, 'absent') }] }, /absent|new_sd_ctx_t failed/],
        [{ defaults: { ...model.defaults, args: ['--no-such-flag'] } }, /unknown argument: --no-such-flag/],
      ] as const) {
        const broken = createLocalProvider({ model: { ...model, ...changes } })
        expect(await broken.generate(request)).toMatchObject({
          kind: 'server',
          started: false,
          detail: expect.stringMatching(why),
        })
        await broken.close()
      }
    },
    TIMEOUT_MS,
  )
})
