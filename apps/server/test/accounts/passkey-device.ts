import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { TestApp, TestUser } from '../harness/start-test-app.ts'
import { PASSWORD } from '../harness/start-test-app.ts'

const [PRESENT, VERIFIED, HAS_KEY] = [1, 4, 64]

type Changes = {
  /** Where the page lies that asks. */
  readonly origin?: string
  readonly host?: string
  /** False: the device did not ask who its owner is. */
  readonly isVerified?: boolean
  readonly type?: string
  readonly counter?: number
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/** What makes and uses one passkey, as WebAuthn says it: ES256, no attestation. */
export function createPasskeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  function clientData(
    type: string,
    challenge: string,
    { origin = 'http://localhost:3000' }: Changes,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  function authenticatorData(
    { host = 'localhost', isVerified = true, ...changes }: Changes,
    key?: Buffer,
  ): Buffer {
    counter = changes.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (key ? HAS_KEY : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, key ?? Buffer.alloc(0)])
  }

  return {
    id: base64url(id),
    make: (challenge: string, changes: Changes = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(changes, key))],
      ])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData(changes.type ?? 'webauthn.create', challenge, changes)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    use: (challenge: string, userId: string, changes: Changes = {}) => {
      const data = clientData(changes.type ?? 'webauthn.get', challenge, changes)
      const authenticator = authenticatorData(changes)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticator),
          signature: base64url(sign('sha256', Buffer.concat([authenticator, sha256(data)]), privateKey)),
          userHandle: base64url(Buffer.from(userId)),
        },
      }
    },
  }
}

type PasskeyDevice = ReturnType<typeof createPasskeyDevice>

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const fields = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.from(isoCBOR.encode(fields as never))
}

/** What an account and its devices ask of the app that the test has by then. */
export function passkeysAt(now: () => TestApp) {
  const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>
  const challengeIn = async (answer: Response) => String((await json(answer))['challenge'])
  const begin = (user: TestUser, body: object = { password: PASSWORD }) =>
    now().send('POST', '/api/account/passkeys/challenge', { user, body })
  const keep = (user: TestUser, credential: unknown, name = 'Phone') =>
    now().send('POST', '/api/account/passkeys', { user, body: { name, credential } })
  const challenge = async () =>
    challengeIn(await now().send('POST', '/api/auth/passkey/challenge', { body: {} }))
  const enter = (credential: unknown, headers: Record<string, string> = {}) =>
    now().send('POST', '/api/auth/sign-in/passkey', { body: { credential }, headers })
  return {
    begin,
    keep,
    challenge,
    enter,
    challengeIn,
    /** A new passkey of the account, on a new device. */
    add: async (user: TestUser, name = 'Phone') => {
      const device = createPasskeyDevice()
      const answer = await keep(user, device.make(await challengeIn(await begin(user))), name)
      if (answer.status !== 201) throw new Error(`no passkey: ${answer.status} ${await answer.text()}`)
      return { device, id: String((await json(answer))['id']) }
    },
    signIn: async (user: TestUser, device: PasskeyDevice) => enter(device.use(await challenge(), user.id)),
  }
}
