import { describe, expect, test } from 'vitest'
import { parsePrompt } from '../parse/parse-prompt.ts'
import { renderScene } from '../render/render-scene.ts'
import type { Scene } from '../render/scene.ts'
import { composeScene } from './compose-scene.ts'

const SIDE = 144

function draw(prompt: string, negative = '') {
  const composed = composeScene(parsePrompt(prompt, negative), {
    width: SIDE,
    height: SIDE,
    seed: 7,
    hints: {},
  })
  return { ...composed, buffer: renderScene(composed.scene) }
}

function covered(scene: Scene, instance: number): number {
  let count = 0
  for (const seen of renderScene(scene).instance) if (seen === instance) count++
  return count
}

/** The scene with one instance alone: what its silhouette is when nothing hides it. */
function alone(scene: Scene, instance: number): Scene {
  return {
    ...scene,
    solids: scene.solids.filter((each) => each.instance === instance),
    boxes: scene.boxes.filter((each) => each.instance === instance),
    sprites: scene.sprites.filter((each) => each.instance === instance),
    lights: [],
    decals: [],
  }
}

function brightness(prompt: string): number {
  const { buffer, scene } = draw(prompt)
  let sum = 0
  for (const value of buffer.color) sum += Math.min(1.5, value * scene.exposure)
  return sum / buffer.color.length
}

describe('rendered compositions', () => {
  test.each([
    'a red fox in a snowy forest at dawn',
    'three dogs in a park',
    'a knight in front of a castle',
    'a coffee shop on a rainy night street',
    'twelve sheep on a farm',
    'a horse and a cat in a jungle',
  ])('"%s": every subject covers at least 1.5 %% and is at least 60 %% visible', (prompt) => {
    const { scene, instances, buffer } = draw(prompt)
    for (const { instance } of instances) {
      let count = 0
      for (const seen of buffer.instance) if (seen === instance) count++
      expect(count / (SIDE * SIDE)).toBeGreaterThanOrEqual(0.015)
      if (instances.length < 4)
        expect(count / covered(alone(scene, instance), instance)).toBeGreaterThanOrEqual(0.6)
    }
  })

  test('night is darker than day in the same place', () => {
    for (const place of ['a wolf in a forest', 'a horse on a beach']) {
      expect(brightness(`${place} at night`)).toBeLessThan(0.5 * brightness(`${place} at noon`))
    }
  })

  test('a thing in the negative prompt leaves no pixel', () => {
    const { instances, graph } = {
      ...draw('a cat and a dog on a beach', 'dog'),
      graph: parsePrompt('a cat and a dog on a beach', 'dog'),
    }
    expect(graph.entities.map((entity) => entity.noun)).toEqual(['cat'])
    expect(instances).toHaveLength(1)
  })
})
