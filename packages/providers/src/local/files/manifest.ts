import type { ModelAbilities, ModelDefaults, ModelFileRole } from '../installed-model.ts'

/** A file that is downloaded. */
export type RemoteFile = {
  /** Its name on this machine. */
  readonly name: string
  readonly bytes: number
  /** Lowercase hexadecimal; undefined where only the host says it. */
  readonly sha256: string | undefined
  /**
   * Whether the checksum was taken from the file itself. One that was read elsewhere is compared with what the host says before a byte is
   * written.
   */
  readonly isVerified: boolean
  /** Tried in order. */
  readonly urls: readonly string[]
}

export type ModelFile = RemoteFile & { readonly role: ModelFileRole }

type ModelLicense = {
  /** SPDX identifier, or the license's own name. */
  readonly name: string
  /** Its text. */
  readonly url: string
  /** Page where the model's makers say that it holds. */
  readonly statedAt: string
}

/** A model that can be installed. */
export type OfferedModel = {
  readonly id: string
  readonly label: string
  readonly license: ModelLicense
  /** Such as `Z-Image`. */
  readonly architecture: string
  readonly files: readonly ModelFile[]
  readonly needs: {
    /** Memory of the machine, in MB (10^6 bytes), without a graphics card. */
    readonly ramMb: number
    /** Memory of the graphics card, in MB, with the rest of the weights kept in the machine's own. */
    readonly vramMb: number
  }
  readonly defaults: ModelDefaults
  readonly abilities: ModelAbilities
}

export const ACCELERATORS = ['cpu', 'vulkan', 'cuda', 'metal', 'rocm'] as const
export type Accelerator = (typeof ACCELERATORS)[number]
export const SYSTEMS = ['linux', 'win32', 'darwin'] as const
export const PROCESSORS = ['x64', 'arm64'] as const

/** An sd-server program for one kind of machine. */
export type ServerBuild = {
  readonly release: string
  /** As `process.platform` says it. */
  readonly os: (typeof SYSTEMS)[number]
  /** As `process.arch` says it. */
  readonly arch: (typeof PROCESSORS)[number]
  readonly accelerator: Accelerator
  /** ZIP files that are unpacked into one folder. */
  readonly archives: readonly RemoteFile[]
}

export type Manifest = {
  readonly models: readonly OfferedModel[]
  readonly servers: readonly ServerBuild[]
  /** Hosts that an address may redirect to, besides those of the addresses; `*.` in front takes every name below. */
  readonly hosts: readonly string[]
}

/** Bytes of all files. */
export function bytesOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Every host that may be asked for a file of the manifest. */
export function hostsOf({ models, servers, hosts }: Manifest): readonly string[] {
  const files = [...models.flatMap((model) => model.files), ...servers.flatMap((build) => build.archives)]
  return [...new Set([...hosts, ...files.flatMap(({ urls }) => urls.map((url) => new URL(url).hostname))])]
}
