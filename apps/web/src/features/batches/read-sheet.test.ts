import { describe, expect, it } from 'vitest'
import { checkRow } from './check-row.ts'
import { decodeSheet, ENCODINGS, readSheet, readSheetFile, toRows } from './read-sheet.ts'

async function read(text: string) {
  const reading = await readSheet(text)
  if (!reading.ok) throw new Error(reading.message)
  return toRows(reading.sheet, reading.sheet.mapping)
}
async function refusal(text: string) {
  const reading = await readSheet(text)
  return reading.ok ? undefined : reading.message
}

describe('a sheet', () => {
  it('maps its columns by their names, whatever separates them', async () => {
    const rows = await read(
      'Prompt;Negative Prompt;STYLE;Aspect-Ratio;Seed;Copies;Notes\n"a ""red"" boat; blue";rain;Anime;16:9;7;2;x\n',
    )
    expect(rows).toEqual([
      {
        prompt: 'a "red" boat; blue',
        negative_prompt: 'rain',
        style: 'Anime',
        quality: '',
        model: '',
        aspect_ratio: '16:9',
        size: '',
        resolution: '',
        background: '',
        seed: '7',
        count: '2',
      },
    ])
    expect(await read('a boat\na kite')).toMatchObject([{ prompt: 'a boat' }, { prompt: 'a kite' }])
    expect(await read('\uFEFFprompt\tseed\na boat\t1')).toMatchObject([{ prompt: 'a boat', seed: '1' }])
  })

  it('takes a custom size from one column or from two', async () => {
    const [one, two, none] = await read('prompt;size;width;height\na;768 x 1152;;\nb;;640;800\nc;;;')
    expect([one?.size, two?.size, none?.size]).toEqual(['768 x 1152', '640x800', ''])
    for (const row of [one, two]) expect(row && checkRow(row)).toMatchObject({ ok: true })
  })

  it('asks for the column of prompts where none has its name, and says when no name is known', async () => {
    const unnamed = await readSheet('style,seed\nanime,7')
    expect(unnamed).toMatchObject({
      ok: true,
      sheet: { mapping: ['style', 'seed'], records: [['anime', '7']] },
    })
    const foreign = await readSheet('name,color\nboat,red')
    expect(foreign).toMatchObject({ ok: true, sheet: { mapping: ['prompt', ''] } })
    expect(foreign.ok && foreign.sheet.note).toMatch(/remove row 1/)
    const list = await readSheet('a boat\na kite')
    expect(list.ok && list.sheet.note).toBe('')
  })

  it('keeps what looks like a formula as the text it is', async () => {
    expect(await read("prompt\n'tis the season")).toMatchObject([{ prompt: "'tis the season" }])
    expect(await read("prompt\n=cmd|' /C calc'!A0\n'=1+1")).toMatchObject([
      { prompt: "=cmd|' /C calc'!A0" },
      { prompt: '=1+1' },
    ])
  })

  it('says what to do with a quotation mark that is not closed, ten thousand rows, or nothing', async () => {
    expect(await refusal('prompt,style\n"a boat,anime\na kite,anime')).toMatch(/quotation mark is not closed/)
    expect(await refusal(`prompt\n${'a boat\n'.repeat(10_000)}`)).toMatch(
      /10,000 rows; a sheet takes up to 500/,
    )
    expect(await refusal('prompt,style\n')).toMatch(/no rows/)
    expect(await refusal('')).toMatch(/no rows/)
  })

  it('is read in UTF-8, UTF-16 with and without a mark, and Latin-1', () => {
    const text = 'prompt\nein Bär am Café'
    const utf16 = new Uint8Array(Buffer.from(text, 'utf16le'))
    expect(decodeSheet(new TextEncoder().encode(text))).toEqual({ text, note: '' })
    expect(decodeSheet(new Uint8Array([0xff, 0xfe, ...utf16])).text.replace('\uFEFF', '')).toBe(text)
    expect(decodeSheet(utf16).text).toBe(text)
    expect(decodeSheet(utf16.map((_, index) => utf16[index ^ 1] ?? 0)).text).toBe(text)
    const latin = decodeSheet(new Uint8Array(Buffer.from(text, 'latin1')))
    expect(latin.text).toBe(text)
    expect(latin.note).toMatch(/choose others/)
  })

  it('whose letters nothing tells is read with those that are chosen, as often as it takes', async () => {
    const file = new File([new Uint8Array([...Buffer.from('prompt\n'), 0xcb, 0xe8, 0xf1, 0xe0])], 'a.csv')
    const guess = await readSheetFile(file)
    expect(guess).toMatchObject({
      ok: true,
      sheet: { records: [['Ëèñà']], guessed: { encoding: 'windows-1252' } },
    })
    expect(await readSheetFile(file, 'windows-1251')).toMatchObject({
      ok: true,
      sheet: { records: [['Лиса']], guessed: { file, encoding: 'windows-1251' } },
    })
    for (const [encoding] of ENCODINGS) expect(new TextDecoder(encoding).encoding).toBe(encoding)
  })

  it('that is no text, or too large, is refused before it is read', async () => {
    const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 65, 65, 65, 65, 65])], 'a.csv')
    expect(await readSheetFile(picture)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/not a text file/),
    })
    expect(await readSheetFile(new File([new Uint8Array(5 * 1024 * 1024)], 'b.csv'))).toMatchObject({
      ok: false,
    })
  })
})

describe('a row of a sheet', () => {
  const row = {
    prompt: 'a boat',
    negative_prompt: '',
    style: '',
    quality: '',
    model: '',
    aspect_ratio: '',
    size: '',
    resolution: '',
    background: '',
    seed: '',
    count: '',
  }

  it('takes labels and ids in any case, and the product’s defaults for what is empty', () => {
    expect(
      checkRow({
        ...row,
        style: 'oil painting',
        quality: 'HIGH',
        model: ' replicate/flux-dev ',
        aspect_ratio: 'Landscape',
        resolution: '4K',
        background: 'Transparent',
        seed: ' 7 ',
        count: '2',
      }),
    ).toEqual({
      ok: true,
      row: {
        prompt: 'a boat',
        negative_prompt: '',
        style: 'oil-painting',
        quality: 'high',
        model: 'replicate/flux-dev',
        aspect_ratio: '16:9',
        resolution: '4k',
        background: 'transparent',
        seed: 7,
        count: 2,
      },
    })
    expect(checkRow(row)).toMatchObject({
      ok: true,
      row: { style: 'photorealistic', model: null, seed: null, count: 1 },
    })
  })

  it('names everything that is wrong, each in its cell', () => {
    const checked = checkRow({
      prompt: ' ',
      negative_prompt: 'a'.repeat(301),
      style: 'nope',
      quality: 'best',
      model: 'x'.repeat(301),
      aspect_ratio: '2:1',
      size: 'large',
      resolution: '8k',
      background: 'green',
      seed: '-1',
      count: '11',
    })
    expect(checked.ok).toBe(false)
    expect(Object.keys(checked.ok ? {} : checked.problems).sort()).toEqual(Object.keys(row).sort())
  })
})
