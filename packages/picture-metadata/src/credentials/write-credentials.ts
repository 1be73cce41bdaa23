import { join } from '../bytes.ts'
import { findManifests } from './manifest-place.ts'
import { type ManifestPlace, placeManifest } from './place-manifest.ts'
import { writeCbor } from './read-cbor.ts'
import { type Signer, signCose } from './sign-cose.ts'
import { cborBox, contentOf, superBox } from './write-jumbf.ts'

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/**
 * IPTC's terms for the origin of a picture: made by a trained model, by rules, composed of parts at least one of which a model made, or of parts
 * of any kind.
 */
export type ClaimedSource =
  | 'trainedAlgorithmicMedia'
  | 'algorithmicMedia'
  | 'compositeSynthetic'
  | 'composite'

/** The signed statement about a picture, and its signer. */
export type Claim = {
  readonly sourceType: ClaimedSource
  /** The program that made the picture. */
  readonly generator: { readonly name: string; readonly version: string }
  readonly signer: Signer
}

/**
 * Adds Content Credentials (C2PA): the picture's origin, and the hash of every other byte. Returns the same file if it already has credentials,
 * is not a PNG, JPEG or WebP, or has no room for them.
 */
export async function writeCredentials(bytes: Uint8Array, claim: Claim): Promise<Uint8Array> {
  if (findManifests(bytes)) return bytes
  const label = `urn:c2pa:${crypto.randomUUID()}`
  const { length: least } = await writeManifest(claim, label, LONGEST)
  // Makes the size even: WebP readers disagree on whether the padding byte of an odd chunk belongs to it.
  const spare = least % 2
  const place = placeManifest(bytes, least + spare)
  if (!place) return bytes
  const { rest, at, length } = place
  const manifest = await writeManifest(claim, label, { at, length, hash: await sha256(rest), spare })
  return join([rest.subarray(0, at), place.wrap(manifest), rest.subarray(at)])
}

/** Binds a manifest to its file: the hash of all bytes except those of the manifest. */
type Binding = Pick<ManifestPlace, 'at' | 'length'> & {
  readonly hash: Uint8Array
  /** Padding bytes. */
  readonly spare: number
}

/** CBOR writes a number in as few bytes as it needs. Padding fills up the rest of these, so that the manifest's size is known in advance. */
const NUMBER_BYTES = 5
const LONGEST: Binding = { at: 0xffff_ffff, length: 0xffff_ffff, hash: new Uint8Array(32), spare: 0 }

async function writeManifest(claim: Claim, label: string, binding: Binding): Promise<Uint8Array> {
  const assertions = [
    assertion('c2pa.actions.v2', actionsOf(claim)),
    assertion('c2pa.hash.data', bindingOf(binding)),
  ]
  const claimed = writeCbor(await claimOf(claim, label, assertions))
  return superBox('c2pa', 'c2pa', [
    superBox('c2ma', label, [
      superBox(
        'c2as',
        'c2pa.assertions',
        assertions.map(({ box }) => box),
      ),
      cborBox('c2cl', 'c2pa.claim.v2', claimed),
      cborBox('c2cs', 'c2pa.signature', await signCose(claim.signer, claimed)),
    ]),
  ])
}

type Assertion = { readonly label: string; readonly box: Uint8Array<ArrayBuffer> }

function assertion(label: string, content: unknown): Assertion {
  return { label, box: cborBox('cbor', label, writeCbor(content)) }
}

function actionsOf({ sourceType, generator }: Claim) {
  return {
    actions: [
      {
        action: 'c2pa.created',
        digitalSourceType: SOURCE_TYPES + sourceType,
        softwareAgent: generator,
      },
    ],
  }
}

function bindingOf({ at, length, hash, spare }: Binding) {
  const unused = 2 * NUMBER_BYTES - writeCbor(at).length - writeCbor(length).length
  return {
    exclusions: [{ start: at, length }],
    name: 'jumbf manifest',
    alg: 'sha256',
    hash,
    pad: new Uint8Array(unused + spare),
  }
}

async function claimOf({ generator }: Claim, label: string, assertions: readonly Assertion[]) {
  const created = assertions.map(async ({ label: name, box }) => ({
    url: `self#jumbf=c2pa.assertions/${name}`,
    hash: await sha256(contentOf(box)),
  }))
  return {
    instanceID: `xmp:iid:${label.slice(label.lastIndexOf(':') + 1)}`,
    claim_generator_info: generator,
    signature: `self#jumbf=/c2pa/${label}/c2pa.signature`,
    created_assertions: await Promise.all(created),
    alg: 'sha256',
  }
}

async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const own = bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : bytes.slice()
  return new Uint8Array(await crypto.subtle.digest('SHA-256', own))
}
