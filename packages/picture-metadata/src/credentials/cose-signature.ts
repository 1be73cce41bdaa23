import { type Certificate, readCertificate, valuesIn } from './certificate.ts'
import { ALGORITHM, CERTIFICATES, type CryptoAlgorithm, cryptoOfNumber } from './cose-algorithms.ts'
import { bytesOf, entry, readCbor, writeCbor } from './read-cbor.ts'

/** Bytes of each of the two numbers of a signature, by curve. */
const NUMBER_BYTES: Readonly<Record<string, number>> = { 'P-256': 32, 'P-384': 48, 'P-521': 66 }

export type CheckedSignature = { readonly signer: Certificate; readonly isRight: boolean }

/**
 * Checks a COSE_Sign1 with a detached payload, using the key of the certificate in its header. Throws for anything else, and for an algorithm
 * that C2PA does not allow.
 */
export async function checkSignature(cose: Uint8Array, payload: Uint8Array): Promise<CheckedSignature> {
  const parts = readCbor(cose)
  const [sealed, open, , signed] = Array.isArray(parts) ? parts : []
  const header = bytesOf(sealed)
  const signature = bytesOf(signed)
  if (!header || !signature) throw new RangeError('not a COSE_Sign1')
  const fields = header.length === 0 ? new Map() : readCbor(header)
  const signer = readCertificate(firstCertificate(fields) ?? firstCertificate(open) ?? new Uint8Array())
  const algorithm = cryptoOfNumber(entry(fields, ALGORITHM))
  if (!algorithm) throw new RangeError('not an algorithm of C2PA')
  const key = await crypto.subtle.importKey('spki', signer.publicKey, algorithm, false, ['verify'])
  const message = writeCbor(['Signature1', header, new Uint8Array(), payload])
  const plain = plainNumbers(signature, algorithm)
  return { signer, isRight: await crypto.subtle.verify(algorithm, key, plain, message) }
}

/** COSE concatenates the two numbers of an ECDSA signature, but some writers encode them in DER. */
function plainNumbers(signature: Uint8Array<ArrayBuffer>, { namedCurve = '' }: CryptoAlgorithm) {
  const size = NUMBER_BYTES[namedCurve]
  if (size === undefined || signature.length === 2 * size) return signature
  const numbers = valuesIn(valuesIn(signature)[0]?.data ?? new Uint8Array())
  const plain = new Uint8Array(2 * size)
  for (const [at, { data }] of numbers.slice(0, 2).entries()) {
    const number = data.slice(-size)
    plain.set(number, (at + 1) * size - number.length)
  }
  return plain
}

/** One certificate, or a chain that starts with the signer's; older writers use a text label in place of the number. */
function firstCertificate(header: unknown): Uint8Array | undefined {
  const found = entry(header, CERTIFICATES) ?? entry(header, 'x5chain')
  return bytesOf(Array.isArray(found) ? found[0] : found)
}
