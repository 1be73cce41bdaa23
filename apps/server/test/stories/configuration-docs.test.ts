import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configurationPage, exampleFile } from '../../../../scripts/generate-configuration.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

describe('the configuration’s documents', () => {
  it('are those that the table of settings gives', () => {
    expect(read('docs/configuration.md')).toBe(configurationPage())
    expect(read('.env.example')).toBe(exampleFile())
  })
})
