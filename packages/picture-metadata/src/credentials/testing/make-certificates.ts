import 'reflect-metadata'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  X509CertificateGenerator,
} from '@peculiar/x509'

import { cryptoOf, type SigningAlgorithm } from '../cose-algorithms.ts'
import type { Signer } from '../sign-cose.ts'

const DAY_MS = 86_400_000
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36'
const KEY_USAGES = { signing: KeyUsageFlags.digitalSignature, encryption: KeyUsageFlags.keyEncipherment }

export type MadeCertificates = {
  /** PEM: the signer's, then its issuer's. */
  readonly chain: string
  readonly leaf: string
  readonly issuer: string
  /** The signer's key in PEM. */
  readonly key: string
  readonly signer: Signer
}

/** Creates new certificates for a signer and its issuer. */
export async function makeCertificates(
  how: {
    readonly algorithm?: SigningAlgorithm
    /** Length of an RSA key. */
    readonly bits?: number
    readonly usages?: readonly string[]
    readonly keyUsage?: 'signing' | 'encryption' | 'unsaid'
    readonly notBefore?: Date
    readonly notAfter?: Date
    readonly subject?: string
  } = {},
): Promise<MadeCertificates> {
  const { algorithm: name = 'ES256', usages = [DOCUMENT_SIGNING], keyUsage = 'signing' } = how
  const validity = {
    notBefore: how.notBefore ?? new Date(Date.now() - DAY_MS),
    notAfter: how.notAfter ?? new Date(Date.now() + 100 * DAY_MS),
  }
  const signed = cryptoOf(name)
  // As real issuers do, signs a certificate for RSA in the older way (PKCS #1).
  const algorithm =
    signed.name === 'RSA-PSS'
      ? {
          name: 'RSASSA-PKCS1-v1_5',
          hash: 'SHA-256',
          modulusLength: how.bits ?? 2048,
          publicExponent: Uint8Array.of(1, 0, 1),
        }
      : signed
  const [issuerKeys, keys] = await Promise.all([makeKeys(algorithm), makeKeys(algorithm)])
  const issuer = await X509CertificateGenerator.createSelfSigned({
    ...validity,
    name: 'O=Example Trust, CN=Example Root',
    keys: issuerKeys,
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(true, 1, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    ],
  })
  const leaf = await X509CertificateGenerator.create({
    ...validity,
    subject: how.subject ?? 'O=Example Studio, CN=Example Studio Signing',
    issuer: issuer.subject,
    publicKey: keys.publicKey,
    signingKey: issuerKeys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      ...(keyUsage === 'unsaid' ? [] : [new KeyUsagesExtension(KEY_USAGES[keyUsage], true)]),
      ...(usages.length > 0 ? [new ExtendedKeyUsageExtension([...usages])] : []),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  })
  const [first, second] = [leaf.toString('pem'), issuer.toString('pem')]
  return {
    chain: `${first}\n${second}\n`,
    leaf: first,
    issuer: second,
    signer: {
      certificates: [leaf, issuer].map(({ rawData }) => new Uint8Array(rawData)),
      algorithm: name,
      sign: async (message) => {
        const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
        const key = await crypto.subtle.importKey('pkcs8', pkcs8, signed, false, ['sign'])
        return new Uint8Array(await crypto.subtle.sign(signed, key, message))
      },
    },
    key: PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
  }
}

async function makeKeys(algorithm: { readonly name: string }) {
  return (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as {
    publicKey: Parameters<typeof crypto.subtle.exportKey>[1]
    privateKey: Parameters<typeof crypto.subtle.exportKey>[1]
  }
}
