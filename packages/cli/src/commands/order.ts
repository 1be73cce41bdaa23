import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  backgroundSchema,
  batchCountSchema,
  negativePromptSchema,
  promptSchema,
  referenceStrengthSchema,
  seedSchema,
  variationSchema,
} from '@easel/contract/fields'
import { resolutionSchema } from '@easel/contract/pictures'
import type { Given } from '../command-line.ts'
import { UsageError } from '../exit-codes.ts'
import { checked, readFormat, readNumber, readQuality, readSize, readStyle } from '../fields.ts'
import { pathIn, readTarget, saveBytes, type Target } from '../save-files.ts'
import type { Console } from '../terminal/console.ts'

/** The arguments of `generate`, checked by the contract's rules. */
export type Order = Awaited<ReturnType<typeof readOrder>>

/** A picture as printed by `--json`. */
export type Told = {
  /** Id in the library; null for one that was drawn here. */
  readonly id: string | null
  /** Null when its bytes went to stdout. */
  readonly path: string | null
  readonly prompt: string
  readonly style: string
  readonly quality: string
  readonly width: number
  readonly height: number
  readonly seed: number
}

export async function readOrder(given: Given, console: Console) {
  const [word] = given.words
  const typed = word === undefined || word === '-' ? await console.readPipe() : word
  if (typed === undefined) throw new UsageError('Write a prompt: easel generate "a red fox"')
  const target = readTarget(given.text('output'))
  const count = checked('--count', batchCountSchema, readNumber('count', given.text('count')) ?? 1)
  if (target.kind === 'stdout' && count > 1)
    throw new UsageError('One picture goes to stdout: leave --count out, or name a file or folder with -o.')
  if (target.kind === 'stdout' && given.has('json'))
    throw new UsageError('Either the picture or JSON goes to stdout: name a file with -o.')
  const seed = readNumber('seed', given.text('seed'))
  const strength = readNumber('strength', given.text('strength'))
  const variation = readNumber('variation', given.text('variation'))
  const background = given.text('background')
  const resolution = given.text('resolution')
  const reference = given.text('reference')
  return {
    prompt: checked('The prompt', promptSchema, typed),
    negativePrompt: checked('--negative', negativePromptSchema, given.text('negative') ?? ''),
    style: readStyle(given.text('style')),
    quality: readQuality(given.text('quality')),
    ...readSize(given.text('size')),
    seed: seed === undefined ? undefined : checked('--seed', seedSchema, seed),
    variation: variation === undefined ? undefined : checked('--variation', variationSchema, variation),
    background: background === undefined ? undefined : checked('--background', backgroundSchema, background),
    resolution: resolution === undefined ? undefined : checked('--resolution', resolutionSchema, resolution),
    strength: strength === undefined ? undefined : checked('--strength', referenceStrengthSchema, strength),
    reference: reference === undefined ? undefined : await readReference(reference),
    count,
    target,
    format: readFormat(given.text('format'), target.kind === 'file' ? target.path : undefined),
    isStripped: given.has('strip'),
    isJson: given.has('json'),
    key: readKey(given.text('key')),
    hasKey: given.text('key') !== undefined,
  }
}

function readKey(text: string | undefined): string {
  if (text !== undefined && !/^[\x21-\x7e]{1,200}$/.test(text))
    throw new UsageError('--key takes 1 to 200 printable characters without spaces')
  return text ?? randomUUID()
}

async function readReference(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
}

/** Writes a picture to its target; returns its path, or null for stdout. */
export async function deliver(
  target: Target,
  bytes: Uint8Array,
  { fileName, index, count }: { readonly fileName: string; readonly index: number; readonly count: number },
  console: Console,
): Promise<string | null> {
  if (target.kind === 'stdout') {
    await console.bytes(bytes)
    return null
  }
  const path = pathIn(target, fileName, index, count)
  saveBytes(path, bytes)
  return path
}
