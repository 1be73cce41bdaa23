import sharp from 'sharp'
import { composeScene } from '../src/compose/compose-scene.ts'
import { withPauses } from '../src/filters/pause.ts'
import type { Picture } from '../src/filters/picture.ts'
import { parsePrompt } from '../src/parse/parse-prompt.ts'
import type { GBuffer } from '../src/render/g-buffer.ts'
import { type RenderOptions, renderScene } from '../src/render/render-scene.ts'
import { createGBuffer } from '../src/render/resolve.ts'
import type { Scene } from '../src/render/scene.ts'
import { styleById } from '../src/styles/registry.ts'

export type Figure = { readonly what: string; readonly value: number; readonly goal: number; readonly unit: string }

/** CPU seconds of this process so far, all threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Min CPU seconds of `rounds` runs, and the last result. */
export function fastest<T>(rounds: number, run: () => T): { readonly seconds: number; readonly result: T } {
  let seconds = Number.POSITIVE_INFINITY
  let result: T | undefined
  let round = 0
  do {
    const from = cpuSeconds()
    result = run()
    seconds = Math.min(seconds, cpuSeconds() - from)
  } while (++round < rounds)
  return { seconds, result }
}

/** CPU seconds sharp needs to encode this picture as PNG: the yardstick of all ratios. */
export async function pngSeconds(picture: Picture): Promise<number> {
  const bytes = Uint8Array.from(picture.data, (value) => Math.min(255, Math.max(0, value * 255 + 0.5)))
  const { width, height } = picture
  let seconds = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5; round++) {
    const from = cpuSeconds()
    await sharp(bytes, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 6 })
      .toBuffer()
    seconds = Math.min(seconds, cpuSeconds() - from)
  }
  return seconds
}

export function sceneOf(prompt: string, style: string, side: number): Scene {
  const graph = parsePrompt(prompt, '')
  return composeScene(graph, { width: side, height: side, seed: 7, hints: styleById(style).hints }).scene
}

/** Longer side of a preview in pixels. */
const PREVIEW_SIDE = 256

/** The scene at the size of its preview. */
export function smallScene(scene: Scene): Scene {
  const factor = PREVIEW_SIDE / Math.max(scene.width, scene.height)
  return { ...scene, width: Math.round(scene.width * factor), height: Math.round(scene.height * factor) }
}

let kept: GBuffer | undefined

/** Renders as the product does: over the previous picture's buffer. */
export function render(scene: Scene, options: RenderOptions = {}): GBuffer {
  const { width, height } = scene
  if (kept?.width !== width || kept.height !== height) kept = createGBuffer(width, height)
  return renderScene(scene, { ...options, into: kept })
}

export function paint(scene: Scene, buffer: GBuffer, style: string, checkpoint = () => {}): Picture {
  const unit = Math.min(buffer.width, buffer.height) / 1024
  const context = { buffer, scene, seed: 7, unit, checkpoint }
  return withPauses(checkpoint, () => styleById(style).paint(context))
}

/** Measures the longest CPU time between two of its calls. */
export function createStretch(): { readonly look: () => void; readonly longest: () => number } {
  let last = cpuSeconds()
  let longest = 0
  return {
    look: () => {
      const now = cpuSeconds()
      longest = Math.max(longest, now - last)
      last = now
    },
    longest: () => longest,
  }
}

/** The scene without anything that belongs to an entity. */
export function emptied(scene: Scene): Scene {
  return {
    ...scene,
    solids: scene.solids.filter((solid) => solid.instance === 0),
    boxes: scene.boxes.filter((box) => box.instance === 0),
    sprites: scene.sprites.filter((sprite) => sprite.instance === 0),
    decals: [],
  }
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export function printFigures(figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map(({ what }) => what.length))
  const isMet = ({ value, goal, unit }: Figure) => (unit.startsWith('at least') ? value >= goal : value <= goal)
  console.log(`\n     ${'what'.padEnd(width)}  measured   goal`)
  for (const figure of figures) {
    const { what, value, goal, unit } = figure
    const limit = unit.startsWith('at least') ? unit.replace('at least', `at least ${goal}`) : `at most ${goal} ${unit}`
    const measured = value.toFixed(value < 10 ? 2 : 0).padStart(9)
    console.log(`${isMet(figure) ? 'ok  ' : 'MISS'} ${what.padEnd(width)} ${measured}   ${limit}`)
  }
  return figures.every(isMet)
}
