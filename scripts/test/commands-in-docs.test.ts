import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inDocs = readdirSync(`${root}/docs`).filter((name) => name.endsWith('.md'))
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...inDocs.map((name) => `docs/${name}`)]
const scripts = Object.keys(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).scripts)

test.each(pages)('every command of %s runs as it is written, on any Node that Easel needs', (page) => {
  const text = readFileSync(`${root}/${page}`, 'utf8')
  const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name)
  expect(named.filter((name) => name === undefined || !scripts.includes(name))).toEqual([])
  // Node 20 cannot run TypeScript; npm and npx put the Node from the lockfile first.
  expect(text.match(/(?<!npx )\bnode [\w./-]+\.ts\b/g) ?? []).toEqual([])
})
