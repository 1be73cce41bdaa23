import { expect, test } from 'vitest'
import type { EngineStep } from './engine.ts'
import { createServerOutput } from './server-output.ts'

const CLEAR = `${String.fromCharCode(27)}[K`

function bar(done: number, total: number, speed = '1.92it/s', mark = '='): string {
  return `\r  |${mark.repeat(20)}>${' '.repeat(29)}| ${done}/${total} - ${speed}${CLEAR}`
}

/** What the program writes of one picture of four steps. */
const PICTURE = [
  bar(12, 688, '1.10GB/s', '#'),
  '[INFO ] stable-diffusion.cpp:5679 - generating image: 1/1 - seed 5\n',
  bar(1, 4, '2.50s/it'),
  bar(2, 4),
  bar(3, 4),
  `${bar(4, 4)}\n`,
  '[INFO ] stable-diffusion.cpp:5711 - sampling completed, taking 2.00s\n',
  bar(1, 2),
  `${bar(2, 2)}\n`,
].join('')

function stepsOf(text: string, cut: number, steps = 4): readonly EngineStep[] {
  const output = createServerOutput()
  const told: EngineStep[] = []
  output.watch(['a boat'], steps, (step) => told.push(step))
  for (let at = 0; at < text.length; at += cut) output.take('stdout', text.slice(at, at + cut))
  return told
}

const FOUR = [1, 2, 3, 4].map((done) => ({ done, total: 4 }))

test.each([1, 2, 3, 7, 64, 10_000])('steps are told however the stream is cut, by %i', (cut) => {
  expect(stepsOf(PICTURE, cut)).toEqual(FOUR)
})

test('a picture that begins from another takes fewer steps, which count as they are', () => {
  expect(stepsOf(PICTURE, 50, 8)).toEqual(FOUR)
})

test('a program that says nothing of sampling is believed where the number of steps is the one asked for', () => {
  expect(stepsOf(`${bar(1, 4)}${bar(2, 4)}${bar(1, 2)}`, 9)).toEqual(FOUR.slice(0, 2))
})

test('nothing is told before a picture and after it', () => {
  const output = createServerOutput()
  const told: EngineStep[] = []
  output.take('stdout', PICTURE)
  output.watch([], 4, (step) => told.push(step))()
  output.take('stdout', PICTURE)
  expect(told).toEqual([])
})

test('keeps the last two hundred lines, short and without steps, errors at the end', () => {
  const output = createServerOutput()
  for (let index = 0; index < 300; index += 1)
    for (const stream of ['stderr', 'stdout'] as const) output.take(stream, `${stream} ${index}\n`)
  output.take('stdout', bar(1, 4))
  output.take('stderr', `[ERROR] ${'x'.repeat(2_000)}\n`)
  expect(output.lines()).toHaveLength(200)
  expect([output.lines()[0], output.lines()[159], output.lines()[160]]).toEqual([
    'stdout 140',
    'stdout 299',
    'stderr 261',
  ])
  expect(output.lines().at(-1)).toHaveLength(300)
})

test('what has no end is not kept, and costs no memory', () => {
  const output = createServerOutput()
  const part = 'garbage'.repeat(10_000)
  for (let index = 0; index < 200; index += 1) output.take('stdout', part)
  output.take('stdout', '\n[INFO ] after\n')
  expect(output.lines().at(-1)).toBe('[INFO ] after')
  expect(output.lines().join('').length).toBeLessThan(1_000)
})

test('lines that repeat the words of a picture are left out, also when they come after it', () => {
  const output = createServerOutput()
  const unwatch = output.watch(['a red\nfox in the snow', 'no trees'], 4, () => {})
  output.take('stdout', "[DEBUG] parse 'fox in the snow'\n")
  unwatch()
  output.take('stderr', '[ERROR] json parse failed {"negative_prompt":"no trees"}\n[ERROR] out of memory\n')
  expect(output.lines()).toEqual(['[ERROR] out of memory'])
})
