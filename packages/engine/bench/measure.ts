import sharp from 'sharp'
import { composeScene } from '../src/compose/compose-scene.ts'
import type { Picture } from '../src/filters/picture.ts'
import { parsePrompt } from '../src/parse/parse-prompt.ts'
import type { GBuffer } from '../src/render/g-buffer.ts'
import type { Scene } from '../src/render/scene.ts'
import { styleById } from '../src/styles/registry.ts'

export type Figure = {
  readonly what: string
  readonly value: number
  readonly goal: number
  readonly unit: string
}

/** CPU seconds of this process so far, all threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Smallest CPU seconds of `rounds` runs, and the last result. */
export function fastest<T>(rounds: number, run: () => T): { readonly seconds: number; readonly result: T } {
  let seconds = Number.POSITIVE_INFINITY
  let result = run()
  for (let round = 0; round < rounds; round++) {
    const from = cpuSeconds()
    result = run()
    seconds = Math.min(seconds, cpuSeconds() - from)
  }
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

export function paint(scene: Scene, buffer: GBuffer, style: string): Picture {
  const unit = Math.min(buffer.width, buffer.height) / 1024
  return styleById(style).paint({ buffer, scene, seed: 7, unit, checkpoint: () => {} })
}

/** The scene with everything that belongs to an entity taken out. */
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
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]
}

export function printFigures(figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const { what, value, goal, unit } of figures) {
    const met = unit.startsWith('at least') ? value >= goal : value <= goal
    const limit = unit.startsWith('at least') ? `at least ${goal}${unit.slice(8)}` : `at most ${goal} ${unit}`
    console.log(
      `${met ? 'ok  ' : 'MISS'} ${what.padEnd(width)} ${value.toFixed(value < 10 ? 2 : 0).padStart(7)}   ${limit}`,
    )
  }
  return figures.every(({ value, goal, unit }) =>
    unit.startsWith('at least') ? value >= goal : value <= goal,
  )
}
