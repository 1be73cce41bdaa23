import { open, readdir, readFile } from 'node:fs/promises'
import { extname, join, parse } from 'node:path'
import { CAN_BE_NAMED } from '../hosted/loras.ts'
import { field, textField } from '../net/json.ts'

/** A LoRA file of this machine. */
export type LoraFile = {
  /** Its file's name without the ending. */
  readonly name: string
  /** Below the folder, as sd-server is told. */
  readonly path: string
  /** Words that bring out what it was trained for, in one line; empty for none. */
  readonly words: string
}

const MAX_FILES = 500
const MAX_HEADER_BYTES = 20_000_000
const MAX_WORDS = 300

/**
 * The LoRA files of a folder by name. Trigger words stand in a text file of the same name, or else in the file's own header. `problems` are
 * sentences about files that look like one and cannot be used.
 */
export async function listLoras(
  folder: string,
): Promise<{ readonly files: readonly LoraFile[]; readonly problems: readonly string[] }> {
  const names = await namesIn(folder)
  const found = names.filter((name) => extname(name).toLowerCase() === '.safetensors').sort()
  const files: LoraFile[] = []
  const problems =
    found.length > MAX_FILES
      ? [`${folder} has more than ${MAX_FILES} LoRA files: the others are left out.`]
      : []
  for (const path of found.slice(0, MAX_FILES)) {
    const { name } = parse(path)
    const metadata = await readHeader(join(folder, path))
    if (metadata === undefined)
      problems.push(`${path} is not a safetensors file, or not a whole one: replace or remove it.`)
    else if (!CAN_BE_NAMED.test(name))
      problems.push(`${path} has a name with <, > or :, or a longer one than 120 characters: rename it.`)
    else {
      const own = names.includes(`${name}.txt`)
        ? await readFile(join(folder, `${name}.txt`), 'utf8')
        : undefined
      files.push({ name, path, words: oneLine(own ?? textField(metadata, 'modelspec.trigger_phrase') ?? '') })
    }
  }
  return { files, problems }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** What the file says about itself; undefined where it is no safetensors file: eight bytes of length, then so much JSON. */
async function readHeader(path: string): Promise<unknown> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const length = Number((await file.read(Buffer.alloc(8), 0, 8, 0)).buffer.readBigUInt64LE())
    if (length < 2 || length > Math.min(MAX_HEADER_BYTES, size - 8)) return undefined
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, 8)
    const header: unknown = JSON.parse(buffer.toString('utf8'))
    return typeof header === 'object' && header !== null ? (field(header, '__metadata__') ?? {}) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  } finally {
    await file.close()
  }
}

function oneLine(words: string): string {
  return words
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS)
}

/** A prompt with the trigger words that it lacks. */
export function withTriggerWords(prompt: string, files: readonly Pick<LoraFile, 'words'>[]): string {
  const said = prompt.toLowerCase()
  const missing = files
    .map(({ words }) => words)
    .filter((words) => words && !said.includes(words.toLowerCase()))
  return [prompt, ...new Set(missing)].join(', ')
}
