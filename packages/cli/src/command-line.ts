import { parseArgs } from 'node:util'
import { COMMANDS, type Command, GLOBAL_OPTIONS, type Option } from './command-table.ts'
import { UsageError } from './exit-codes.ts'

/** The command as typed. */
export type Given = {
  readonly command: Command
  readonly words: readonly string[]
  readonly text: (name: string) => string | undefined
  readonly has: (name: string) => boolean
}

/** Parses the arguments by the table of commands; `help: undefined` asks for the general help. */
export function readCommandLine(
  args: readonly string[],
): Given | { readonly help: Command | undefined } | 'version' {
  const [name, ...rest] = args
  if (name === '--version' || name === '-v') return 'version'
  if (name === undefined || name === 'help' || name === '--help' || name === '-h')
    return { help: COMMANDS.find((command) => command.name === rest[0]) }
  const command = COMMANDS.find((one) => one.name === name)
  if (!command) throw new UsageError(`There is no command “${name}”. Run easel --help for all of them.`)
  const options = [...command.options, ...GLOBAL_OPTIONS]
  const { values, positionals } = parse(command, rest, options)
  if (values['help']) return { help: command }
  const { min, max } = command.words
  if (positionals.length < min || positionals.length > max)
    throw new UsageError(`Write it like this: easel ${command.usage}`)
  return {
    command,
    words: positionals,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    has: (option) => values[option] === true,
  }
}

function parse(command: Command, args: readonly string[], options: readonly Option[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        options.map(({ name, short, takes }) => [
          name,
          { type: takes ? ('string' as const) : ('boolean' as const), ...(short ? { short } : {}) },
        ]),
      ),
    })
  } catch (error) {
    // The first sentence of Node's message names the option.
    const [sentence] = (error as Error).message.split('. To specify')
    throw new UsageError(`${sentence}. Run easel ${command.name} --help.`)
  }
}
