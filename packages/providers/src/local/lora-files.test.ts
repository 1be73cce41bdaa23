import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { CAN_RUN_STAND_IN, readSdServerLog, standInModel } from '../testing/sd-server-plan.ts'
import { createLocalProvider } from './local-provider.ts'
import { listLoras, withTriggerWords } from './lora-files.ts'
import { createSdServerEngine } from './sd-server-engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'loras-'))
afterAll(() => rmSync(folder, { recursive: true }))

function loraFile(metadata?: object): Buffer {
  const header = Buffer.from(JSON.stringify(metadata ? { __metadata__: metadata } : {}))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(header.length))
  return Buffer.concat([length, header, Buffer.alloc(16)])
}

writeFileSync(
  join(folder, 'ink.safetensors'),
  loraFile({ 'modelspec.trigger_phrase': 'inkdrawing,\n  thin lines' }),
)
writeFileSync(join(folder, 'Sepia tone.safetensors'), loraFile({ 'modelspec.trigger_phrase': 'old' }))
writeFileSync(join(folder, 'Sepia tone.txt'), 'sepia photo\n')
writeFileSync(join(folder, 'plain.SAFETENSORS'), loraFile())
writeFileSync(join(folder, 'notes.txt'), 'no LoRA')
mkdirSync(join(folder, 'below'))

describe('LoRA files of a folder', () => {
  test('have the names of their files, and trigger words from a text file beside them or from their own header', async () => {
    expect(await listLoras(folder)).toEqual({
      files: [
        { name: 'Sepia tone', path: 'Sepia tone.safetensors', words: 'sepia photo' },
        { name: 'ink', path: 'ink.safetensors', words: 'inkdrawing, thin lines' },
        { name: 'plain', path: 'plain.SAFETENSORS', words: '' },
      ],
      problems: [],
    })
    expect(await listLoras(join(folder, 'none'))).toEqual({ files: [], problems: [] })
  })

  test('that are none, cut off, or cannot be named, are told of in a sentence and left out', async () => {
    const bad = mkdtempSync(join(tmpdir(), 'loras-'))
    const whole = loraFile({ a: 'b' })
    const tooLong = Buffer.alloc(8, 0xff)
    for (const [name, bytes] of [
      ['cut', whole.subarray(0, 12)],
      ['empty', Buffer.alloc(0)],
      ['huge', tooLong],
      ['page', Buffer.from('<!doctype html><p>sign in to download</p>')],
      ['a'.repeat(121), whole],
    ] as const)
      writeFileSync(join(bad, `${name}.safetensors`), bytes)
    const { files, problems } = await listLoras(bad)
    rmSync(bad, { recursive: true })
    expect(files).toEqual([])
    expect(problems).toEqual([
      `${'a'.repeat(121)}.safetensors has a name with <, > or :, or a longer one than 120 characters: rename it.`,
      ...['cut', 'empty', 'huge', 'page'].map(
        (name) => `${name}.safetensors is not a safetensors file, or not a whole one: replace or remove it.`,
      ),
    ])
  })

  test('add their trigger words to a prompt that lacks them, each once', () => {
    const files = [{ words: 'ink drawing' }, { words: '' }, { words: 'ink drawing' }, { words: 'a BOAT' }]
    expect(withTriggerWords('a boat', files)).toBe('a boat, ink drawing')
    expect(withTriggerWords('an Ink Drawing of a boat', files)).toBe('an Ink Drawing of a boat')
  })
})

describe.skipIf(!CAN_RUN_STAND_IN)('a model on this machine with LoRA files', () => {
  test('lists them, draws with those that are chosen and their trigger words, and says so; one that is gone is left out', async () => {
    const { model, weights, folder: modelFolder } = standInModel({}, { loraFolder: folder })
    const provider = createLocalProvider({ model, engine: createSdServerEngine({ pollMs: 5 }) })
    try {
      expect(provider.capabilities.loras).toBeUndefined()
      await provider.prepare?.(AbortSignal.timeout(15_000))
      expect(provider.capabilities.loras).toEqual(['Sepia tone', 'ink', 'plain'])
      const loras = [
        { name: 'ink', weight: 0.8 },
        { name: '../../secret', weight: 1 },
      ]
      const request = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const
      expect(await provider.generate({ ...request, loras })).toMatchObject({
        ok: true,
        asked: { model: 'tiny', loras: 'ink:0.8' },
        warnings: [
          'There is no LoRA ../../secret any more; it was left out.',
          'Drawn at 512x512 and brought to 1024x1024.',
        ],
      })
      const sent = () => readSdServerLog(weights).findLast(({ what }) => what === 'create')?.input
      expect(sent()).toMatchObject({
        prompt: 'a boat, inkdrawing, thin lines',
        lora: [{ path: 'ink.safetensors', multiplier: 0.8 }],
      })
      expect(await provider.generate(request)).toMatchObject({ ok: true })
      expect(sent()).toMatchObject({ prompt: 'a boat' })
      expect(sent()).not.toHaveProperty('lora')
    } finally {
      await provider.close()
      rmSync(modelFolder, { recursive: true })
    }
  }, 30_000)
})
