/** COSE header labels of the algorithm and of the certificates. */
export const ALGORITHM = 1
export const CERTIFICATES = 33

/** The algorithms that C2PA allows, by COSE name, with the COSE number and the parameters of `crypto.subtle`. */
const ALGORITHMS = {
  ES256: { number: -7, how: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } },
  ES384: { number: -35, how: { name: 'ECDSA', namedCurve: 'P-384', hash: 'SHA-384' } },
  ES512: { number: -36, how: { name: 'ECDSA', namedCurve: 'P-521', hash: 'SHA-512' } },
  PS256: { number: -37, how: { name: 'RSA-PSS', hash: 'SHA-256', saltLength: 32 } },
  PS384: { number: -38, how: { name: 'RSA-PSS', hash: 'SHA-384', saltLength: 48 } },
  PS512: { number: -39, how: { name: 'RSA-PSS', hash: 'SHA-512', saltLength: 64 } },
  EdDSA: { number: -8, how: { name: 'Ed25519' } },
} as const
export type SigningAlgorithm = keyof typeof ALGORITHMS

export type CryptoAlgorithm = {
  readonly name: string
  readonly hash?: string
  readonly namedCurve?: string
  readonly saltLength?: number
}

export function numberOf(algorithm: SigningAlgorithm): number {
  return ALGORITHMS[algorithm].number
}

export function cryptoOf(algorithm: SigningAlgorithm): CryptoAlgorithm {
  return ALGORITHMS[algorithm].how
}

/** Looks up the number in a header; undefined if C2PA does not allow the algorithm. */
export function cryptoOfNumber(number: unknown): CryptoAlgorithm | undefined {
  return Object.values(ALGORITHMS).find((one) => one.number === number)?.how
}
