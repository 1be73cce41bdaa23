import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { exchange } from './exchange.ts'

/** One value of DER: tag, length, content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const length =
    content.length < 128
      ? Buffer.from([content.length])
      : Buffer.from([0x82, content.length >> 8, content.length & 255])
  return Buffer.concat([Buffer.from([tag]), length, content])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const ECDSA_SHA256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))

/** A certificate that signed itself, for a host name and between two moments. */
function selfSigned(host: string, from: string, until: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(
    der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(host)))),
  )
  const time = (text: string) => der(0x18, Buffer.from(text))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([7])),
    ECDSA_SHA256,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const certificate = sequence(body, ECDSA_SHA256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  }
}

test.each([
  ['signed by itself', selfSigned('localhost', '20200101000000Z', '21200101000000Z')],
  ['out of date', selfSigned('localhost', '20200101000000Z', '20210101000000Z')],
  ['for another host', selfSigned('vendor.example', '20200101000000Z', '21200101000000Z')],
])(
  'a server whose certificate is %s hears nothing, and no one is asked without encryption',
  async (_, pair) => {
    let requests = 0
    const server = https.createServer(pair, (_request, response) => {
      requests += 1
      response.end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await exchange({
      url: new URL(`https://localhost:${port}/`),
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
      body: 'a prompt',
      maxBytes: 1_000,
      timeoutMs: 5_000,
      agent: false,
    })
    expect(answer).toMatchObject({ ok: false, why: 'unreachable', code: expect.stringMatching(/CERT|SIGN/) })
    expect(requests).toBe(0)
    server.close()
  },
)
