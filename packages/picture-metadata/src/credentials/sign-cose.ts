import { join } from '../bytes.ts'
import { writeCbor } from './read-cbor.ts'

/** COSE's numbers: of the algorithm and of the certificates in a header. */
const ALGORITHM = 1
const CERTIFICATES = 33
/** Says that a COSE_Sign1 follows. */
const TAG = Uint8Array.of(0xd2)
/** By the curve of the key. */
const ALGORITHMS = {
  'P-256': { number: -7, hash: 'SHA-256' },
  'P-384': { number: -35, hash: 'SHA-384' },
  'P-521': { number: -36, hash: 'SHA-512' },
} as const
export type SigningCurve = keyof typeof ALGORITHMS

/** Who signs. */
export type Signer = {
  /** In DER: the signer's own first, then each that signed the one before. */
  readonly certificates: readonly Uint8Array[]
  readonly curve: SigningCurve
  /** ECDSA with the key of the first certificate: both numbers beside each other. */
  readonly sign: (
    message: Uint8Array<ArrayBuffer>,
    hash: (typeof ALGORITHMS)[SigningCurve]['hash'],
  ) => Promise<Uint8Array>
}

/** A COSE_Sign1 over a payload that lies beside it, which carries the certificates. */
export async function signCose(
  { certificates, curve, sign }: Signer,
  payload: Uint8Array,
): Promise<Uint8Array> {
  const { number, hash } = ALGORITHMS[curve]
  const [first] = certificates
  const header = writeCbor(
    new Map<number, unknown>([
      [ALGORITHM, number],
      [CERTIFICATES, certificates.length === 1 ? first : certificates],
    ]),
  )
  const message = writeCbor(['Signature1', header, new Uint8Array(), payload])
  return join([TAG, writeCbor([header, new Map(), null, await sign(message, hash)])])
}
