import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { VERSION } from '../../apps/server/src/version.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

test('every part of the product names one version, which the changelog and the upgrade notes describe', () => {
  const named = [
    ...globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root }).map(
      (path) => [path, JSON.parse(read(path)).version] as const,
    ),
    ['chart', /^version: (.+)$/m.exec(read('deploy/chart/Chart.yaml'))?.[1]],
    ['app of the chart', /^appVersion: (.+)$/m.exec(read('deploy/chart/Chart.yaml'))?.[1]],
    ['image of the chart', /tag: (\S+)/.exec(read('deploy/chart/values.yaml'))?.[1]],
    ['compose.yaml', /image: easel:(\S+)/.exec(read('deploy/compose.yaml'))?.[1]],
    ['compose.scaled.yaml', /image: easel:(\S+)/.exec(read('deploy/compose.scaled.yaml'))?.[1]],
    ['CHANGELOG.md', /^## (\d\S+) \(\d{4}-\d\d-\d\d\)$/m.exec(read('CHANGELOG.md'))?.[1]],
    ['upgrading.md', /^\| (\d\S+) \|/m.exec(read('docs/upgrading.md'))?.[1]],
  ] as const
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter(([, version]) => version !== VERSION)).toEqual([])
})
