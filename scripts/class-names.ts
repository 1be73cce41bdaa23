// Skips class names in `npm run mutants`: they are styling, which no test of behavior notices.
interface NodePath {
  readonly node: {
    readonly type: string
    readonly name?: { readonly name?: string }
    readonly value?: unknown
  }
}

/** Two or more words such as 'mt-2.5 flex-wrap', in the characters of class names. */
const CLASS_NAMES =
  /^(?=\S*[-[:]|.*\s\S*[-[:])[a-z0-9@!*_[\]()/:.,%#&>='"+~<-]+(\s+[a-z0-9@!*_[\]()/:.,%#&>='"+~<-]+)+$/

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'class-names',
    value: {
      shouldIgnore: ({ node }: NodePath): string | undefined =>
        (node.type === 'JSXAttribute' && node.name?.name === 'className') ||
        (node.type === 'StringLiteral' &&
          typeof node.value === 'string' &&
          CLASS_NAMES.test(node.value.trim()))
          ? 'These are names of classes.'
          : undefined,
    },
  },
]
