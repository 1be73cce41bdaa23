import { type Found, sizeOf } from '../fields.ts'

/** Names that start a line of settings, depending on the tool. */
const FIRST =
  /^(?:Steps|Seed|Size|Sampler|Schedule type|CFG scale|Model|Model hash|Denoising strength|Clip skip|Version|Style|Quality|Provider): /
/** The name's length is limited, since an unlimited one would be searched for from each letter of a long text. */
const PAIR = /([A-Za-z][\w /-]{0,99}): ?("(?:\\.|[^"\\])*"|[^,]*)(?:,|$)/g
const MAX_TEXT = 50_000

/**
 * Reads the settings text that started with the Stable Diffusion web UI and that most tools write and read: the prompt, `Negative prompt: …`,
 * and a line of settings. Each may share a line with the one before it, and lines of extensions may follow. Undefined for any other text.
 */
export function readInfotext(text: string): Found | undefined {
  const lines = text
    .slice(0, MAX_TEXT)
    .replace(/^\uFEFF|\0/g, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  const at = lines.findLastIndex((line) => settingsStart(line) !== undefined)
  const line = lines[at]
  const start = line === undefined ? undefined : settingsStart(line)
  if (line === undefined || start === undefined) return undefined
  const settings = new Map<string, string>()
  for (const [, name = '', value = ''] of line.slice(start).matchAll(PAIR)) settings.set(name, unquote(value))
  const { prompt, negativePrompt } = splitWords([...lines.slice(0, at), line.slice(0, start)].join('\n'))
  return {
    prompt,
    negativePrompt,
    seed: settings.get('Seed'),
    ...sizeOf(settings.get('Size')),
    model: settings.get('Model') ?? settings.get('Unet'),
    chosenModel: settings.get('Chosen model'),
    background: settings.get('Background'),
    resolution: settings.get('Resolution'),
    style: settings.get('Style'),
    quality: settings.get('Quality'),
    provider: settings.get('Provider'),
    steps: settings.get('Steps'),
    guidance: settings.get('CFG scale') ?? settings.get('Distilled CFG Scale'),
    sampler: settings.get('Sampler'),
    tool: settings.get('Software') === 'Easel' ? undefined : 'Stable Diffusion web UI',
  }
}

/** Index in a line where its settings start; undefined for a line without any. */
function settingsStart(line: string): number | undefined {
  if (!/(?:^|[\s,.])(?:Seed|Steps): ?\d/.test(line)) return undefined
  if (FIRST.test(line.trimStart())) return 0
  const found = /(?:^|[\s,.])(?=(?:Steps|Seed): ?\d+(?:,|\s*$))/.exec(line)
  return found ? found.index + found[0].length : undefined
}

function splitWords(body: string): { readonly prompt: string; readonly negativePrompt: string } {
  const starts = [...body.matchAll(/(?:^|\n)Negative prompt: ?/g)]
  // Some sites show all of a picture's settings on one line.
  const start = starts.at(-1) ?? [...body.matchAll(/(?:^|[.,]|(?<!\s)\s)\s*Negative prompt: ?/g)].at(-1)
  if (!start) return { prompt: body.trimEnd(), negativePrompt: '' }
  return {
    prompt: body.slice(0, start.index).trimEnd(),
    negativePrompt: body.slice(start.index + start[0].length).trimEnd(),
  }
}

function unquote(value: string): string {
  const trimmed = value.trim()
  if (!trimmed.startsWith('"')) return trimmed
  try {
    return String(JSON.parse(trimmed))
  } catch {
    return trimmed
  }
}
