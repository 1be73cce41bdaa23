// Makes the icons of the installed app from the logo: npm run icons
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '../apps/web/public')
const FOLDER = join(PUBLIC, 'icons')
const GROUND = '#f8f9fb'
/** The logo in ink, whatever the theme of this machine. */
const LOGO = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').replace(/@media[^}]*\{[^}]*\}\}/, '')

type Icon = {
  readonly name: string
  readonly side: number
  /** The logo's share of the side: a mask may crop a maskable icon to its middle 80 %. */
  readonly share: number
  readonly radius: number
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', side: 192, share: 0.66, radius: 0.18 },
  { name: 'icon-512', side: 512, share: 0.66, radius: 0.18 },
  { name: 'maskable-512', side: 512, share: 0.5, radius: 0 },
  { name: 'apple-touch-icon', side: 180, share: 0.62, radius: 0 },
]

mkdirSync(FOLDER, { recursive: true })
for (const { name, side, share, radius } of ICONS) {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * radius}" fill="${GROUND}"/></svg>`
  const logo = await sharp(Buffer.from(LOGO), { density: 72 * 24 })
    .resize(Math.round(side * share))
    .png()
    .toBuffer()
  await sharp(Buffer.from(ground))
    .composite([{ input: logo }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(FOLDER, `${name}.png`))
}
