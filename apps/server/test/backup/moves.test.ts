import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createServerDatabase, TEST_DATABASE_URL } from '../harness/open-test-database.ts'
import { hasSwift, startSwift } from '../harness/start-swift.ts'
import { fillInstallation, newFolder, readFiles, readRows, run } from './installation.ts'

const folders: string[] = []

function folder(): string {
  const made = newFolder()
  folders.push(made)
  return made
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

describe.skipIf(!TEST_DATABASE_URL)('an installation that moves', () => {
  it('goes from the embedded database to PostgreSQL and back, with every row, file and number of a sequence', async () => {
    const [source, onServer, back] = [folder(), folder(), folder()] as [string, string, string]
    await fillInstallation(source, 40)
    const [out, home] = [join(folder(), 'out.tar'), join(folder(), 'home.tar')]
    const url = await createServerDatabase({ isMigrated: false })
    expect(await run('backup', ['--to', out], { DATA_DIR: source })).toMatchObject({ code: 0 })
    expect(await run('restore', [out, '--into', url], { DATA_DIR: onServer })).toMatchObject({ code: 0 })
    const rows = await readRows({ dataDir: source })
    expect(rows['generations']).toHaveLength(40)
    expect(await readRows({ dataDir: onServer, url })).toEqual(rows)
    expect(readFiles(onServer)).toEqual(readFiles(source))
    const again = await run('restore', [out, '--into', url], { DATA_DIR: folder() })
    expect(again).toMatchObject({ code: 1 })
    expect(again.said).toContain('holds rows')
    const env = { DATA_DIR: onServer, DATABASE_URL: url }
    expect(await run('backup', ['--to', home], env)).toMatchObject({ code: 0 })
    expect(await run('restore', [home], { DATA_DIR: back })).toMatchObject({ code: 0 })
    expect(await readRows({ dataDir: back })).toEqual(rows)
    expect(readFiles(back)).toEqual(readFiles(source))
  }, 300_000)

  it.skipIf(!hasSwift)(
    'goes from the disk into a bucket and back',
    async () => {
      const swift = await startSwift()
      const { settings } = swift
      const bucket = {
        STORAGE_DRIVER: 's3',
        S3_ENDPOINT: settings.endpoint ?? '',
        S3_REGION: settings.region,
        S3_BUCKET: settings.bucket,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      }
      try {
        const [source, inBucket, back] = [folder(), folder(), folder()] as [string, string, string]
        await fillInstallation(source, 20)
        const [out, home] = [join(folder(), 'out.tar'), join(folder(), 'home.tar')]
        expect(await run('backup', ['--to', out], { DATA_DIR: source })).toMatchObject({ code: 0 })
        expect(await run('restore', [out], { DATA_DIR: inBucket, ...bucket })).toMatchObject({ code: 0 })
        expect(readFiles(inBucket)).toEqual({})
        const full = await run('restore', [out], { DATA_DIR: folder(), ...bucket })
        expect(full).toMatchObject({ code: 1 })
        expect(full.said).toContain('holds files')
        expect(await run('backup', ['--to', home], { DATA_DIR: inBucket, ...bucket })).toMatchObject({
          code: 0,
        })
        expect(await run('restore', [home], { DATA_DIR: back })).toMatchObject({ code: 0 })
        expect(readFiles(back)).toEqual(readFiles(source))
      } finally {
        await swift.stop()
      }
    },
    300_000,
  )
})
