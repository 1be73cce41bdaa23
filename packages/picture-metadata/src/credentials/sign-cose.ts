import { join } from '../bytes.ts'
import { ALGORITHM, CERTIFICATES, numberOf, type SigningAlgorithm } from './cose-algorithms.ts'
import { writeCbor } from './read-cbor.ts'

/** Says that a COSE_Sign1 follows. */
const TAG = Uint8Array.of(0xd2)

/** Who signs. */
export type Signer = {
  /** In DER: the signer's own first, then each that signed the one before. */
  readonly certificates: readonly Uint8Array[]
  readonly algorithm: SigningAlgorithm
  /** With the key of the first certificate; of ECDSA both numbers beside each other. */
  readonly sign: (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
}

/** A COSE_Sign1 over a payload that lies beside it, which carries the certificates. */
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
