import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { ACCELERATORS } from './manifest.ts'
import { type ModelFolder, readRecord, writeRecord } from './model-folder.ts'

const program = z.object({
  release: z.string(),
  accelerator: z.enum(ACCELERATORS),
  /** Relative to the programs' folder. */
  path: z.string(),
})

const record = z.object({
  id: z.string(),
  label: z.string(),
  architecture: z.string(),
  license: z.object({ name: z.string(), url: z.string(), statedAt: z.string() }),
  /** ISO 8601. */
  installedAt: z.string(),
  files: z.array(
    z.object({
      role: z.enum(['diffusion', 'checkpoint', 'text-encoder', 'clip-l', 't5', 'vae', 'tae']),
      /** Relative to the model's folder, or absolute for a file elsewhere. */
      path: z.string(),
      bytes: z.number(),
      mtimeMs: z.number(),
      sha256: z.string(),
    }),
  ),
  /** Null if SD_SERVER_PATH was set during the installation. */
  program: z.nullable(program),
  defaults: z.object({
    side: z.number(),
    steps: z.number(),
    cfg: z.number(),
    sampler: z.string(),
    args: z.array(z.string()),
  }),
  abilities: z.object({ maxReferences: z.number(), editsByWords: z.boolean(), negativePrompt: z.boolean() }),
})

/** A model as installed; later changes of the manifest do not affect it. */
export type InstalledRecord = z.infer<typeof record>
export type InstalledProgram = z.infer<typeof program>

const NAME = 'installed.json'

async function readInstalled(folder: ModelFolder, id: string): Promise<InstalledRecord | undefined> {
  const result = z.safeParse(record, await readRecord(join(folder.model(id), NAME)))
  return result.success ? result.data : undefined
}

export async function writeInstalled(folder: ModelFolder, installed: InstalledRecord): Promise<void> {
  await writeRecord(join(folder.model(installed.id), NAME), installed)
}

/** Installed models, latest first. */
export async function listInstalled(folder: ModelFolder): Promise<readonly InstalledRecord[]> {
  const records: InstalledRecord[] = []
  for (const id of await foldersIn(folder.models)) {
    const found = await readInstalled(folder, id)
    if (found) records.push(found)
  }
  return records.sort((one, other) => other.installedAt.localeCompare(one.installedAt))
}

/** Names of subfolders; empty if the folder is missing. */
export async function foldersIn(path: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Path of a model's file. */
export function pathOfFile(folder: ModelFolder, id: string, path: string): string {
  return resolve(folder.model(id), path)
}

export function pathOfProgram(folder: ModelFolder, { path }: InstalledProgram): string {
  return resolve(folder.programs, path)
}
