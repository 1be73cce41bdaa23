import { chmod, readdir, rename } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type DownloadDeps, downloadFile } from './download-file.ts'
import { type FreeSpace, refuseWithoutSpace } from './free-space.ts'
import type { InstalledProgram } from './installed-record.ts'
import type { ServerBuild } from './manifest.ts'
import { ModelFilesError } from './model-files-error.ts'
import { flushFolder, type ModelFolder, removeFolder } from './model-folder.ts'
import { stateOf } from './own-files.ts'
import { partPath } from './part-file.ts'
import { releaseFacts } from './release-facts.ts'
import { unpackZip } from './unpack-zip.ts'

const NAMES = ['sd-server', 'sd-server.exe']

/** The build's program, if it is unpacked. */
export async function findProgram(
  folder: ModelFolder,
  { release, accelerator }: ServerBuild,
): Promise<InstalledProgram | undefined> {
  const path = await programIn(join(folder.programs, `${release}-${accelerator}`))
  return path === undefined ? undefined : { release, accelerator, path: relative(folder.programs, path) }
}

/** Whether the build's program or some of its archives are here. */
export async function isProgramBegun(folder: ModelFolder, build: ServerBuild): Promise<boolean> {
  if (await findProgram(folder, build)) return true
  for (const { name } of build.archives) {
    const target = join(folder.programs, name)
    if ((await stateOf(target)) ?? (await stateOf(partPath(target)))) return true
  }
  return false
}

/** Bytes of the build's archives still to download. */
export async function missingArchiveBytes(folder: ModelFolder, build: ServerBuild): Promise<number> {
  if (await findProgram(folder, build)) return 0
  let bytes = 0
  for (const archive of build.archives) {
    const target = join(folder.programs, archive.name)
    if (await stateOf(target)) continue
    bytes += archive.bytes - ((await stateOf(partPath(target)))?.bytes ?? 0)
  }
  return Math.max(0, bytes)
}

/** Downloads a build's archives and unpacks them into a folder of their own once the checksums match. */
export async function installProgram(
  folder: ModelFolder,
  build: ServerBuild,
  deps: DownloadDeps & { readonly freeSpace?: FreeSpace },
): Promise<InstalledProgram> {
  const found = await findProgram(folder, build)
  if (found) return found
  const { signal } = deps
  const place = join(folder.programs, `${build.release}-${build.accelerator}`)
  const unfinished = `${place}.unpacking`
  await removeFolder(unfinished)
  const zips: string[] = []
  for (const archive of build.archives) {
    const zip = join(folder.programs, archive.name)
    await downloadFile(archive, zip, { ...deps, ...(deps.sources.mirror ? {} : { askHub: releaseFacts }) })
    await unpackZip(zip, unfinished, {
      refuse: (bytes) => refuseWithoutSpace(folder.programs, bytes, deps.freeSpace),
      ...(signal && { signal }),
    })
    zips.push(zip)
  }
  const program = await programIn(unfinished)
  if (program === undefined)
    throw new ModelFilesError(`${build.release} for ${build.accelerator} holds no program named sd-server.`)
  await chmod(program, 0o700)
  await removeFolder(place)
  await rename(unfinished, place)
  await flushFolder(folder.programs)
  for (const zip of zips) await removeFolder(zip)
  return {
    release: build.release,
    accelerator: build.accelerator,
    path: relative(folder.programs, join(place, relative(unfinished, program))),
  }
}

async function programIn(place: string): Promise<string | undefined> {
  try {
    const entries = await readdir(place, { recursive: true, withFileTypes: true })
    const found = entries.find((entry) => entry.isFile() && NAMES.includes(entry.name))
    return found && join(found.parentPath, found.name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
