import { expect, test } from 'vitest'
import { find } from './check.ts'
import { hostRole } from './host-role.ts'

const configured = { productionHost: 'easel.example', previewHost: 'preview.easel.example' }
const free = { productionHost: null, previewHost: null }

test.each([
  ['easel.example', configured, 'good', 'the production host'],
  ['preview.easel.example', configured, 'warning', 'the preview host'],
  ['localhost', configured, 'warning', 'this machine'],
  ['old.example', configured, 'bad', 'neither'],
  ['localhost', free, 'good', 'this machine'],
  ['studio.lan', free, 'warning', 'one of several hosts'],
] as const)('%s is told what it is to the installation', (host, hosts, verdict, words) => {
  const finding = hostRole(host, hosts)
  expect(finding.verdict).toBe(verdict)
  expect(finding.seen).toContain(words)
  expect(finding.hint === undefined).toBe(verdict === 'good')
})

test('a check that cannot even look is a finding with its reason', async () => {
  const look = () => Promise.reject(new Error('The operation is insecure'))
  expect(await find({ name: 'Storage', about: '', look }, { hosts: async () => configured })).toMatchObject({
    verdict: 'bad',
    seen: 'The operation is insecure',
  })
})
