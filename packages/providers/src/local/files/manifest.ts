import type { ModelAbilities, ModelDefaults, ModelFileRole } from '../installed-model.ts'

/** A file to download. */
export type RemoteFile = {
  /** Local file name. */
  readonly name: string
  readonly bytes: number
  /** Lowercase hexadecimal; undefined if only the host states it. */
  readonly sha256: string | undefined
  /** Whether the checksum was computed from the file itself. Otherwise it is compared with the host's before a byte is written. */
  readonly isVerified: boolean
  /** Tried in order. */
  readonly urls: readonly string[]
}

export type ModelFile = RemoteFile & { readonly role: ModelFileRole }

type ModelLicense = {
  /** SPDX identifier, or the license's own name. */
  readonly name: string
  /** License text. */
  readonly url: string
  /** Page where the model's makers state the license. */
  readonly statedAt: string
}

/** A model that can be installed. */
export type OfferedModel = {
  readonly id: string
  readonly label: string
  readonly license: ModelLicense
  /** For example `Z-Image`. */
  readonly architecture: string
  readonly files: readonly ModelFile[]
  readonly needs: {
    /** Main memory without a graphics card, in MB (10^6 bytes). */
    readonly ramMb: number
    /** Graphics memory in MB, with the remaining weights in main memory. */
    readonly vramMb: number
  }
  readonly defaults: ModelDefaults
  readonly abilities: ModelAbilities
}

export const ACCELERATORS = ['cpu', 'vulkan', 'cuda', 'metal', 'rocm'] as const
export type Accelerator = (typeof ACCELERATORS)[number]
export const SYSTEMS = ['linux', 'win32', 'darwin'] as const
export const PROCESSORS = ['x64', 'arm64'] as const

/** An sd-server build for one platform. */
export type ServerBuild = {
  readonly release: string
  /** `process.platform`. */
  readonly os: (typeof SYSTEMS)[number]
  /** `process.arch`. */
  readonly arch: (typeof PROCESSORS)[number]
  readonly accelerator: Accelerator
  /** ZIP files unpacked into one folder. */
  readonly archives: readonly RemoteFile[]
}

export type Manifest = {
  readonly models: readonly OfferedModel[]
  readonly servers: readonly ServerBuild[]
  /** Hosts that URLs may redirect to, besides their own; a leading `*.` matches all subdomains. */
  readonly hosts: readonly string[]
}

/** Total bytes. */
export function bytesOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Every allowed host of the manifest's files. */
export function hostsOf({ models, servers, hosts }: Manifest): readonly string[] {
  const files = [...models.flatMap((model) => model.files), ...servers.flatMap((build) => build.archives)]
  return [...new Set([...hosts, ...files.flatMap(({ urls }) => urls.map((url) => new URL(url).hostname))])]
}
