import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take long, and what they say does not depend on the database: on PostgreSQL they would say what they said before. */
const ONCE = [
  'test/stories/data-folder.test.ts',
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
  'src/modules/imaging/vendor-errors.test.ts',
  'src/modules/generations/edit-picture.test.ts',
  'src/modules/library/downloads.test.ts',
]

/** They take longest: begun last, they would keep one worker busy while the others have nothing left. */
const FIRST = ['test/kill/', 'test/backup/', 'src/modules/generations/edit-picture.test.ts']

/** Of `npm run mutants`: the tests that are to notice. Nearly every test reaches everything, so all would take hours. */
const WANTED = process.env['MUTANT_TESTS']?.split(' ')

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => FIRST.some((part) => moduleId.includes(part))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

// Files share their worker's modules, so that a worker opens one database for all its files.
export default defineConfig({
  test: {
    include: WANTED ?? ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/operation/**', ...(process.env['TEST_DATABASE_URL'] ? ONCE : [])],
    isolate: false,
    // They wait as much as they compute: with as many workers as processors half the machine would stand idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Waiting costs nothing when all is well, and a busy machine is no failure.
    expect: { poll: { timeout: 10_000, interval: 20 } },
  },
})
