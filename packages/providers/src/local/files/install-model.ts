import { join, relative } from 'node:path'
import { type DownloadDeps, downloadFile } from './download-file.ts'
import { type FreeSpace, refuseWithoutSpace } from './free-space.ts'
import { findProgram, installProgram, missingArchiveBytes } from './install-program.ts'
import { type InstalledRecord, writeInstalled } from './installed-record.ts'
import { findAcceptance } from './licenses.ts'
import type { ModelFile, OfferedModel, RemoteFile, ServerBuild } from './manifest.ts'
import { ModelFilesError } from './model-files-error.ts'
import { type ModelFolder, withModelLock } from './model-folder.ts'
import { type CheckedFile, createOwnFiles, rememberChecked, stateOf } from './own-files.ts'
import { partPath } from './part-file.ts'

export type InstallDeps = DownloadDeps & {
  readonly folder: ModelFolder
  /** LOCAL_MODEL_DIR. */
  readonly ownFolder: string | undefined
  /** Called when an existing file is verified, which happens once. */
  readonly onHash?: (path: string) => void
  /** Called before the first byte with the files to download. */
  readonly onNeeds?: (files: readonly Pick<RemoteFile, 'name' | 'bytes'>[]) => void
  readonly freeSpace?: FreeSpace
  readonly now: () => Date
}

/** A model and the program to run it, undefined when SD_SERVER_PATH is set. */
export type InstallWish = { readonly model: OfferedModel; readonly server: ServerBuild | undefined }

/**
 * Downloads what a model needs and records it once everything is complete. Can be repeated at any time; existing files stay. Rejects with a
 * `ModelFilesError` that says what to do, or with the signal's reason.
 */
export function installModel({ model, server }: InstallWish, deps: InstallDeps): Promise<InstalledRecord> {
  const { folder } = deps
  return withModelLock(folder, async () => {
    if (!(await findAcceptance(folder.licenses, model)))
      throw new ModelFilesError(
        `The license of ${model.label} (${model.license.name}, ${model.license.url}) has not been accepted.`,
      )
    const here = await filesHere(model, deps)
    const missing = model.files.filter((file) => !here.has(file))
    await refuseWithoutSpace(
      folder.root,
      (await missingBytes(folder, model, missing)) + (server ? await missingArchiveBytes(folder, server) : 0),
      deps.freeSpace,
    )
    const archives = server && !(await findProgram(folder, server)) ? server.archives : []
    deps.onNeeds?.([...archives, ...missing])
    // The small program first: without one for this machine, no gigabytes are downloaded.
    const program = server ? await installProgram(folder, server, deps) : null
    for (const file of missing) here.set(file, await fetchFile(model, file, deps))
    const place = folder.model(model.id)
    const installed: InstalledRecord = {
      id: model.id,
      label: model.label,
      architecture: model.architecture,
      license: model.license,
      installedAt: deps.now().toISOString(),
      files: model.files.map((file) => {
        const { path, bytes, mtimeMs, sha256 } = here.get(file) as CheckedFile
        const inside = relative(place, path)
        return { role: file.role, path: inside === file.name ? inside : path, bytes, mtimeMs, sha256 }
      }),
      program,
      defaults: { ...model.defaults, args: [...model.defaults.args] },
      abilities: model.abilities,
    }
    await writeInstalled(folder, installed)
    return installed
  })
}

/** Complete files, from an earlier run or in LOCAL_MODEL_DIR. */
async function filesHere(
  model: OfferedModel,
  { folder, ownFolder, onHash, signal }: InstallDeps,
): Promise<Map<ModelFile, CheckedFile>> {
  const places = [folder.model(model.id), ...(ownFolder === undefined ? [] : [ownFolder])]
  const here = new Map<ModelFile, CheckedFile>()
  for (const place of places) {
    const find = createOwnFiles(place, folder.checked, onHash, place !== ownFolder)
    for (const file of model.files) {
      const found = here.has(file) ? undefined : await find(file, signal)
      if (found) here.set(file, found)
    }
  }
  return here
}

/** Bytes of a model's files in its folder, complete or not. */
export async function bytesHere(folder: ModelFolder, { id, files }: OfferedModel): Promise<number> {
  let bytes = 0
  for (const { name } of files) {
    const path = join(folder.model(id), name)
    bytes += ((await stateOf(path)) ?? (await stateOf(partPath(path))))?.bytes ?? 0
  }
  return bytes
}

async function missingBytes(
  folder: ModelFolder,
  { id }: OfferedModel,
  files: readonly ModelFile[],
): Promise<number> {
  let bytes = 0
  for (const { name, bytes: whole } of files)
    bytes += Math.max(0, whole - ((await stateOf(partPath(join(folder.model(id), name))))?.bytes ?? 0))
  return bytes
}

async function fetchFile(model: OfferedModel, file: ModelFile, deps: InstallDeps): Promise<CheckedFile> {
  const path = join(deps.folder.model(model.id), file.name)
  const { sha256 } = await downloadFile(file, path, deps)
  const state = await stateOf(path)
  if (!state) throw new ModelFilesError(`${path} is gone again. Something else removes files there.`)
  const checked = { path, sha256, ...state }
  await rememberChecked(deps.folder.checked, checked)
  return checked
}
