// Encodes one picture as AVIF and exits, freeing its memory. Input: the XMP packet's length (four bytes, little endian), the packet, and the picture.
// Output: the file.
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

try {
  // Lower priority than answering pages.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Not permitted here.
}
const input = await buffer(process.stdin)
const start = 4 + input.readUInt32LE(0)
const file = await sharp(input.subarray(start))
  .withXmp(input.toString('utf8', 4, start))
  .avif({ quality: 62, effort: 0, chromaSubsampling: '4:2:0' })
  .toBuffer()
process.stdout.write(file)
