// Imports a folder of pictures into the library by the command line: killed after a third, run again, and run once more.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { writeMetadata } from '../../packages/picture-metadata/src/write-metadata.ts'
import { type Caller, cpuSeconds, residentMb, signUp, startProduct, temporaryFolder } from './product.ts'
import { type Row, row } from './statistics.ts'

const PICTURES = Number(process.env['BENCH_PICTURES'] ?? 10_000)
const A_FOLDER = 500
const SIDE = 96
const CLI = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url))

export async function measureImport(): Promise<Row[]> {
  const folder = temporaryFolder()
  const pictures = join(folder.path, 'pictures')
  await drawPictures(pictures)
  const product = await startProduct(join(folder.path, 'data'))
  try {
    const { url } = product
    const { call } = await signUp(url)
    const { body } = await call('POST', '/api/account/keys', { name: 'Bench', scopes: ['read', 'write'] })
    const env = { EASEL_SERVER: url, EASEL_API_KEY: (body as { key: string }).key }
    const [memory, processor] = [await residentMb(url), await cpuSeconds(url)]

    const started = performance.now()
    const first = importFolder(pictures, env)
    while ((await countPictures(call)) < PICTURES / 3) await pause(1_000)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const second = importFolder(pictures, env)
    const watch = watchMemory(url)
    await endOf(second)
    const seconds = (performance.now() - started) / 1_000
    const peak = await watch.stop()
    const used = (await cpuSeconds(url)) - processor

    const again = performance.now()
    await endOf(importFolder(pictures, env))
    const known = (performance.now() - again) / 1_000
    return [
      row(`import: ${PICTURES} pictures, killed once on the way`, seconds, PICTURES / 8, 's'),
      row(
        'import: pictures in the library that are not in the folder',
        (await countPictures(call)) - PICTURES,
        0,
        '',
      ),
      row('import: processor time of the server a picture', (used / PICTURES) * 1_000, 40, 'ms'),
      row('import: growth of the server at most', peak - memory, 250, 'MB'),
      row('import: the same folder again', known, PICTURES / 100, 's'),
    ]
  } finally {
    await product.stop()
    folder.remove()
  }
}

/** All different, with their settings in the files. */
async function drawPictures(folder: string): Promise<void> {
  for (let at = 0; at < PICTURES; at += 1) {
    const home = join(folder, String(Math.floor(at / A_FOLDER)))
    if (at % A_FOLDER === 0) mkdirSync(home, { recursive: true })
    const background = { r: at & 255, g: at >> 8, b: 90 }
    const png = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
      .png()
      .toBuffer()
    const about = { prompt: `a red fox, number ${at}`, style: 'neon', seed: at }
    writeFileSync(join(home, `${at}.png`), writeMetadata(png, { sourceType: 'algorithmicMedia', about }))
  }
}

function importFolder(folder: string, env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, [CLI, 'import', folder, '--json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], ...env },
  })
}

async function endOf(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`easel import ended with ${code}`)
}

async function countPictures(call: Caller): Promise<number> {
  const { body } = await call('GET', '/api/library')
  return (body as { total: number }).total
}

function watchMemory(url: string) {
  let peak = 0
  const look = async () => {
    peak = Math.max(peak, await residentMb(url))
  }
  const timer = setInterval(() => void look(), 1_000)
  return {
    stop: async () => {
      clearInterval(timer)
      await look()
      return peak
    },
  }
}
