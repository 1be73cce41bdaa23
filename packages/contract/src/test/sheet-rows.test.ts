import { expect, test } from 'vitest'
import { countPictures } from '../batches.ts'
import { checkSheetRow, EMPTY_ROW, fieldNamed, idNamed, plainCell } from '../sheets/sheet-rows.ts'
import { STYLES } from '../styles.ts'

test.each([
  ['prompt', ['Prompt', ' text ', 'description', 'positive_prompt', 'image-prompt']],
  ['negative_prompt', ['Negative_Prompt', 'negative', 'exclude', 'avoid']],
  ['style', ['style', 'LOOK']],
  ['quality', ['quality']],
  ['model', ['model']],
  ['aspect_ratio', ['ratio', 'aspect--ratio', 'aspect', 'format', 'shape']],
  ['resolution', ['Resolution']],
  ['background', ['background']],
  ['seed', ['seed']],
  ['count', ['count', 'images', 'number', 'copies', 'n']],
] as const)('a column for the %s has many names', (field, names) => {
  for (const name of names) expect(fieldNamed(name), name).toBe(field)
})

test('a column of any other name sets nothing', () => {
  for (const name of ['', 'id', 'prompts', 'aspectratio']) expect(fieldNamed(name)).toBeUndefined()
})

test('the apostrophe before what a spreadsheet would run is no part of a cell', () => {
  for (const formula of ['=1+1', '+1', '-1', '@a']) expect(plainCell(` '${formula} `)).toBe(formula)
  for (const text of ["'tis", "a'=1", "''=1"]) expect(plainCell(text)).toBe(text)
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
    resolution: '2K',
    background: ' Transparent',
    seed: ' 7 ',
    count: '10',
  }
  expect(checkSheetRow(typed)).toEqual({
    ok: true,
    row: {
      ...typed,
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
    resolution: 'Standard, 2K or 4K',
    background: 'Opaque or transparent',
    seed: 'A whole number from 0 to 4294967295, or nothing',
    count: '1 to 10',
  }
  expect(checkSheetRow(wrong)).toEqual({ ok: false, problems })
  for (const seed of ['-1', '1e3', '0x7', '7a', 'a7'])
    expect(checkSheetRow({ ...wrong, seed })).toMatchObject({ problems: { seed: problems.seed } })
})

test('a batch asks for the pictures of all its rows', () => {
  expect(countPictures([{ count: 3 }, { count: 4 }])).toBe(7)
  expect(countPictures([])).toBe(0)
})
