import sharp from 'sharp'

/** A real PNG whose pixels follow from the seed: a diagonal blend of two colors. Encodes in a few milliseconds. */
export async function gradientPicture(width: number, height: number, seed: number): Promise<Uint8Array> {
  const from = channels(seed)
  const to = channels(seed ^ 0x5bd1e995)
  const small = Buffer.alloc(8 * 8 * 3)
  for (let index = 0; index < 64; index += 1) {
    const share = ((index % 8) + Math.floor(index / 8)) / 14
    for (const [channel, start] of from.entries()) {
      small[index * 3 + channel] = Math.round(start + ((to[channel] ?? 0) - start) * share)
    }
  }
  return sharp(small, { raw: { width: 8, height: 8, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function channels(seed: number): readonly [number, number, number] {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return [mixed & 255, (mixed >>> 8) & 255, (mixed >>> 16) & 255]
}
