import { join } from '../bytes.ts'
import { findManifests } from './manifest-place.ts'
import { type ManifestPlace, placeManifest } from './place-manifest.ts'
import { writeCbor } from './read-cbor.ts'
import { type Signer, signCose } from './sign-cose.ts'
import { cborBox, contentOf, superBox } from './write-jumbf.ts'

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/**
 * IPTC's words for how a picture came to be: by a trained model, by rules, put together of parts of which one at least is a model's, or of
 * parts of any kind.
 */
export type ClaimedSource =
  | 'trainedAlgorithmicMedia'
  | 'algorithmicMedia'
  | 'compositeSynthetic'
  | 'composite'

/** What is signed of a picture, and by whom. */
export type Claim = {
  readonly sourceType: ClaimedSource
  /** The program that made it. */
  readonly generator: { readonly name: string; readonly version: string }
  readonly signer: Signer
}

/**
 * The same picture with Content Credentials (C2PA): how it came to be, and the hash of every other byte. The same file where it has such
 * already, is no PNG, JPEG or WebP, or where they do not fit.
 */
export async function writeCredentials(bytes: Uint8Array, claim: Claim): Promise<Uint8Array> {
  if (findManifests(bytes)) return bytes
  const label = `urn:c2pa:${crypto.randomUUID()}`
  const { length: least } = await writeManifest(claim, label, LONGEST)
  // Even: in a WebP, readers differ about whether the byte that fills up an odd one belongs to it.
  const spare = least % 2
  const place = placeManifest(bytes, least + spare)
  if (!place) return bytes
  const { rest, at, length } = place
  const manifest = await writeManifest(claim, label, { at, length, hash: await sha256(rest), spare })
  return join([rest.subarray(0, at), place.wrap(manifest), rest.subarray(at)])
}

/** What binds a manifest to its file: all but the bytes where it lies itself. */
type Binding = Pick<ManifestPlace, 'at' | 'length'> & {
  readonly hash: Uint8Array
  /** Bytes that mean nothing. */
  readonly spare: number
}

/** CBOR writes a number in as many bytes as it needs; what it leaves of these is filled up, so that the manifest's size is known before. */
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
