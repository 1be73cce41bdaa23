import { expect, it } from 'vitest'
import { findCircles, readImports } from '../folders.ts'

const circlesOf = (files: Readonly<Record<string, string>>) => findCircles(readImports(Object.entries(files)))

it('complains of two folders that need each other, also over a third, once and with the files', () => {
  expect(
    circlesOf({
      'a/one.ts': "import { two } from '../b/two.ts'",
      'b/two.ts': "export * from '../c/three.ts'",
      'c/three.ts': "import type {\n  One,\n} from '../a/one.ts'",
    }),
  ).toEqual([
    'a needs b (by a/one.ts), which needs c (by b/two.ts), which needs a (by c/three.ts): move what both need, or hand it over',
  ])
})

it('reads what is imported late, and by the name of the web app', () => {
  expect(
    circlesOf({
      'apps/web/src/pages/page.tsx': "const page = () => import('#web/features/part.tsx')",
      'apps/web/src/features/part.tsx': "import '../pages/page.tsx'",
    }),
  ).toHaveLength(1)
})

it('lets a folder and one within it need each other, and two that need a third', () => {
  expect(
    circlesOf({
      'a/one.ts': "import { part } from './parts/part.ts'\nimport '../c/c.ts'",
      'a/parts/part.ts': "import { one } from '../one.ts'",
      'b/two.ts': "import '../c/c.ts'",
      'c/c.ts': "import { readFile } from 'node:fs'",
    }),
  ).toEqual([])
})
