import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type InstallDeps, installModel } from '../local/files/install-model.ts'
import { findInstalledModel, type LocalModelSettings } from '../local/files/installed.ts'
import { recordAcceptance } from '../local/files/licenses.ts'
import type { OfferedModel, RemoteFile, ServerBuild } from '../local/files/manifest.ts'
import { modelFolder } from '../local/files/model-folder.ts'
import type { InstalledModel } from '../local/installed-model.ts'
import { type FileHost, startFileHost } from './file-host.ts'
import { makeZip } from './make-zip.ts'

export const WEIGHTS = randomBytes(50_000)
export const DECODER = randomBytes(5_000)
/** Prints what the real program prints, as far as an installation reads it. */
export const PROGRAM = `#!/bin/sh
case "$1" in
  --version) echo 'stable-diffusion.cpp version unknown, commit 7f410a3' ;;
  --list-devices) printf 'CPU\\tIntel Xeon\\nVulkan0\\tA card\\n' ;;
esac
`
export const ZIP = makeZip([
  { name: 'sd-server', bytes: Buffer.from(PROGRAM), mode: 0o100755 },
  { name: 'stable-diffusion.cpp.txt', bytes: Buffer.from('MIT') },
])
export const AT = new Date('2026-11-27T10:00:00.000Z')
const PACE = { stallMs: 20_000, minBytes: 1, attempts: 3, waitMs: () => 0 }

export const remoteFile = (name: string, bytes: Uint8Array): RemoteFile => ({
  name,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  isVerified: true,
  urls: [`https://hub.example/${name}`],
})
export const MODEL: OfferedModel = {
  id: 'tiny',
  label: 'Tiny',
  license: { name: 'MIT', url: 'https://hub.example/license', statedAt: 'https://hub.example/' },
  architecture: 'SDXL',
  files: [
    { role: 'diffusion', ...remoteFile('tiny.gguf', WEIGHTS) },
    { role: 'vae', ...remoteFile('tiny-vae.safetensors', DECODER) },
  ],
  needs: { ramMb: 1, vramMb: 1 },
  defaults: { side: 512, steps: 4, cfg: 1, sampler: 'euler', args: ['--vae-tiling'] },
  abilities: { maxReferences: 0, editsByWords: false, negativePrompt: false },
}
export const SERVER: ServerBuild = {
  release: 'own-1',
  os: 'linux',
  arch: 'x64',
  accelerator: 'cpu',
  archives: [remoteFile('own-1.zip', ZIP)],
}

/** A host with a model of a few kB whose license is accepted, and a data folder. */
export type InstallBench = {
  readonly host: FileHost
  readonly dataDir: string
  readonly install: (
    deps?: Partial<InstallDeps>,
    wish?: { readonly model?: OfferedModel; readonly server?: ServerBuild | undefined },
  ) => ReturnType<typeof installModel>
  readonly find: (
    settings?: LocalModelSettings,
  ) => Promise<{ readonly model: InstalledModel | undefined; readonly problems: readonly string[] }>
  /** Paths requested from the host. */
  readonly paths: () => readonly string[]
  readonly close: () => Promise<void>
}

export async function openInstallBench(): Promise<InstallBench> {
  const host = await startFileHost()
  host.offer('/tiny.gguf', { bytes: WEIGHTS, etag: '"w"' })
  host.offer('/tiny-vae.safetensors', { bytes: DECODER, etag: '"d"' })
  host.offer('/own-1.zip', { bytes: ZIP, etag: '"z"' })
  const dataDir = await mkdtemp(join(tmpdir(), 'install-'))
  const folder = modelFolder(dataDir)
  await recordAcceptance(folder.licenses, MODEL, 'ann', AT)
  return {
    host,
    dataDir,
    install: (deps = {}, wish = {}) =>
      installModel(
        { model: MODEL, server: SERVER, ...wish },
        {
          folder,
          sources: { hosts: ['hub.example'], mirror: new URL(host.url) },
          ownFolder: undefined,
          pace: PACE,
          now: () => AT,
          ...deps,
        },
      ),
    find: async (settings = {}) => {
      const problems: string[] = []
      const onProblem = (problem: string) => problems.push(problem)
      return { model: await findInstalledModel({ dataDir, settings, onProblem }), problems }
    },
    paths: () => host.requests.map(({ path }) => path),
    close: async () => {
      await host.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
