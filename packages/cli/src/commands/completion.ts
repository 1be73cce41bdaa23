import { COMMANDS, type Command, GLOBAL_OPTIONS, type Option } from '../command-table.ts'
import { UsageError } from '../exit-codes.ts'
import type { Run } from './run.ts'

export const completion: Run = async (given, console) => {
  const [shell = ''] = given.words
  if (!(shell in SCRIPTS)) throw new UsageError('Shells: bash, zsh and fish')
  console.result(SCRIPTS[shell as keyof typeof SCRIPTS]())
}

const SCRIPTS = { bash, zsh, fish }
const optionsOf = (command: Command) => [...command.options, ...GLOBAL_OPTIONS]
const flagsOf = ({ name, short }: Option) => (short ? [`--${name}`, `-${short}`] : [`--${name}`])
const names = COMMANDS.map(({ name }) => name).join(' ')

/** One `case` for the values of options, one for the other arguments of a command. */
function bash(): string {
  const values = COMMANDS.flatMap((command) =>
    optionsOf(command)
      .filter(({ takes }) => takes)
      .map(
        (option) =>
          `    ${flagsOf(option)
            .map((flag) => `${command.name}:${flag}`)
            .join('|')}) ${reply(option.values)}; return ;;`,
      ),
  )
  const rest = COMMANDS.map((command) => {
    const flags = optionsOf(command).flatMap(flagsOf).join(' ')
    const { values } = command.words
    const words = Array.isArray(values) ? ` ${values.join(' ')}` : ''
    const files = values === 'file' ? `; COMPREPLY+=($(compgen -f -- "$word"))` : ''
    return `    ${command.name}) COMPREPLY=($(compgen -W "${flags}${words}" -- "$word"))${files} ;;`
  })
  return `_easel() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names}" -- "$word"))
    return
  fi
  case "$command:$before" in
${values.join('\n')}
  esac
  case "$command" in
${rest.join('\n')}
  esac
}
complete -F _easel easel`
}

function reply(values: Option['values']): string {
  if (values === 'file') return 'COMPREPLY=($(compgen -f -- "$word"))'
  return Array.isArray(values) ? `COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$word"))` : 'COMPREPLY=()'
}

function zsh(): string {
  const commands = COMMANDS.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`)
  const cases = COMMANDS.map((command) => {
    const specs = optionsOf(command).map(({ name, short, takes, values, summary }) => {
      const flag = short ? `'(-${short} --${name})'{-${short},--${name}}` : `--${name}`
      const value = takes ? `:${takes.toLowerCase()}:${zshValues(values)}` : ''
      return `      ${flag}${quoted(`[${summary.replaceAll(/[[\]:]/g, '\\$&')}]${value}`)}`
    })
    const words =
      command.words.max === 0 ? [] : [`      ${quoted(`*:word:${zshValues(command.words.values)}`)}`]
    return `    ${command.name}) _arguments \\\n${[...specs, ...words].join(' \\\n')} ;;`
  })
  return `#compdef easel
_easel() {
  local -a commands=(
${commands.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
compdef _easel easel`
}

function zshValues(values: Option['values']): string {
  if (values === 'file') return '_files'
  return Array.isArray(values) ? `(${values.map((value) => value.replaceAll(':', '\\:')).join(' ')})` : ' '
}

function fish(): string {
  const commands = COMMANDS.map(
    ({ name, summary }) => `complete -c easel -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
  )
  const options = COMMANDS.flatMap((command) => {
    const when = `-n '__fish_seen_subcommand_from ${command.name}'`
    const words = fishValues(command.words.values)
    return [
      ...(words ? [`complete -c easel ${when}${words}`] : []),
      ...optionsOf(command).map(
        ({ name, short, takes, values, summary }) =>
          `complete -c easel ${when} -l ${name}${short ? ` -s ${short}` : ''}${takes ? ' -r' : ''}${fishValues(values)} -d ${quoted(summary)}`,
      ),
    ]
  })
  return ['complete -c easel -f', ...commands, ...options].join('\n')
}

function fishValues(values: Option['values']): string {
  if (values === 'file') return ' -F'
  return Array.isArray(values) ? ` -a '${values.join(' ')}'` : ''
}

/** Quotes for zsh and fish, which read single quotes alike if apostrophes are written as ’. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`
}
