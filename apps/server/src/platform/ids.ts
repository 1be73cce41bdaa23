import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Makes sortable ids: a prefix and 26 Crockford base 32 characters, starting with a 48-bit time. */
export type MakeId = (
  prefix:
    | 'gen'
    | 'task'
    | 'req'
    | 'evt'
    | 'key'
    | 'app'
    | 'client'
    | 'col'
    | 'prm'
    | 'bat'
    | 'rec'
    | 'ins'
    | 'inv'
    | 'mail'
    | 'hook'
    | 'ntf'
    | 'pk',
) => string

export function createIds(
  now: () => number = Date.now,
  random: (size: number) => Uint8Array = randomBytes,
): MakeId {
  return function makeId(prefix) {
    let time = BigInt(now())
    for (const byte of random(10)) time = (time << 8n) | BigInt(byte)
    let text = ''
    for (let digit = 0; digit < 26; digit += 1) {
      text = ALPHABET[Number(time & 31n)] + text
      time >>= 5n
    }
    return `${prefix}_${text}`
  }
}

/** Base 58: no characters that look alike. */
const TOKEN_ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Makes unguessable tokens of `length` characters (5.8 bits each) with at least one digit. */
export function createTokens(length: number, randomInt: (below: number) => number): () => string {
  return function makeToken() {
    while (true) {
      const token = Array.from({ length }, () => TOKEN_ALPHABET[randomInt(TOKEN_ALPHABET.length)]).join('')
      if (/\d/.test(token)) return token
    }
  }
}
