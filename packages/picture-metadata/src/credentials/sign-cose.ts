import { join } from '../bytes.ts'
import { ALGORITHM, CERTIFICATES, numberOf, type SigningAlgorithm } from './cose-algorithms.ts'
import { writeCbor } from './read-cbor.ts'

/** CBOR tag of a COSE_Sign1. */
const TAG = Uint8Array.of(0xd2)

export type Signer = {
  /** In DER: the signer's certificate first, each followed by its issuer's. */
  readonly certificates: readonly Uint8Array[]
  readonly algorithm: SigningAlgorithm
  /** Signs with the key of the first certificate; an ECDSA signature is its two numbers concatenated. */
  readonly sign: (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
}

/** Creates a COSE_Sign1 with a detached payload; its header holds the certificates. */
export async function signCose(
  { certificates, algorithm, sign }: Signer,
  payload: Uint8Array,
): Promise<Uint8Array> {
  const [first] = certificates
  const header = writeCbor(
    new Map<number, unknown>([
      [ALGORITHM, numberOf(algorithm)],
      [CERTIFICATES, certificates.length === 1 ? first : certificates],
    ]),
  )
  const message = writeCbor(['Signature1', header, new Uint8Array(), payload])
  return join([TAG, writeCbor([header, new Map(), null, await sign(message)])])
}
