import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import type { InstalledModel } from '../installed-model.ts'
import { serverEnvironment } from '../server-arguments.ts'
import {
  type InstalledRecord,
  listInstalled,
  pathOfFile,
  pathOfProgram,
  writeInstalled,
} from './installed-record.ts'
import { hashFile, type ModelFolder, modelFolder } from './model-folder.ts'
import { stateOf } from './own-files.ts'

/** Settings that choose the model and its program. */
export type LocalModelSettings = {
  readonly LOCAL_MODEL?: string | undefined
  readonly SD_SERVER_PATH?: string | undefined
  readonly LOCAL_LORA_DIR?: string | undefined
}

/** Max time for a program to report its version. */
const VERSION_MS = 10_000

/**
 * The local model to draw with: LOCAL_MODEL, or the latest installed one. Undefined if there is none, or it is damaged, which is reported to
 * `onProblem`. Files with a changed modification time are verified again, once.
 */
export async function findInstalledModel({
  dataDir,
  settings,
  onProblem = () => {},
}: {
  readonly dataDir: string
  readonly settings: LocalModelSettings
  readonly onProblem?: (problem: string) => void
}): Promise<InstalledModel | undefined> {
  const folder = modelFolder(dataDir)
  const wanted = settings.LOCAL_MODEL
  const all = await listInstalled(folder)
  const found = wanted === undefined ? all[0] : all.find(({ id }) => id === wanted)
  if (!found) {
    if (wanted !== undefined)
      onProblem(
        `LOCAL_MODEL names ${wanted}, which is not installed: run \`npm run model -- install ${wanted}\`.`,
      )
    return undefined
  }
  const server = await programOf(folder, found, settings.SD_SERVER_PATH)
  if ('problem' in server) {
    onProblem(server.problem)
    return undefined
  }
  const problem = await checkFiles(folder, found)
  if (problem !== undefined) {
    onProblem(problem)
    return undefined
  }
  return {
    id: found.id,
    label: found.label,
    architecture: found.architecture,
    serverPath: server.path,
    serverRelease: server.release,
    files: found.files.map(({ role, path }) => ({ role, path: pathOfFile(folder, found.id, path) })),
    loraFolder: resolve(settings.LOCAL_LORA_DIR ?? folder.loras),
    defaults: found.defaults,
    abilities: found.abilities,
  }
}

async function programOf(
  folder: ModelFolder,
  { id, program }: InstalledRecord,
  ownPath: string | undefined,
): Promise<{ readonly path: string; readonly release: string } | { readonly problem: string }> {
  if (ownPath !== undefined)
    return (await stateOf(ownPath))
      ? { path: ownPath, release: await versionOf(ownPath) }
      : {
          problem: `SD_SERVER_PATH names ${ownPath}, where no file is: mend the path, or remove the setting.`,
        }
  if (program === null)
    return {
      problem: `${id} was installed with an sd-server of your own: set SD_SERVER_PATH again, or run \`npm run model -- install ${id}\`.`,
    }
  const path = pathOfProgram(folder, program)
  return (await stateOf(path))
    ? { path, release: `${program.release} (${program.accelerator})` }
    : { problem: `${path} is gone: run \`npm run model -- install ${id}\`.` }
}

/** Describes a problem with a model's files. */
async function checkFiles(folder: ModelFolder, installed: InstalledRecord): Promise<string | undefined> {
  const files = [...installed.files]
  for (const [index, file] of files.entries()) {
    const path = pathOfFile(folder, installed.id, file.path)
    const state = await stateOf(path)
    const again = `run \`npm run model -- install ${installed.id}\``
    if (!state) return `${path} is gone: ${again}.`
    if (state.bytes !== file.bytes)
      return `${path} has ${state.bytes} bytes instead of ${file.bytes}: ${again}.`
    if (state.mtimeMs === file.mtimeMs) continue
    if ((await hashFile(path)) !== file.sha256) return `${path} is not the file that was installed: ${again}.`
    files[index] = { ...file, mtimeMs: state.mtimeMs }
  }
  if (files.some((file, index) => file !== installed.files[index]))
    await writeInstalled(folder, { ...installed, files })
  return undefined
}

function versionOf(program: string): Promise<string> {
  return new Promise((resolve) => {
    const options = { timeout: VERSION_MS, maxBuffer: 65_536, env: serverEnvironment(program) }
    execFile(program, ['--version'], options, (error, stdout) => {
      const line = stdout.split('\n')[0]?.trim().slice(0, 100)
      resolve(error || !line ? 'sd-server of SD_SERVER_PATH' : line)
    })
  })
}
