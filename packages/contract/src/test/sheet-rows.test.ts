import { expect, test } from 'vitest'
import { countPictures } from '../batches.ts'
import { checkSheetRow, columnNamed, EMPTY_ROW, idNamed, toTypedRow } from '../sheets/sheet-rows.ts'
import { STYLES } from '../styles.ts'

test.each([
  ['prompt', ['Prompt', ' text ', 'description', 'positive_prompt', 'image-prompt']],
  ['negative_prompt', ['Negative_Prompt', 'negative', 'exclude', 'avoid']],
  ['style', ['style', 'LOOK']],
  ['quality', ['quality']],
  ['model', ['model']],
  ['aspect_ratio', ['ratio', 'aspect--ratio', 'aspect', 'format', 'shape']],
  ['size', ['Size', 'custom_size', 'pixels', 'Dimensions']],
  ['width', ['Width']],
  ['height', ['height']],
  ['resolution', ['Resolution']],
  ['background', ['background']],
  ['seed', ['seed']],
  ['count', ['count', 'images', 'number', 'copies', 'n']],
] as const)('a column for the %s has many names', (field, names) => {
  for (const name of names) expect(columnNamed(name), name).toBe(field)
})

test('a column of any other name sets nothing', () => {
  for (const name of ['', 'id', 'prompts', 'aspectratio']) expect(columnNamed(name)).toBeUndefined()
})

test('the apostrophe before what a spreadsheet would run is no part of a cell', () => {
  const cell = (text: string) => toTypedRow([text], ['prompt']).prompt
  for (const formula of ['=1+1', '+1', '-1', '@a']) expect(cell(` '${formula} `)).toBe(formula)
  for (const text of ["'tis", "a'=1", "''=1"]) expect(cell(text)).toBe(text)
})

test('a line becomes a row: what no column sets is empty, and of two columns for the same the first counts', () => {
  const columns = ['prompt', undefined, '', 'style', 'prompt'] as const
  expect(toTypedRow(['a fox', 'x', 'y', 'Anime', 'a dog'], columns)).toEqual({
    ...EMPTY_ROW,
    prompt: 'a fox',
    style: 'Anime',
  })
  expect(toTypedRow(['a fox'], columns)).toEqual({ ...EMPTY_ROW, prompt: 'a fox' })
})

test.each([
  [['size'], ['768 x 1152'], '768 x 1152'],
  [['width', 'height'], ['768', '1152'], '768x1152'],
  [['height', 'width'], ['', '768'], '768x'],
  [['width', 'height'], ['', ''], ''],
  [['size', 'width', 'height'], ['', '768', '1152'], '768x1152'],
  [['size', 'width', 'height'], ['512x512', '768', '1152'], '512x512'],
] as const)('columns %j with %j give the size "%s"', (columns, cells, size) => {
  expect(toTypedRow(cells, columns).size).toBe(size)
})

test('an option is meant by its id or its label in any case, and an empty text by the default', () => {
  for (const text of ['oil-painting', 'Oil Painting', ' OIL PAINTING '])
    expect(idNamed(STYLES, text, 'anime')).toBe('oil-painting')
  expect(idNamed(STYLES, '  ', 'anime')).toBe('anime')
  expect(idNamed(STYLES, 'Oil', 'anime')).toBe('oil')
})

test('empty cells take the defaults of the product', () => {
  expect(checkSheetRow({ ...EMPTY_ROW, prompt: ' a fox ' })).toEqual({
    ok: true,
    row: {
      prompt: 'a fox',
      negative_prompt: '',
      style: 'photorealistic',
      quality: 'standard',
      model: null,
      aspect_ratio: '1:1',
      resolution: 'standard',
      background: 'opaque',
      seed: null,
      count: 1,
    },
  })
})

test('every cell is taken as the server will see it', () => {
  const typed = {
    prompt: 'a fox',
    negative_prompt: 'snow',
    style: 'Anime',
    quality: 'Ultra',
    model: ' flux-dev ',
    aspect_ratio: 'Portrait',
    size: '',
    resolution: '2K',
    background: ' Transparent',
    seed: ' 7 ',
    count: '10',
  }
  expect(checkSheetRow(typed)).toEqual({
    ok: true,
    row: {
      prompt: 'a fox',
      negative_prompt: 'snow',
      style: 'anime',
      quality: 'ultra',
      model: 'flux-dev',
      aspect_ratio: '9:16',
      resolution: '2k',
      background: 'transparent',
      seed: 7,
      count: 10,
    },
  })
})

test('each wrong cell is told what it may hold', () => {
  const wrong = {
    prompt: '',
    negative_prompt: 'a'.repeat(301),
    style: 'nothing',
    quality: 'best',
    model: '',
    aspect_ratio: '2:1',
    size: '2K',
    resolution: '8K',
    background: 'green',
    seed: '7.5',
    count: '11',
  }
  const problems = {
    prompt: 'Please enter a prompt',
    negative_prompt: 'The negative prompt may have up to 300 characters',
    style: 'There is no such style: take one from the list',
    quality: 'Standard, High or Ultra',
    aspect_ratio: '1:1, 16:9, 9:16, 4:5, 3:2, 2:3 or 21:9',
    size: 'Width and height, such as 768x1152',
    resolution: 'Standard, 2K or 4K',
    background: 'Opaque or transparent',
    seed: 'A whole number from 0 to 4294967295, or nothing',
    count: '1 to 10',
  }
  expect(checkSheetRow(wrong)).toEqual({ ok: false, problems })
  for (const seed of ['-1', '1e3', '0x7', '7a', 'a7'])
    expect(checkSheetRow({ ...wrong, seed })).toMatchObject({ problems: { seed: problems.seed } })
})

const sized = (size: string, more: object = {}) =>
  checkSheetRow({ ...EMPTY_ROW, prompt: 'a fox', size, ...more })

test.each(['768x1152', ' 768 × 1152 ', '768X1152', '768*1152'])(
  'a custom size typed as "%s" is asked for beside the nearest ratio, whatever the ratio says',
  (size) => {
    for (const aspect_ratio of ['', '16:9'])
      expect(sized(size, { aspect_ratio })).toMatchObject({
        row: { width: 768, height: 1152, aspect_ratio: '9:16' },
      })
  },
)

test('a size of the product’s is asked for as its ratio, and may be drawn larger', () => {
  const answer = sized('896x1344', { resolution: '2k' })
  expect(answer).toMatchObject({ row: { aspect_ratio: '2:3', resolution: '2k' } })
  expect(answer).not.toHaveProperty('row.width')
})

test.each([
  ['2K', 'Width and height, such as 768x1152'],
  ['768', 'Width and height, such as 768x1152'],
  ['768x', 'Width and height, such as 768x1152'],
  ['-768x1152', 'Width and height, such as 768x1152'],
  ['770x1152', 'Each side must be a multiple of 16, such as 768.'],
  ['496x1152', 'Each side must be 512 to 1536 pixels.'],
  ['512x1552', 'Each side must be 512 to 1536 pixels.'],
  ['1536x1040', 'Width × height must be at most 1,572,864 pixels.'],
])('the size "%s" is refused in its cell', (size, problem) => {
  expect(sized(size)).toEqual({ ok: false, problems: { size: problem } })
})

test('a custom size is refused in a larger size', () => {
  const problem = 'A custom size has no larger size: leave the resolution out.'
  expect(sized('768x1152', { resolution: '4K' })).toEqual({ ok: false, problems: { resolution: problem } })
})

test('a batch asks for the pictures of all its rows', () => {
  expect(countPictures([{ count: 3 }, { count: 4 }])).toBe(7)
  expect(countPictures([])).toBe(0)
})
