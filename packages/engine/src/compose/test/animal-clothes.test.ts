import { expect, test } from 'vitest'
import { colorOf } from '../../lexicon/colors.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { tellPicture } from '../../reading/tell-picture.ts'
import { composeScene } from '../compose-scene.ts'

const draw = (prompt: string) => {
  const graph = parsePrompt(prompt)
  const composition = composeScene(graph, { width: 128, height: 128, seed: 11, hints: {} })
  const solids = composition.scene.solids.filter(({ instance }) => instance > 0)
  const materials = solids.flatMap(({ kit }) => kit.materials)
  return { graph, composition, solids, materials }
}

test.each([
  ['a fox wearing boots and a yellow coat', ['yellow']],
  ['a dog in red sneakers', ['red']],
  ['a cat in a blue raincoat', ['blue']],
  ['a rabbit in a green sweater', ['green']],
  ['a mouse in a purple dress', ['purple']],
  ['a pug in a pink hoodie', ['pink']],
])('what an animal wears is on it, in its color: %s', (prompt, colors) => {
  const { graph, composition, materials } = draw(prompt)
  const worn = graph.relations.filter(({ type, subject }) => type === 'wearing' && subject === 0)
  expect(worn.length).toBeGreaterThan(0)
  for (const color of colors) expect(materials.some((material) => JSON.stringify(material.color) === JSON.stringify(colorOf(color)))).toBe(true)
  // No garment lies beside the animal.
  const own = new Set(composition.instances.filter(({ entity }) => entity === 0).map(({ instance }) => instance))
  const parts = new Set(composition.scene.solids.map(({ instance }) => instance).filter((instance) => instance > 0))
  expect([...parts].filter((instance) => !own.has(instance))).toEqual([])
  expect(tellPicture(graph, composition, 'photorealistic', () => 0.1).notDrawn).toEqual([])
})

test('boots are on all four feet of who stands', () => {
  const shod = draw('a fox wearing blue boots').solids.flatMap(({ kit }) =>
    kit.primitives.filter(({ type, material }) => type === 'cone' && JSON.stringify(kit.materials[material].color) === JSON.stringify(colorOf('blue'))),
  )
  expect(shod).toHaveLength(8)
})

test('pajamas are striped and a dress is dotted, as a coat is not', () => {
  const prints = (prompt: string) => draw(prompt).materials.flatMap(({ cloth, pattern }) => (cloth && pattern ? [pattern.kind] : []))
  expect(prints('a bear in pajamas')).toEqual(['stripes'])
  expect(prints('a mouse in a dress')).toEqual(['dots'])
  expect(prints('a cat in a raincoat')).toEqual([])
})

test('a kitten sits in a boot and walks in boots', () => {
  const joint = (prompt: string) => parsePrompt(prompt).relations.map(({ type }) => type)
  expect(joint('a kitten in a boot')).toEqual(['inside'])
  expect(joint('a kitten in red boots')).toEqual(['wearing'])
})
