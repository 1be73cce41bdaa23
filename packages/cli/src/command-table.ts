import { BACKGROUNDS } from '@easel/contract/fields'
import { DOWNLOAD_FORMATS } from '@easel/contract/library/downloads'
import { LIMITS } from '@easel/contract/limits'
import { ASPECT_RATIOS, QUALITIES, RESOLUTIONS } from '@easel/contract/pictures'
import { STYLE_IDS } from '@easel/contract/styles'

export type Option = {
  readonly name: string
  readonly short?: string
  /** Name of the option's value; absent for a flag. */
  readonly takes?: string
  /** Values for shell completion; `file` for a path. */
  readonly values?: readonly string[] | 'file'
  readonly summary: string
}

export type Command = {
  readonly name: string
  readonly usage: string
  readonly summary: string
  /** Min and max of its positional arguments. */
  readonly words: { readonly min: number; readonly max: number; readonly values?: readonly string[] | 'file' }
  readonly options: readonly Option[]
}

const json: Option = { name: 'json', summary: 'write JSON' }
const output = (summary: string): Option => ({
  name: 'output',
  short: 'o',
  takes: 'PATH',
  values: 'file',
  summary,
})
const format: Option = {
  name: 'format',
  takes: 'NAME',
  values: DOWNLOAD_FORMATS,
  summary: `${DOWNLOAD_FORMATS.join(', ')}; default: what the file’s name ends with, else png`,
}
const strip: Option = { name: 'strip', summary: 'leave prompt and settings out of the file' }

export const GLOBAL_OPTIONS: readonly Option[] = [
  {
    name: 'server',
    takes: 'URL',
    summary: 'the installation; default EASEL_SERVER, else the one signed in to',
  },
  { name: 'quiet', short: 'q', summary: 'no progress and no notes' },
  { name: 'help', short: 'h', summary: 'help for a command' },
]

export const COMMANDS: readonly Command[] = [
  {
    name: 'generate',
    usage: 'generate "PROMPT" [options]',
    summary: 'make pictures from words; the prompt may come from a pipe',
    words: { min: 0, max: 1 },
    options: [
      {
        name: 'style',
        takes: 'NAME',
        values: STYLE_IDS,
        summary: 'such as anime or watercolor; default photorealistic',
      },
      {
        name: 'size',
        takes: 'SIZE',
        values: [...ASPECT_RATIOS.map(({ id }) => id), ...ASPECT_RATIOS.map(sizeText)],
        summary: `${ASPECT_RATIOS.map(({ id }) => id).join(', ')}, or WIDTHxHEIGHT where the model draws it; default 1:1`,
      },
      {
        name: 'quality',
        takes: 'NAME',
        values: QUALITIES.map(({ id }) => id),
        summary: 'standard, high or ultra; default standard',
      },
      { name: 'count', short: 'n', takes: 'N', summary: '1 to 10 pictures; default 1' },
      { name: 'seed', takes: 'N', summary: 'of the first picture; the others count up; default random' },
      {
        name: 'variation',
        takes: 'N',
        summary: 'another number, another small change of the seed’s picture; several count up',
      },
      {
        name: 'background',
        takes: 'NAME',
        values: BACKGROUNDS,
        summary: 'opaque, or transparent where the model can; default opaque',
      },
      {
        name: 'resolution',
        takes: 'NAME',
        values: RESOLUTIONS.map(({ id }) => id),
        summary: 'standard, or 2k or 4k where the model has it; default standard',
      },
      { name: 'negative', takes: 'TEXT', summary: 'what to leave out of the picture' },
      { name: 'reference', takes: 'FILE', values: 'file', summary: 'a picture to follow' },
      { name: 'strength', takes: 'N', summary: 'how closely it is followed, 0 to 1' },
      output('a file, a folder, or - for the bytes themselves; default: a file here'),
      format,
      strip,
      {
        name: 'key',
        takes: 'TEXT',
        summary: 'idempotency key: run again, the same command continues where it stopped',
      },
      { name: 'local', summary: 'draw here, with the built-in engine and no server' },
      json,
    ],
  },
  {
    name: 'batch',
    usage: 'batch SHEET.csv [options]',
    summary: 'make a picture for each row of a sheet; run again, it continues where it stopped',
    words: { min: 1, max: 1, values: 'file' },
    options: [output('the folder for the pictures; default: named as the sheet'), format, json],
  },
  {
    name: 'history',
    usage: 'history [WORDS] [options]',
    summary: 'list your pictures, newest first',
    words: { min: 0, max: 1 },
    options: [
      { name: 'limit', takes: 'N', summary: 'how many; default 20' },
      { name: 'style', takes: 'NAME', values: STYLE_IDS, summary: 'of this style' },
      { name: 'tag', takes: 'TEXT', summary: 'with this tag' },
      { name: 'favorite', summary: 'favorites only' },
      json,
    ],
  },
  {
    name: 'download',
    usage: 'download ID… [options]',
    summary: `save up to ${LIMITS.openDownloads} pictures of the library`,
    // Each download is a link that the server keeps for a while.
    words: { min: 1, max: LIMITS.openDownloads },
    options: [
      output('a file, a folder, or - for the bytes themselves; default: files here'),
      format,
      strip,
      json,
    ],
  },
  {
    name: 'export',
    usage: 'export [options]',
    summary: 'save the whole library as ZIP files; run again, it adds what is new',
    words: { min: 0, max: 0 },
    options: [output('the folder; default easel-export'), format, strip, json],
  },
  {
    name: 'import',
    usage: 'import PATH… [options]',
    summary:
      'put picture files, folders and ZIP files into the library; run again, it goes on where it stopped',
    words: { min: 1, max: Number.POSITIVE_INFINITY, values: 'file' },
    options: [json],
  },
  {
    name: 'login',
    usage: 'login [options]',
    summary: 'get an API key for this machine: allow it in the browser',
    words: { min: 0, max: 0 },
    options: [{ name: 'api-key', summary: 'take a key that you have: from a pipe, or asked for' }, json],
  },
  {
    name: 'logout',
    usage: 'logout',
    summary: 'forget the key',
    words: { min: 0, max: 0 },
    options: [],
  },
  {
    name: 'mcp',
    usage: 'mcp',
    summary: 'serve the installation’s MCP tools over stdin and stdout',
    words: { min: 0, max: 0 },
    options: [],
  },
  {
    name: 'completion',
    usage: 'completion bash|zsh|fish',
    summary: 'a script that makes the shell complete commands',
    words: { min: 1, max: 1, values: ['bash', 'zsh', 'fish'] },
    options: [],
  },
]

function sizeText({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${width}x${height}`
}
