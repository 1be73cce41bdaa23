// A vendor that answers at once: it speaks OpenAI's images API, and every picture is the same 1.1 MB. `node instant-vendor.ts` prints its port; `POST
// /delay/{ms}` sets a delay.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

const SIDE = 1024

/** Soft clouds with a little noise: compresses to about the size of a photograph's PNG. */
async function makePicture(): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE * SIDE * 3)
  let noise = 1
  for (let at = 0; at < pixels.length; at += 1) {
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) >>> 0
    const [x, y] = [Math.floor(at / 3) % SIDE, Math.floor(at / 3 / SIDE)]
    pixels[at] =
      128 + 90 * Math.sin(x / 160 + (at % 3)) * Math.cos(y / 71) + (at % 60 === 0 ? noise >>> 31 : 0)
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

const picture = await makePicture()
let delayMs = 0
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const delay = /^\/delay\/(\d+)$/.exec(request.url ?? '')?.[1]
  if (delay !== undefined) {
    delayMs = Number(delay)
    response.end()
  } else if (request.url === '/picture.png') {
    response.setHeader('content-type', 'image/png')
    response.setHeader('content-length', picture.length)
    response.end(picture)
  } else {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: [{ url: `http://${request.headers.host}/picture.png` }] }))
  }
})
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port, bytes: picture.length }))
})
