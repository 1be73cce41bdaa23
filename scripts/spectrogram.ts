// Draws spectrograms of every scene, time to the right and pitch upward, to judge by eye: `node scripts/spectrogram.ts OUT.png [word…]`.
import sharp from 'sharp'
import { makeAudio } from '../packages/audio/src/make-audio.ts'
import { powerSpectrum } from '../packages/audio/src/measure/spectrum.ts'
import { SCENE_IDS, SCENES } from '../packages/audio/src/scenes/scenes.ts'

const WIDTH = 300
const HEIGHT = 150
const COLUMNS = 4
const SIZE = 2_048
const LOWEST = 40
const HIGHEST = 16_000
const FLOOR_DB = -70

const [out = 'spectrograms.png', ...words] = process.argv.slice(2)
const prompts = words.length > 0 ? words : SCENE_IDS.map((id) => SCENES[id].name)

function draw(prompt: string): Buffer {
  const { left } = makeAudio({ prompt, seconds: 12, seed: 1, isLoop: false }).sound
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let x = 0; x < WIDTH; x += 1) {
    const start = Math.floor((x / WIDTH) * (left.length - SIZE))
    const power = powerSpectrum(left.subarray(start, start + SIZE))
    for (let y = 0; y < HEIGHT; y += 1) {
      const frequency = LOWEST * (HIGHEST / LOWEST) ** (1 - y / HEIGHT)
      const decibels = 10 * Math.log10((power[Math.round((frequency * SIZE) / 44_100)] ?? 0) / 40_000 + 1e-12)
      const light = Math.max(0, Math.min(1, 1 - decibels / FLOOR_DB))
      pixels.set([255 * light, 255 * light ** 2.2, 90 * light + 120 * light ** 5], (y * WIDTH + x) * 3)
    }
  }
  return pixels
}

const rows = Math.ceil(prompts.length / COLUMNS)
const tiles = prompts.flatMap((prompt, index) => {
  const left = (index % COLUMNS) * (WIDTH + 6)
  const top = Math.floor(index / COLUMNS) * (HEIGHT + 24)
  const label = `<svg width="${WIDTH}" height="18"><text x="2" y="14" font-size="14" fill="#fff">${prompt.replaceAll(/[<&]/g, '')}</text></svg>`
  return [
    { input: Buffer.from(label), left, top },
    { input: draw(prompt), raw: { width: WIDTH, height: HEIGHT, channels: 3 as const }, left, top: top + 18 },
  ]
})
await sharp({
  create: { width: COLUMNS * (WIDTH + 6), height: rows * (HEIGHT + 24), channels: 3, background: '#222' },
})
  .composite(tiles)
  .png()
  .toFile(out)
