// Saves one picture as AVIF and ends, and what it took of memory ends with it. It is given the length of the XMP packet (four bytes, little
// end first), the packet and the picture, and answers the file.
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

try {
  // Pages are answered first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // That is not allowed here.
}
const input = await buffer(process.stdin)
const start = 4 + input.readUInt32LE(0)
const file = await sharp(input.subarray(start))
  .withXmp(input.toString('utf8', 4, start))
  .avif({ quality: 62, effort: 0, chromaSubsampling: '4:2:0' })
  .toBuffer()
process.stdout.write(file)
