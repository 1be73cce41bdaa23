import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AT, type InstallBench, MODEL, openInstallBench, PROGRAM, WEIGHTS } from '../../testing/tiny-model.ts'
import { findInstalledModel } from './installed.ts'
import { listInstalled } from './installed-record.ts'
import { recordAcceptance } from './licenses.ts'
import { modelFolder } from './model-folder.ts'
import { removeModel } from './remove-model.ts'

let bench: InstallBench
let { dataDir, install, find, paths } = {} as InstallBench
beforeEach(async () => {
  bench = await openInstallBench()
  ;({ dataDir, install, find, paths } = bench)
})
afterEach(() => bench.close())

describe('the installed model', () => {
  it('is none where nothing is, and the last one where nothing is chosen', async () => {
    expect(await find()).toEqual({ model: undefined, problems: [] })
    await install()
    const other = { ...MODEL, id: 'other', label: 'Other' }
    await recordAcceptance(modelFolder(dataDir).licenses, other, 'ann', AT)
    await install({ now: () => new Date('2026-11-28T10:00:00.000Z') }, { model: other })
    expect((await find()).model?.id).toBe('other')
    expect((await find({ LOCAL_MODEL: 'tiny' })).model?.id).toBe('tiny')
    expect(await find({ LOCAL_MODEL: 'third' })).toEqual({
      model: undefined,
      problems: ['LOCAL_MODEL names third, which is not installed: run `npm run model -- install third`.'],
    })
  })

  it('runs with a program of one’s own, whose version it says', async () => {
    await install({}, { server: undefined })
    expect(paths()).not.toContain('/own-1.zip')
    expect((await find()).problems[0]).toContain('set SD_SERVER_PATH again')
    const path = join(dataDir, 'sd-server')
    expect((await find({ SD_SERVER_PATH: path })).problems[0]).toContain(
      `SD_SERVER_PATH names ${path}, where no file is`,
    )
    await writeFile(path, PROGRAM, { mode: 0o700 })
    expect((await find({ SD_SERVER_PATH: path })).model).toMatchObject({
      serverPath: path,
      serverRelease: 'stable-diffusion.cpp version unknown, commit 7f410a3',
    })
    await writeFile(path, 'no program')
    expect((await find({ SD_SERVER_PATH: path })).model?.serverRelease).toBe('sd-server of SD_SERVER_PATH')
  })

  it('moves with the data folder', async () => {
    await install()
    const moved = `${dataDir}-moved`
    await rename(dataDir, moved)
    const model = await findInstalledModel({ dataDir: moved, settings: {} })
    await rename(moved, dataDir)
    expect(model?.files[0]?.path).toBe(join(moved, 'models', 'weights', 'tiny', 'tiny.gguf'))
    expect(model?.serverPath).toBe(join(moved, 'models', 'programs', 'own-1-cpu', 'sd-server'))
  })

  it('is not taken when a file is gone, cut or another one; a copy with another time is read again, once', async () => {
    await install()
    const path = join(modelFolder(dataDir).model('tiny'), 'tiny.gguf')
    await utimes(path, AT, AT)
    expect((await find()).model?.id).toBe('tiny')
    const [record] = await listInstalled(modelFolder(dataDir))
    expect(record?.files[0]?.mtimeMs).toBe(AT.getTime())
    await writeFile(path, randomBytes(WEIGHTS.length))
    expect((await find()).problems[0]).toContain(`${path} is not the file that was installed: run`)
    await install()
    expect((await find()).model?.id).toBe('tiny')
    await writeFile(path, 'x')
    expect((await find()).problems[0]).toContain(`${path} has 1 bytes instead of 50000`)
    await rm(path)
    expect(await find()).toMatchObject({
      model: undefined,
      problems: [`${path} is gone: run \`npm run model -- install tiny\`.`],
    })
    await install()
    expect((await find()).model?.id).toBe('tiny')
  })

  it('is not taken without its program, nor from a record that is damaged', async () => {
    await install()
    const { programs, model } = modelFolder(dataDir)
    await rm(join(programs, 'own-1-cpu', 'sd-server'))
    expect((await find()).problems[0]).toMatch(/sd-server is gone: run `npm run model -- install tiny`\.$/)
    await writeFile(join(model('tiny'), 'installed.json'), '{"id": "tiny"')
    expect(await find()).toEqual({ model: undefined, problems: [] })
  })

  it('is removed with what it alone needed, also when it is not whole', async () => {
    const folder = modelFolder(dataDir)
    const other = { ...MODEL, id: 'other' }
    await recordAcceptance(folder.licenses, other, 'ann', AT)
    await install()
    await install({}, { model: other })
    expect(await removeModel(folder, 'tiny')).toBe(true)
    expect(await removeModel(folder, 'tiny')).toBe(false)
    expect(await readdir(folder.programs)).toEqual(['own-1-cpu'])
    expect((await find()).model?.id).toBe('other')
    expect(await removeModel(folder, 'other')).toBe(true)
    expect(await readdir(folder.programs)).toEqual([])
    await mkdir(folder.model('unfinished'))
    await mkdir(folder.programs, { recursive: true })
    await writeFile(join(folder.programs, 'own-1.zip.part'), 'half')
    expect(await removeModel(folder, 'unfinished')).toBe(true)
    expect(await readdir(folder.programs)).toEqual([])
  })
})
