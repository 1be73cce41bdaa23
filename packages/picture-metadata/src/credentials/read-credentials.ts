import { checkSignature } from './cose-signature.ts'
import { readSuperBox, type SuperBox } from './jumbf.ts'
import { findManifests } from './manifest-place.ts'
import { bytesEntry, entry, listEntry, readCbor, textEntry } from './read-cbor.ts'

/** A file's Content Credentials (C2PA). The texts are untrusted. */
export type Credentials = {
  /** Name in the signer's certificate, which is not checked against a list of trusted signers. Undefined if unreadable. */
  readonly signer: string | undefined
  readonly organization: string | undefined
  /** The program that wrote the credentials. */
  readonly generator: string | undefined
  /**
   * `valid`: the signature is right, and neither the claims nor the picture have changed since. `changed`: one of these does not hold.
   * `unknown`: of a kind that cannot be checked here.
   */
  readonly state: 'valid' | 'changed' | 'unknown'
}

/** The largest parts of a manifest are pictures, and those are small. */
const MAX_MANIFEST_BYTES = 16 * 1024 * 1024
const MAX_ASSERTIONS = 200
const MAX_EXCLUSIONS = 100
const MAX_NAME = 200
const HASHES: Readonly<Record<string, string>> = {
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
}

/**
 * Reads and checks the Content Credentials of a PNG, JPEG or WebP; undefined if it has none. Takes any bytes and never rejects: broken
 * credentials are `unknown`.
 */
export async function readCredentials(bytes: Uint8Array): Promise<Credentials | undefined> {
  const manifests = findManifests(bytes)
  if (!manifests) return undefined
  const nothing = {
    signer: undefined,
    organization: undefined,
    generator: undefined,
    state: 'unknown',
  } as const
  if (manifests.length > MAX_MANIFEST_BYTES) return nothing
  try {
    const manifest = readSuperBox(manifests)?.boxes.at(-1)
    return manifest ? await check(manifest, bytes) : nothing
  } catch {
    return nothing
  }
}

async function check(manifest: SuperBox, bytes: Uint8Array): Promise<Credentials> {
  const claimBytes = manifest.boxes.find(({ label }) => /^c2pa\.claim(\.v2)?$/.test(label))?.data.get('cbor')
  const cose = manifest.boxes.find(({ label }) => label === 'c2pa.signature')?.data.get('cbor')
  if (!claimBytes || !cose) throw new RangeError('no claim, or no signature')
  const claim = readCbor(claimBytes)
  const { signer, isRight } = await checkSignature(cose, claimBytes)
  const about = {
    signer: shown(signer.name),
    organization: shown(signer.organization),
    generator: shown(generatorOf(claim)),
  }
  if (!isRight) return { ...about, state: 'changed' }
  const said = await Promise.all([checkAssertions(manifest, claim), checkPicture(manifest, claim, bytes)])
  const state = said.includes('changed') ? 'changed' : said.includes('unknown') ? 'unknown' : 'valid'
  return { ...about, state }
}

/** Whether every assertion that the claim references is unchanged. */
async function checkAssertions(manifest: SuperBox, claim: unknown): Promise<Credentials['state']> {
  const refs = ['assertions', 'created_assertions', 'gathered_assertions'].flatMap((name) =>
    listEntry(claim, name),
  )
  if (refs.length === 0 || refs.length > MAX_ASSERTIONS) return 'unknown'
  for (const ref of refs) {
    const box = assertionsOf(manifest).find(({ label }) => label === labelOf(textEntry(ref, 'url')))
    const isSame = box && (await hasHash([box.content], ref, textEntry(claim, 'alg')))
    if (isSame !== true) return isSame === undefined && box ? 'unknown' : 'changed'
  }
  return 'valid'
}

/** Whether the file is unchanged, apart from the bytes of the manifest itself. */
async function checkPicture(
  manifest: SuperBox,
  claim: unknown,
  bytes: Uint8Array,
): Promise<Credentials['state']> {
  const data = assertionsOf(manifest)
    .find(({ label }) => label === 'c2pa.hash.data')
    ?.data.get('cbor')
  if (!data) return 'unknown'
  const binding = readCbor(data)
  const parts = without(bytes, listEntry(binding, 'exclusions'))
  const isSame = parts && (await hasHash(parts, binding, textEntry(claim, 'alg')))
  return isSame === undefined ? 'unknown' : isSame ? 'valid' : 'changed'
}

function without(bytes: Uint8Array, exclusions: readonly unknown[]): readonly Uint8Array[] | undefined {
  if (exclusions.length > MAX_EXCLUSIONS) return undefined
  const parts: Uint8Array[] = []
  let at = 0
  for (const exclusion of exclusions) {
    const start = Number(entry(exclusion, 'start'))
    const end = start + Number(entry(exclusion, 'length'))
    if (!(start >= at && end >= start && end <= bytes.length)) return undefined
    parts.push(bytes.subarray(at, start))
    at = end
  }
  return [...parts, bytes.subarray(at)]
}

/** Undefined for an unknown kind of hash. */
async function hasHash(
  parts: readonly Uint8Array[],
  said: unknown,
  fallback: string | undefined,
): Promise<boolean | undefined> {
  const algorithm = HASHES[textEntry(said, 'alg') ?? fallback ?? 'sha256']
  const wanted = bytesEntry(said, 'hash')
  if (!algorithm || !wanted) return undefined
  const whole = new Uint8Array(await new Blob(parts.map((part) => new Uint8Array(part))).arrayBuffer())
  const found = new Uint8Array(await crypto.subtle.digest(algorithm, whole))
  return found.length === wanted.length && found.every((byte, at) => byte === wanted[at])
}

function assertionsOf(manifest: SuperBox): readonly SuperBox[] {
  return manifest.boxes.find(({ label }) => label === 'c2pa.assertions')?.boxes ?? []
}

/** `self#jumbf=c2pa.assertions/c2pa.actions`, with or without the manifest's own name before it. */
function labelOf(url: string | undefined): string | undefined {
  return url?.slice(url.lastIndexOf('/') + 1)
}

function generatorOf(claim: unknown): string | undefined {
  const info = entry(claim, 'claim_generator_info')
  return textEntry(Array.isArray(info) ? info[0] : info, 'name') ?? textEntry(claim, 'claim_generator')
}

function shown(name: string | undefined): string | undefined {
  const plain = name?.replace(/\p{C}/gu, ' ').trim().slice(0, MAX_NAME)
  return plain === '' ? undefined : plain
}
