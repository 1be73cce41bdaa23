import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const OPERATING = join(ROOT, 'docs/operating.md')
/** What opens a connection or a thread. */
const OPENS =
  /new (pg\.)?(Client|Pool|Socket|Piscina|WebSocket|Worker|Stripe|S3Client)\b|createTransport\(|(?<![.\w])fetch\(|(http|https|tls|net)\.(request|connect)\(|\)\.request\(/

it('every place that opens a connection or a thread is named in docs/operating.md, with its limits and what hears its errors', () => {
  const named = [...readFileSync(OPERATING, 'utf8').matchAll(/^\| `((?:apps|packages)\/[^`]+)` \|/gm)].map(
    ([, path = '']) => path,
  )
  const opening = ['apps/server/src', ...packages()].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path))
      .filter((path) => OPENS.test(codeOf(path))),
  )
  expect(opening.toSorted()).toEqual(named.toSorted())
})

function packages(): string[] {
  return readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`)
}

/** Without the lines that only import or speak of it. */
function codeOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(import|\/?\*|\/\/)/.test(line))
    .join('\n')
}
