import { decodeLatin, decodeText, viewOf } from '../bytes.ts'

/** The fields read from an X.509 certificate. */
export type Certificate = {
  /** The subject's common name, or else its organization. */
  readonly name: string | undefined
  readonly organization: string | undefined
  /** The public key in the format of `crypto.subtle.importKey('spki', …)`. */
  readonly publicKey: Uint8Array<ArrayBuffer>
  /** Whether its key usage includes digital signatures. */
  readonly maySign: boolean
}

type Value = { readonly tag: number; readonly whole: Uint8Array; readonly data: Uint8Array }

const CONTEXT_0 = 0xa0
const CONTEXT_3 = 0xa3
const BMP_STRING = 0x1e
const KEY_USAGE = '85,29,15'
/** The first bit of the key usage. */
const DIGITAL_SIGNATURE = 0x80
const COMMON_NAME = '85,4,3'
const ORGANIZATION = '85,4,10'
/** Index of the subject, followed by the key. Before them: serial number, algorithm, issuer, validity. */
const SUBJECT = 4

/** Reads a certificate in DER; throws for anything else. */
export function readCertificate(der: Uint8Array): Certificate {
  const [certificate] = valuesIn(der)
  const [body] = certificate ? valuesIn(certificate.data) : []
  const fields = body ? valuesIn(body.data) : []
  const known = fields[0]?.tag === CONTEXT_0 ? fields.slice(1) : fields
  const subject = known[SUBJECT]
  const key = known[SUBJECT + 1]
  if (!subject || !key) throw new RangeError('not a certificate')
  const names = new Map(
    valuesIn(subject.data).flatMap(({ data: set }) =>
      valuesIn(set).flatMap(({ data: pair }) => {
        const [id, value] = valuesIn(pair)
        return id && value ? [[id.data.join(), textOf(value)] as const] : []
      }),
    ),
  )
  const organization = names.get(ORGANIZATION)
  return {
    name: names.get(COMMON_NAME) ?? organization,
    organization,
    publicKey: key.whole.slice(),
    maySign: ((keyUsageOf(known) ?? 0) & DIGITAL_SIGNATURE) !== 0,
  }
}

/** The first eight bits of the key usage; undefined if the certificate does not state it. */
function keyUsageOf(fields: readonly Value[]): number | undefined {
  const [extensions] = valuesIn(fields.find(({ tag }) => tag === CONTEXT_3)?.data ?? new Uint8Array())
  for (const { data } of valuesIn(extensions?.data ?? new Uint8Array())) {
    const parts = valuesIn(data)
    if (parts[0]?.data.join() !== KEY_USAGE) continue
    const [bits] = valuesIn(parts.at(-1)?.data ?? new Uint8Array())
    // The first byte counts the unused bits of the last one.
    return bits?.data[1]
  }
  return undefined
}

function textOf({ tag, data }: Value): string {
  if (tag !== BMP_STRING) return decodeText(data)
  return decodeLatin(data.filter((_, at) => at % 2 === 1))
}

/** The complete values of a DER sequence; stops at one that is cut off. */
export function valuesIn(bytes: Uint8Array): readonly Value[] {
  const view = viewOf(bytes)
  const values: Value[] = []
  let at = 0
  while (at + 2 <= bytes.length) {
    const short = view.getUint8(at + 1)
    const sizeBytes = short < 0x80 ? 0 : short & 0x7f
    if (sizeBytes > 4 || at + 2 + sizeBytes > bytes.length) break
    let length = sizeBytes === 0 ? short : 0
    for (let next = 0; next < sizeBytes; next += 1) length = length * 256 + view.getUint8(at + 2 + next)
    const from = at + 2 + sizeBytes
    const end = from + length
    if (end > bytes.length) break
    values.push({ tag: view.getUint8(at), whole: bytes.subarray(at, end), data: bytes.subarray(from, end) })
    at = end
  }
  return values
}
