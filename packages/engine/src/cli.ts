// Draws one picture from the command line: npm run draw -- "PROMPT" --out FILE.png [options]
import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawPicture } from './draw-picture.ts'
import { ForbiddenPromptError, InvalidRequestError } from './drawn-picture.ts'
import type { Aspect, PictureRequest, Quality } from './picture-request.ts'

const USAGE = `Usage: npm run draw -- "PROMPT" --out FILE.png
  [--style id] [--negative "…"] [--aspect 1:1|16:9|9:16|4:5|3:2|2:3|21:9] [--quality standard|high|ultra]
  [--seed N] [--reference FILE] [--scale 0.1…1] [--report FILE.json]`

class UsageError extends Error {}

type Command = { readonly request: PictureRequest; readonly out: string; readonly report?: string }

function readCommand(args: readonly string[]): Command {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { style: text, negative: text, aspect: text, quality: text, seed: text, reference: text, scale: text, out: text, report: text },
  })
  if (positionals.length !== 1) throw new UsageError('Give one prompt, in quotes.')
  if (!values.out) throw new UsageError('Say where the picture goes: --out FILE.png')
  const request: PictureRequest = {
    prompt: positionals[0],
    seed: values.seed === undefined ? randomInt(2 ** 32) : Number(values.seed),
    ...(values.negative === undefined ? {} : { negativePrompt: values.negative }),
    ...(values.style === undefined ? {} : { style: values.style }),
    ...(values.aspect === undefined ? {} : { aspect: values.aspect as Aspect }),
    ...(values.quality === undefined ? {} : { quality: values.quality as Quality }),
    ...(values.scale === undefined ? {} : { scale: Number(values.scale) }),
    ...(values.reference === undefined ? {} : { reference: readFileSync(values.reference) }),
  }
  return { request, out: values.out, ...(values.report ? { report: values.report } : {}) }
}

async function main(): Promise<void> {
  const { request, out, report } = readCommand(process.argv.slice(2))
  const drawn = await drawPicture(request, { checkpoint: () => {}, onProgress: () => {} })
  writeFileSync(out, drawn.png)
  if (report) writeFileSync(report, `${JSON.stringify(drawn.report, null, 2)}\n`)
  const { ms, unknown, assumed } = drawn.report
  const total = Object.values(ms).reduce((sum, part) => sum + part, 0)
  console.log(`${out}: ${drawn.width}x${drawn.height}, seed ${request.seed}, ${(total / 1000).toFixed(1)} s`)
  for (const { says } of assumed) console.log(`Assumed: ${says}`)
  if (unknown.length > 0) console.log(`Not understood: ${unknown.join(', ')}`)
}

/** User errors print one line; anything else is a bug and keeps its stack trace. */
function isMistake(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof InvalidRequestError || error instanceof ForbiddenPromptError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('ERR_PARSE_ARGS') || ['ENOENT', 'EACCES', 'EISDIR'].includes(code)
}

main().catch((error: unknown) => {
  if (isMistake(error)) console.error(`${error.message}\n${error instanceof UsageError ? USAGE : ''}`.trim())
  else console.error(error)
  process.exitCode = 1
})
