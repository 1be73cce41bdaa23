import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DownloadDeps, type Downloaded, downloadFile } from '../local/files/download-file.ts'
import type { RemoteFile } from '../local/files/manifest.ts'
import { type FileHost, startFileHost } from './file-host.ts'

export const BYTES = randomBytes(300_000)
export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
/** Path of the file on the host. */
export const PATH = '/owner/model/resolve/main/model.gguf'
export const FILE: RemoteFile = {
  name: 'model.gguf',
  bytes: BYTES.length,
  sha256: sha256Of(BYTES),
  isVerified: true,
  urls: [`https://hub.example${PATH}`],
}
export const ETAG = '"one"'
export const PACE = { stallMs: 20_000, minBytes: 1, attempts: 3, waitMs: () => 0 }

/** One file on a host, and the folder it is downloaded to. */
export type DownloadBench = {
  readonly host: FileHost
  readonly target: string
  readonly download: (deps?: Partial<DownloadDeps>, file?: RemoteFile) => Promise<Downloaded>
  /** Whether the complete file is in its final place. */
  readonly isWhole: () => Promise<boolean>
  /** Names of the files in the folder. */
  readonly names: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export async function openDownloadBench(): Promise<DownloadBench> {
  const host = await startFileHost()
  host.offer(PATH, { bytes: BYTES, etag: ETAG })
  const folder = await mkdtemp(join(tmpdir(), 'download-'))
  const target = join(folder, FILE.name)
  return {
    host,
    target,
    download: (deps = {}, file = FILE) =>
      downloadFile(file, target, {
        sources: { hosts: ['hub.example', '*.cdn.example'], mirror: new URL(host.url) },
        pace: PACE,
        ...deps,
      }),
    isWhole: async () => (await readFile(target)).equals(BYTES),
    names: async () => (await readdir(folder)).sort(),
    close: async () => {
      await host.close()
      await rm(folder, { recursive: true })
    },
  }
}
