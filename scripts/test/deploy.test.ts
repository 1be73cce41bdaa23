import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { SETTINGS } from '../../apps/server/src/settings/settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const settings = new Set(Object.values(SETTINGS).flatMap((group) => Object.keys(group)))
/** Read by Node, by the C library, or by the other programs that run next to Easel. */
const OF_OTHERS = /^(NODE_ENV|MALLOC_ARENA_MAX|POSTGRES_\w+|MINIO_\w+|KEY|SECRET)$/

type Service = {
  readonly environment?: Readonly<Record<string, string>>
  readonly image?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly stop_grace_period?: string
  readonly deploy?: { readonly replicas: number }
}
const compose = (file: string): Readonly<Record<string, Service>> =>
  parse(read(`deploy/${file}`), { merge: true }).services

it.each(['compose.yaml', 'compose.scaled.yaml'])(
  '%s names settings that exist and runs Easel locked down',
  (file) => {
    for (const [name, service] of Object.entries(compose(file))) {
      for (const variable of Object.keys(service.environment ?? {}))
        expect(settings.has(variable) || OF_OTHERS.test(variable), `${name}: ${variable}`).toBe(true)
      if (!service.image?.startsWith('easel:')) continue
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '80s' })
    }
  },
)

it('the scaled file has two that answer and two that draw, on one database and one bucket', () => {
  const { web, worker, database, storage, proxy } = compose('compose.scaled.yaml')
  expect([web?.deploy?.replicas, worker?.deploy?.replicas]).toEqual([2, 2])
  expect([web?.environment?.['ROLE'], worker?.environment?.['ROLE']]).toEqual(['web', 'worker'])
  expect(web?.environment?.['DATABASE_URL']).toBe(worker?.environment?.['DATABASE_URL'])
  expect([database, storage, proxy]).not.toContain(undefined)
})

it('the image runs as another user than root, without npm, and says how it is asked and stopped', () => {
  const dockerfile = read('deploy/Dockerfile')
  const [, last = ''] = dockerfile.split(/^FROM .*slim$/m)
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(2)
  expect(last).toMatch(/^USER 1000:1000$/m)
  expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(last).toMatch(/^CMD \["node", "server.js"\]$/m)
  expect(last).not.toMatch(/npm|RUN .*curl|:latest/)
  for (const [, variables = ''] of last.matchAll(/^ENV (.*)$/gm))
    for (const pair of variables.split(' ')) {
      const [name = ''] = pair.split('=')
      expect(settings.has(name) || OF_OTHERS.test(name), name).toBe(true)
    }
})

it('the image is built from the package.json of every workspace, as the lock asks for', () => {
  const dockerfile = read('deploy/Dockerfile')
  for (const path of globSync('{apps,packages}/*/package.json', { cwd: root }))
    expect(dockerfile).toContain(`COPY ${path.replaceAll('\\', '/')} `)
})

it('the chart names settings that exist and is what its templates read', () => {
  const values = parse(read('deploy/chart/values.yaml'))
  for (const name of Object.keys(values.settings)) expect([...settings]).toContain(name)
  const template = read('deploy/chart/templates/processes.yaml')
  for (const [, path = ''] of template.matchAll(/\.Values\.([\w.]+)/g))
    expect(
      path.split('.').reduce((value, key) => value?.[key], values),
      path,
    ).toBeDefined()
  expect(template).toMatch(/runAsNonRoot: true[\s\S]*readOnlyRootFilesystem: true/)
  const plain = template
    .replaceAll(/^\s*\{\{-.*\}\}\n/gm, '')
    .replaceAll(/"\{\{[^}]*\}\}:\{\{[^}]*\}\}"/g, 'x')
    .replaceAll(/\{\{[^}]*\}\}/g, 'x')
  for (const document of parseAllDocuments(plain)) expect(document.errors).toEqual([])
})

it('the service waits as long as a picture that is paid for may take, and may write its data alone', () => {
  const unit = read('deploy/easel.service')
  expect(unit).toMatch(/^TimeoutStopSec=80$/m)
  expect(unit).toMatch(/^ProtectSystem=strict$/m)
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node server\.js$/m)
})

it.each(['deploy/traefik.yaml', '.github/workflows/ci.yml', 'deploy/chart/Chart.yaml'])(
  '%s is YAML',
  (path) => {
    expect(parse(read(path))).toBeTypeOf('object')
  },
)
