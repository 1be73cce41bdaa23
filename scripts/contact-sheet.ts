// Draws one sheet with a prompt in every style: npm run contact-sheet -- "PROMPT" --out FILE.webp [--seed N] [--aspect 1:1] [--side 320]
import { parseArgs } from 'node:util'
import { drawPicture } from '@easel/engine/draw-picture'
import type { Aspect } from '@easel/engine/picture-request'
import { STYLE_IDS } from '@easel/engine/styles/registry'
import sharp from 'sharp'

const GAP = 8
const LABEL = 30

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '7' },
    aspect: { type: 'string', default: '1:1' },
    /** Longer side of one picture on the sheet, in pixels. */
    side: { type: 'string', default: '320' },
    /** Comma-separated ids; default all. */
    styles: { type: 'string', default: STYLE_IDS.join(',') },
    /** Size the pictures are drawn at, as a share of the full size. */
    scale: { type: 'string', default: '0.75' },
  },
})
const prompt = positionals[0]
if (prompt === undefined || values.out === undefined) {
  console.error(
    'Usage: npm run contact-sheet -- "PROMPT" --out FILE.webp [--seed N] [--aspect 1:1|16:9|9:16|4:5|3:2|2:3|21:9] [--side 320]',
  )
  process.exit(1)
}
const side = Number(values.side)
const ids = values.styles.split(',')
const cells: { readonly image: Buffer; readonly width: number; readonly height: number }[] = []
for (const style of ids) {
  const drawn = await drawPicture(
    {
      prompt,
      style,
      seed: Number(values.seed),
      aspect: values.aspect as Aspect,
      scale: Number(values.scale),
    },
    { checkpoint: () => {}, onProgress: () => {} },
  )
  const { data, info } = await sharp(drawn.png)
    .resize(side, side, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  cells.push({ image: data, width: info.width, height: info.height })
  const { ms } = drawn.report
  console.log(`${style}: render ${Math.round(ms.render)} ms, style ${Math.round(ms.style)} ms`)
}
const width = Math.max(...cells.map((cell) => cell.width))
const height = Math.max(...cells.map((cell) => cell.height))
const columns = Math.min(cells.length, Math.max(1, Math.floor(2000 / (width + GAP))))
const rows = Math.ceil(cells.length / columns)
const layers = cells.flatMap((cell, k) => {
  const left = GAP + (k % columns) * (width + GAP)
  const top = GAP + Math.floor(k / columns) * (height + LABEL + GAP)
  const label = `<svg width="${width}" height="${LABEL}"><text x="2" y="20" font-family="sans-serif" font-size="15" fill="#ddd">${ids[k]}</text></svg>`
  return [
    { input: cell.image, left, top },
    { input: Buffer.from(label), left, top: top + height },
  ]
})
await sharp({
  create: {
    width: GAP + columns * (width + GAP),
    height: GAP + rows * (height + LABEL + GAP),
    channels: 3,
    background: '#1b1b1f',
  },
})
  .composite(layers)
  .toFile(values.out)
console.log(`${values.out}: ${ids.length} styles`)
