import { defineConfig } from 'vitest/config'
import { startingWith } from './test/harness/starting-with.ts'

/** They take long, and what they say does not depend on the database: on PostgreSQL they would say what they said before. */
const ONCE = [
  'test/stories/data-folder.test.ts',
  'test/stories/local-model.test.ts',
  'test/stories/doctor.test.ts',
  'src/platform/storage/s3-storage.test.ts',
  'src/platform/http/limit-bodies.test.ts',
  'test/stories/hostile-connections.test.ts',
  'test/cli/**',
  'test/mcp/**',
  'test/a1111/**',
  'test/replicate/**',
  'test/openai/**',
  'src/modules/generations/image-functions/failures.test.ts',
  'src/modules/imaging/local-models/**',
  'src/modules/imaging/vendor-errors.test.ts',
  'src/modules/generations/edit-picture.test.ts',
  'src/modules/library/downloads.test.ts',
]

/** They take longest: begun last, they would keep one worker busy while the others have nothing left. */
const FIRST = ['test/kill/', 'test/backup/', 'src/modules/imaging/local-models/', 'test/cli/generate.test.ts']

/** Of `npm run mutants`: the tests that are to notice. Nearly every test reaches everything, so all would take hours. */
const WANTED = process.env['MUTANT_TESTS']?.split(' ')

// Files share their worker's modules, so that a worker opens one database for all its files.
export default defineConfig({
  test: {
    include: WANTED ?? ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/operation/**', ...(process.env['TEST_DATABASE_URL'] ? ONCE : [])],
    isolate: false,
    // They wait as much as they compute: with as many workers as processors half the machine would stand idle.
    maxWorkers: 3,
    sequence: { sequencer: startingWith(FIRST) },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Waiting costs nothing when all is well, and a busy machine is no failure.
    expect: { poll: { timeout: 10_000, interval: 20 } },
  },
})
