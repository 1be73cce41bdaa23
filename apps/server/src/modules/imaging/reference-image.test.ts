import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readReferenceImage } from './reference-image.ts'

const url = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
const refusal = (message: string) => ({ code: 'invalid_request', fields: { image: message } })

/** The PNG with one chunk more, after its header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([png.subarray(0, 33), length, named, checksum, png.subarray(33)])
}

describe('[5.3] a reference picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'may be %s, whatever it says it is',
    async (format) => {
      const read = await readReferenceImage(url(await plain(80, 60).toFormat(format).toBuffer(), 'image/x-y'))
      expect(await sharp(read).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 })
    },
  )

  test('loses its metadata, is turned upright and brought down to 1536 pixels', async () => {
    const photo = await plain(3000, 1500)
      .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const read = await sharp(await readReferenceImage(url(photo))).metadata()
    expect(read).toMatchObject({ width: 768, height: 1536 })
    expect([read.exif, read.xmp, read.icc, read.iptc]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('must be an image by its bytes', async () => {
    const whole = await plain(400, 400).png().toBuffer()
    const wrong = {
      text: Buffer.from('hello'),
      html: Buffer.from('<html><script>alert(1)</script></html>'),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      pdf: Buffer.from('%PDF-1.4'),
      'a signature and nothing else': whole.subarray(0, 8),
      'cut off': whole.subarray(0, whole.length - 200),
      'a wrong length': Buffer.concat([whole.subarray(0, 60), Buffer.alloc(40)]),
    }
    for (const [what, bytes] of Object.entries(wrong))
      await expect(readReferenceImage(url(bytes)), what).rejects.toMatchObject(
        refusal('Please select an image file'),
      )
  })

  test('may be an AVIF of 25 megapixels, which takes more memory than any other', async () => {
    const large = await sharp({ create: { width: 5_008, height: 5_008, channels: 3, background: '#2a6' } })
      .avif({ effort: 0 })
      .toBuffer()
    await expect(readReferenceImage(url(large))).rejects.toMatchObject(
      refusal('The reference image may have up to 25 megapixels as AVIF: save it as JPEG or PNG'),
    )
  })

  test('may not unpack to more than fifty megapixels', async () => {
    const bomb = await plain(8000, 6500).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(readReferenceImage(url(bomb))).rejects.toMatchObject(
      refusal('The reference image may have up to 50 megapixels'),
    )
  })

  test('with tens of thousands of frames is its first one', async () => {
    const one = await plain(8, 8).gif().toBuffer()
    const frame = one.subarray(one.indexOf(Buffer.from([0x21, 0xf9, 4])), -1)
    const film = Buffer.concat([one.subarray(0, -1), ...Array<Buffer>(40_000).fill(frame), one.subarray(-1)])
    expect((await sharp(film, { limitInputPixels: false }).metadata()).pages).toBeGreaterThan(40_000)
    expect(await sharp(await readReferenceImage(url(film))).metadata()).toMatchObject({ width: 8, height: 8 })
  })

  test('takes no memory for texts in it that unfold', async () => {
    const whole = await plain(64, 64).png().toBuffer()
    const nothing = Array<Buffer>(400).fill(Buffer.alloc(1_000_000))
    const text = await buffer(Readable.from(nothing).pipe(createDeflate()))
    const bomb = withChunk(whole, 'zTXt', Buffer.concat([Buffer.from('Comment\0\0'), text]))
    const before = process.memoryUsage().rss
    const read = await readReferenceImage(url(bomb)).catch((error: unknown) => error)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
    if (read instanceof Uint8Array) expect(read.length).toBeLessThan(10_000)
    else expect(read).toMatchObject(refusal('Please select an image file'))
  })

  test('may have up to ten megabytes', async () => {
    await expect(readReferenceImage(url(Buffer.alloc(10 * 1024 * 1024 + 1)))).rejects.toMatchObject(
      refusal('The reference image may have up to 10 MB'),
    )
  })
})
