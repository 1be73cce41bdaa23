import {
  constants,
  createPrivateKey,
  type KeyObject,
  type SignKeyObjectInput,
  sign,
  X509Certificate,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readCertificate } from '@easel/picture-metadata/credentials/certificate'
import type { Signer } from '@easel/picture-metadata/credentials/sign-cose'
import { StartupError } from '../../platform/startup-error.ts'

export type SigningSettings = {
  readonly C2PA_CERTIFICATE?: string | undefined
  readonly C2PA_PRIVATE_KEY?: string | undefined
}

/** The signer and the period of validity. */
export type SigningCertificate = {
  readonly signer: Signer
  /** From the certificate: common name, or else organization. */
  readonly name: string
  readonly validFrom: Date
  readonly validTo: Date
  /** Fingerprint of the certificate. */
  readonly fingerprint: string
}

/** A key's signature algorithm and its name in the standard. */
type Signing = {
  readonly algorithm: Signer['algorithm']
  /** Null if the algorithm includes its hash. */
  readonly hash: string | null
  readonly how?: Omit<SignKeyObjectInput, 'key'>
}

const ECDSA = { dsaEncoding: 'ieee-p1363' } as const
/** By the key's curve, in Node's naming. */
const CURVES: Readonly<Record<string, Signing>> = {
  prime256v1: { algorithm: 'ES256', hash: 'sha256', how: ECDSA },
  secp384r1: { algorithm: 'ES384', hash: 'sha384', how: ECDSA },
  secp521r1: { algorithm: 'ES512', hash: 'sha512', how: ECDSA },
}
const RSA: Signing = {
  algorithm: 'PS256',
  hash: 'sha256',
  how: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
}
/** Min RSA key size that readers of the standard accept. */
const MIN_RSA_BITS = 2_048
/** Accepted extended key usages: document signing, email protection, or C2PA claim signing. */
const PURPOSES = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.62558.2.1']
/** Max size in bytes. Chains have two to five thousand, and each picture carries it. */
const MAX_CHAIN_BYTES = 16_384
const PEM = /-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g

/** The configured certificate; undefined if none is set. Throws for anything that no reader would accept, except expiry. */
export function readSigningCertificate(settings: SigningSettings): SigningCertificate | undefined {
  const { C2PA_CERTIFICATE: chainSetting, C2PA_PRIVATE_KEY: keySetting } = settings
  if (chainSetting === undefined || keySetting === undefined) return undefined
  const [leaf, ...issuers] = readChain(pemOf('C2PA_CERTIFICATE', chainSetting))
  if (!leaf) throw wrong('C2PA_CERTIFICATE holds no certificate in PEM.')
  requireSigner(leaf)
  requireOrder([leaf, ...issuers])
  const key = readKey(pemOf('C2PA_PRIVATE_KEY', keySetting))
  const { algorithm, hash, how } = signingBy(key)
  if (!leaf.checkPrivateKey(key))
    throw wrong('C2PA_PRIVATE_KEY is not the key of the first certificate in C2PA_CERTIFICATE.')
  return {
    signer: {
      certificates: [leaf, ...issuers].map(({ raw }) => new Uint8Array(raw)),
      algorithm,
      sign: async (message) => new Uint8Array(sign(hash, message, { key, ...how })),
    },
    name: readCertificate(leaf.raw).name ?? 'a signer without a name',
    validFrom: leaf.validFromDate,
    validTo: leaf.validToDate,
    fingerprint: leaf.fingerprint256.replaceAll(':', '').slice(0, 8).toLowerCase(),
  }
}

/** The PEM itself, possibly on one line with `\n`, or the content of the named file. */
function pemOf(name: string, value: string): string {
  if (value.startsWith('-----BEGIN ')) return value.replaceAll('\\n', '\n')
  try {
    return readFileSync(value, 'utf8')
  } catch {
    throw wrong(`${name} is neither text in PEM nor a file that can be read.`)
  }
}

function readChain(pem: string): X509Certificate[] {
  try {
    return (pem.match(PEM) ?? []).map((one) => new X509Certificate(one))
  } catch {
    throw wrong('C2PA_CERTIFICATE holds a certificate that is damaged.')
  }
}

function requireSigner(leaf: X509Certificate): void {
  if (leaf.ca)
    throw wrong(
      'C2PA_CERTIFICATE begins with an issuer’s certificate: write the signer’s own first, then its issuers’.',
    )
  if (leaf.checkIssued(leaf))
    throw wrong('C2PA_CERTIFICATE begins with a certificate that signs itself, which readers refuse.')
  if (!PURPOSES.some((purpose) => leaf.keyUsage?.includes(purpose)))
    throw wrong(
      'C2PA_CERTIFICATE begins with a certificate that is not for signing: its extended key usage must name document signing, mail protection or C2PA claim signing.',
    )
  if (!readCertificate(leaf.raw).maySign)
    throw wrong(
      'C2PA_CERTIFICATE begins with a certificate whose key usage does not name digital signatures, which readers refuse.',
    )
}

function requireOrder(chain: readonly X509Certificate[]): void {
  for (const [at, certificate] of chain.entries()) {
    const issuer = chain[at + 1]
    if (issuer && !(certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)))
      throw wrong(
        `C2PA_CERTIFICATE is out of order: certificate ${at + 2} is not the issuer of certificate ${at + 1}.`,
      )
  }
  if (chain.reduce((sum, { raw }) => sum + raw.length, 0) > MAX_CHAIN_BYTES)
    throw wrong(`C2PA_CERTIFICATE has more than ${MAX_CHAIN_BYTES} bytes, which every picture would carry.`)
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    throw wrong('C2PA_PRIVATE_KEY holds no private key in PEM that opens without a passphrase.')
  }
}

function signingBy({ asymmetricKeyType, asymmetricKeyDetails = {} }: KeyObject): Signing {
  const { namedCurve = '', modulusLength = 0 } = asymmetricKeyDetails
  if (asymmetricKeyType === 'ed25519') return { algorithm: 'EdDSA', hash: null }
  if (asymmetricKeyType === 'rsa' && modulusLength >= MIN_RSA_BITS) return RSA
  const byCurve = CURVES[namedCurve]
  if (byCurve) return byCurve
  throw wrong(
    'C2PA_PRIVATE_KEY must be a key for RSA (not RSASSA-PSS) of at least 2048 bits, for ECDSA on P-256, P-384 or P-521, or for Ed25519.',
  )
}

function wrong(message: string): StartupError {
  return new StartupError(`The configuration is not right:\n  ${message}`)
}
