// Draws the cards of /text-effects into apps/web/public/text-effects: npm run text-effects [-- --only NAME,NAME]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type LetteringSettings, startingSettings } from '@easel/contract/lettering'
import { TEXT_EFFECTS, type TextEffectId } from '@easel/contract/text-effects'
import { createFontLoader } from '@easel/lettering/font-loader'
import { readFontFile } from '@easel/lettering/read-font-file'
import { renderLettering } from '@easel/lettering/render'
import sharp from 'sharp'
import { FIRST_LETTERING } from '../apps/web/src/features/text-effects/first-lettering.ts'

const FOLDER = join(import.meta.dirname, '../apps/web/public/text-effects')
const CARD = { width: 360, height: 240 }
/** About twice the resolution of the card, so that fine grain is smooth in it. */
const DRAWN = 1280

/** The word and typeface that show each effect best. */
const WORDS: Readonly<Record<TextEffectId, readonly [text: string, font: LetteringSettings['font']]>> = {
  neon: ['Open', 'pacifico'],
  gold: ['Royal', 'abril-fatface'],
  chrome: ['RIDER', 'righteous'],
  fire: ['HOT', 'anton'],
  ice: ['COOL', 'bungee'],
  stone: ['ROCK', 'titan-one'],
  balloon: ['Party', 'fredoka'],
  'paper-cut': ['Fold', 'rubik'],
  graffiti: ['FRESH', 'luckiest-guy'],
  chalk: ['Menu', 'permanent-marker'],
  embroidery: ['Team', 'titan-one'],
  glitch: ['ERROR', 'anton'],
  liquid: ['Aqua', 'fredoka'],
  wood: ['Ranch', 'rye'],
  marble: ['Muse', 'playfair-display'],
  candy: ['Sweet', 'titan-one'],
  cloud: ['Dream', 'fredoka'],
  grass: ['Grow', 'titan-one'],
  'retro-sunset': ['1985', 'righteous'],
  comic: ['BAM!', 'luckiest-guy'],
  pixel: ['PLAY', 'press-start-2p'],
  stencil: ['CARGO', 'anton'],
  glass: ['Clear', 'shrikhand'],
  hologram: ['NOVA', 'orbitron'],
}

/** The page shows this picture of its first words until its script draws them. */
const FIRST = 'first'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',')
const loadFonts = createFontLoader(readFontFile)
mkdirSync(FOLDER, { recursive: true })
for (const { id } of TEXT_EFFECTS) {
  if (wanted && !wanted.includes(id)) continue
  const [text, font] = WORDS[id]
  const settings: LetteringSettings = { ...startingSettings(id, text), font, scale: 80, shape: '16:9' }
  const pixels = await renderLettering(settings, { fonts: await loadFonts(font, text), size: DRAWN })
  const { width, height, data } = pixels
  await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(CARD.width * 2, CARD.height * 2, { fit: 'cover' })
    .removeAlpha()
    .webp({ quality: 60, effort: 6 })
    .toFile(join(FOLDER, `${id}.webp`))
  console.log(id)
}
if (!wanted || wanted.includes(FIRST)) {
  const { font, text } = FIRST_LETTERING
  const fonts = await loadFonts(font, text)
  const { width, height, data } = await renderLettering(FIRST_LETTERING, { fonts, size: DRAWN })
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 70, effort: 6 })
    .toFile(join(FOLDER, `${FIRST}.webp`))
  console.log(FIRST, width, height)
}
