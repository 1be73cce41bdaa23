import { COMMANDS, type Command, GLOBAL_OPTIONS, type Option } from './command-table.ts'

export function helpText(command: Command | undefined): string {
  if (command)
    return `easel ${command.usage}\n\n${capitalized(command.summary)}.\n\n${optionLines([
      ...command.options,
      ...GLOBAL_OPTIONS,
    ])}\n`
  const width = Math.max(...COMMANDS.map(({ name }) => name.length)) + 2
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`)
  return `easel COMMAND [options]\n\n${lines.join('\n')}\n\n${optionLines(GLOBAL_OPTIONS)}

Settings from the environment: EASEL_SERVER, EASEL_API_KEY,
EASEL_PROXY_LOGIN (name:password, for a proxy in front that asks for one).
Exit codes: 0 done, 1 fault, 2 usage, 3 access, 4 not found, 5 limit, 6 content policy, 7 network,
8 generation failed, 9 conflict, 130 cancelled.
`
}

function optionLines(options: readonly Option[]): string {
  const names = options.map(
    ({ name, short, takes }) => `${short ? `-${short}, ` : '    '}--${name}${takes ? ` ${takes}` : ''}`,
  )
  const width = Math.max(...names.map((name) => name.length)) + 2
  return options.map(({ summary }, index) => `  ${(names[index] ?? '').padEnd(width)}${summary}`).join('\n')
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
