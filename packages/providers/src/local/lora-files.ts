import { open, readdir, readFile } from 'node:fs/promises'
import { extname, join, parse } from 'node:path'
import { CAN_BE_NAMED } from '../hosted/loras.ts'
import { field, textField } from '../net/json.ts'

/** A LoRA file on this machine. */
export type LoraFile = {
  /** File name without its extension. */
  readonly name: string
  /** Path below the folder, for sd-server. */
  readonly path: string
  /** Its trigger words in one line; empty for none. */
  readonly words: string
}

const MAX_FILES = 500
const MAX_HEADER_BYTES = 20_000_000
const MAX_WORDS = 300

/**
 * A folder's LoRA files by name. Trigger words come from a text file of the same name, or else from the file's header. `problems` describes
 * files that cannot be used.
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

/** The file's metadata; undefined if it is not a safetensors file (eight bytes of length, then that much JSON). */
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

/** Adds missing trigger words to a prompt. */
export function withTriggerWords(prompt: string, files: readonly Pick<LoraFile, 'words'>[]): string {
  const said = prompt.toLowerCase()
  const missing = files
    .map(({ words }) => words)
    .filter((words) => words && !said.includes(words.toLowerCase()))
  return [prompt, ...new Set(missing)].join(', ')
}
