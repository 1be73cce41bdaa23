import { countCharacters } from '../text-length.ts'

/**
 * A prompt with varying parts: `{red|blue} car` (alternatives, which may be nested) and `{product}` (a variable with a list of values, the same
 * at every use). `\{`, `\}` and `\|` are literal.
 */
export type PromptTemplate = {
  readonly parts: readonly TemplatePart[]
  /** Variable names in order of first use. */
  readonly variables: readonly string[]
}

type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly TemplatePart[])[] }

export type TemplateReading =
  | { readonly ok: true; readonly template: PromptTemplate }
  /** `at`: index of the UTF-16 unit where the problem starts. */
  | { readonly ok: false; readonly message: string; readonly at: number }

/** Values by variable name. */
export type TemplateValues = Readonly<Record<string, readonly string[]>>

export const TEMPLATE_CHARACTERS = 5_000
const DEEPEST = 20
const NAME = /^\p{L}[\p{L}\p{N} _-]{0,39}$/u

class TemplateProblem extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

/** Parses a template; errors are sentences for the person who typed it. */
export function readTemplate(text: string): TemplateReading {
  if (countCharacters(text) > TEMPLATE_CHARACTERS)
    return { ok: false, message: 'A prompt with wildcards may have up to 5,000 characters', at: 0 }
  const variables = new Set<string>()
  let at = 0

  /** Parses to the end of the text or of the enclosing braces, which start at `opened`. */
  function readOptions(opened: number | undefined, depth: number): TemplatePart[][] {
    const options: TemplatePart[][] = []
    let parts: TemplatePart[] = []
    let plain = ''
    const flush = () => {
      if (plain !== '') parts.push({ kind: 'text', text: plain })
      plain = ''
    }
    while (at < text.length) {
      const sign = text[at]
      if (sign === '\\' && /[{}|\\]/.test(text[at + 1] ?? '')) {
        plain += text[at + 1]
        at += 2
      } else if (sign === '{') {
        flush()
        if (depth === DEEPEST) throw new TemplateProblem(`Braces may lie in each other ${DEEPEST} deep`, at)
        const start = at
        at += 1
        parts.push(toPart(readOptions(start, depth + 1), start))
      } else if (opened !== undefined && (sign === '|' || sign === '}')) {
        flush()
        options.push(parts)
        parts = []
        at += 1
        if (sign === '}') return options
      } else if (sign === '}') {
        throw new TemplateProblem(
          'This “}” closes nothing: remove it, or write “\\}” for the sign itself',
          at,
        )
      } else {
        plain += sign
        at += 1
      }
    }
    if (opened !== undefined)
      throw new TemplateProblem(
        'This “{” is never closed: add “}”, or write “\\{” for the sign itself',
        opened,
      )
    flush()
    return [parts]
  }

  function toPart(options: TemplatePart[][], start: number): TemplatePart {
    if (options.some(isBlank))
      throw new TemplateProblem(
        options.length === 1
          ? 'There is nothing between “{” and “}”: name a variable or list alternatives'
          : 'One of the alternatives is empty: write a word on both sides of every “|”',
        start,
      )
    const [only = []] = options
    if (options.length > 1) return { kind: 'choice', options }
    const name = only.length === 1 && only[0]?.kind === 'text' ? only[0].text.trim() : ''
    if (!NAME.test(name))
      throw new TemplateProblem(
        'Braces hold alternatives, {red|blue}, or the name of a variable, {product}: letters, digits, spaces and dashes',
        start,
      )
    variables.add(name)
    return { kind: 'variable', name }
  }

  try {
    const [parts = []] = readOptions(undefined, 0)
    return { ok: true, template: { parts, variables: [...variables] } }
  } catch (problem) {
    if (problem instanceof TemplateProblem) return { ok: false, message: problem.message, at: problem.at }
    throw problem
  }
}

function isBlank(parts: readonly TemplatePart[]): boolean {
  return parts.every((part) => part.kind === 'text' && part.text.trim() === '')
}

/** The first variable without values. */
export function variableWithoutValue(
  { variables }: PromptTemplate,
  values: TemplateValues,
): string | undefined {
  return variables.find((name) => valuesOf(values, name).length === 0)
}

function valuesOf(values: TemplateValues, name: string): readonly string[] {
  const given = Object.hasOwn(values, name) ? values[name] : undefined
  return [...new Set((given ?? []).map((value) => value.trim()).filter((value) => value !== ''))]
}

/** Max number of distinct prompts; `Infinity` beyond what numbers can represent. Exact unless two choices give the same words. */
export function countCombinations({ parts, variables }: PromptTemplate, values: TemplateValues): number {
  return variables.reduce((count, name) => count * valuesOf(values, name).length, countParts(parts))
}

function countParts(parts: readonly TemplatePart[]): number {
  return parts.reduce((count, part) => count * countPart(part), 1)
}

function countPart(part: TemplatePart): number {
  return part.kind === 'choice' ? part.options.reduce((sum, option) => sum + countParts(option), 0) : 1
}

/** All distinct prompts in the order of the text, the last alternative varying fastest; undefined when there may be more than `most`. */
export function allPrompts(
  template: PromptTemplate,
  values: TemplateValues,
  most: number,
): readonly string[] | undefined {
  const count = countCombinations(template, values)
  if (count > most) return undefined
  const prompts = new Set<string>()
  for (let index = 0; index < count; index += 1) prompts.add(promptAt(template, values, index))
  return [...prompts]
}

function promptAt(template: PromptTemplate, values: TemplateValues, index: number): string {
  let left = index
  const take = (size: number) => {
    const digit = left % size
    left = Math.floor(left / size)
    return digit
  }
  function write(parts: readonly TemplatePart[], rest: number): string {
    let text = ''
    let remaining = rest
    for (const part of [...parts].reverse()) {
      const size = countPart(part)
      text = writePart(part, remaining % size) + text
      remaining = Math.floor(remaining / size)
    }
    return text
  }
  function writePart(part: TemplatePart, digit: number): string {
    if (part.kind === 'text') return part.text
    if (part.kind === 'variable') return chosen.get(part.name) ?? ''
    let before = 0
    for (const option of part.options) {
      const size = countParts(option)
      if (digit < before + size) return write(option, digit - before)
      before += size
    }
    return ''
  }
  const inText = take(countParts(template.parts))
  const chosen = new Map(
    [...template.variables].reverse().map((name) => {
      const list = valuesOf(values, name)
      return [name, list[take(list.length)] ?? '']
    }),
  )
  return tidy(write(template.parts, inText))
}

/** Up to `count` distinct prompts, with equally likely alternatives. `random` returns 0 up to but excluding 1. */
export function randomPrompts(
  template: PromptTemplate,
  values: TemplateValues,
  count: number,
  random: () => number,
): readonly string[] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const prompts = new Set<string>()
  // When few undrawn ones remain, random draws find them slowly, so it may stop early.
  for (let tries = count * 50; tries > 0 && prompts.size < count; tries -= 1) {
    const chosen = new Map(template.variables.map((name) => [name, pick(valuesOf(values, name)) ?? '']))
    const write = (parts: readonly TemplatePart[]): string =>
      parts
        .map((part) => {
          if (part.kind === 'text') return part.text
          return part.kind === 'variable' ? (chosen.get(part.name) ?? '') : write(pick(part.options) ?? [])
        })
        .join('')
    prompts.add(tidy(write(template.parts)))
  }
  return [...prompts]
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
