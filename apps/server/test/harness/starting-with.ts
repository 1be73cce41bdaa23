import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files whose path contains one of these words come before all others. */
export function startingWith(words: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const isFirst = ({ moduleId }: TestSpecification) => words.some((word) => moduleId.includes(word))
      const sorted = await super.sort(files)
      return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
    }
  }
}
