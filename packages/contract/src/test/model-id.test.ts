import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { modelIdSchema, readModelId, writeModelId } from '../models/model-id.ts'

const messageOf = (id: unknown) => z.safeParse(modelIdSchema, id).error?.issues[0]?.message

test('LoRAs behind a model are read in their order and written alike', () => {
  const loras = [
    { name: 'ink', weight: 1 },
    { name: 'soft light', weight: -0.55 },
  ]
  const id = 'local/sdxl turbo <lora:ink:1> <lora:soft light:-0.55>'
  expect(readModelId(id)).toEqual({ model: 'local/sdxl turbo', loras })
  expect(writeModelId('local/sdxl turbo', loras)).toBe(id)
  expect(readModelId('flux-dev')).toEqual({ model: 'flux-dev', loras: [] })
  expect(writeModelId('flux-dev', [])).toBe('flux-dev')
})

test.each([
  'sdxl<lora:ink:1>',
  'sdxl <lora:ink:1> turbo',
  'sdxl <lora:ink:1>x',
  'sdxl <lora::1>',
  'sdxl <lora:ink:>',
  'sdxl <lora:ink:1.234>',
  'sdxl <lora:ink:10>',
  'sdxl <lora:a:b:1>',
  `sdxl <lora:${'a'.repeat(121)}:1>`,
])('%j has no LoRA, and stays whole', (id) => {
  expect(readModelId(id)).toEqual({ model: id, loras: [] })
})

test('the name of a LoRA has up to 120 characters', () => {
  const name = 'a'.repeat(120)
  expect(readModelId(`sdxl <lora:${name}:2>`)).toEqual({ model: 'sdxl', loras: [{ name, weight: 2 }] })
})

test('an id has 1 to 300 characters, and none that cannot be seen', () => {
  for (const id of ['a', '🦊'.repeat(300)]) expect(messageOf(id)).toBeUndefined()
  for (const id of ['', 'a'.repeat(301), 'a\nb', 'a\u0000'])
    expect(messageOf(id)).toBe('A model’s name has 1 to 300 characters')
})

test('up to four LoRAs may follow, with weights from -2 to 2', () => {
  for (const weights of [[-2], [2], [1, 1, 1, 1]])
    expect(
      messageOf(
        writeModelId(
          'a',
          weights.map((weight) => ({ name: 'b', weight })),
        ),
      ),
    ).toBeUndefined()
  for (const weight of [-2.01, 2.01])
    expect(messageOf(writeModelId('a', [{ name: 'b', weight }]))).toBe('A LoRA’s weight is from -2 to 2')
  const five = Array.from({ length: 5 }, () => ({ name: 'b', weight: 1 }))
  expect(messageOf(writeModelId('a', five))).toBe('A picture takes up to 4 LoRAs')
})
