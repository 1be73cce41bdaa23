import postcss, { type ChildNode, type Container } from 'postcss'
import { type Needs, selectorNeeds } from './selector-needs.ts'

const STYLE = /<style>([\s\S]*?)<\/style>/
const CLASSES = /\sclass="([^"]*)"/g
const ELEMENTS = /<([a-z][\w-]*)/g
const FIELDS = /<input[^>]*\stype="([a-z]+)[^"]*"/g
const NAMES = /[\w-]+/g
const READ = /var\(--[\w-]+/g
/** A declaration that the minifier has written several times, once for each older browser's way. */
const REPEATED = /(?<=[{;])([a-z-]+:[^;{}]+;)\1+/g
/** The framework lists the stops of gradients among the colours that move; none of ours moves. */
const GRADIENT_STOPS = /,\s*--tw-gradient-(?:from|via|to)(?=[,;}])/g
/** A variable that has a type and a value from the start. */
const REGISTERED = /@property (--[\w-]+)\{[^}]*initial-value:([^;}]*)\}/g

export type PageStyles = {
  /** Everything but the typefaces, which every page declares: declared again, they would load again. */
  readonly all: string
  /**
   * The page with those of its styles alone that something on it can have. What comes into it `later` brings the rules for its classes, and finds
   * here what is said of every element and every variable.
   */
  readonly withOwn: (html: string, later?: string) => string
  /** The rules for the classes in `html`, which count within the element that `scope` selects alone: so it matters nowhere that they come late. */
  readonly within: (scope: string, html: string) => string
}

type Selector = { readonly text: string; readonly needs: Needs }
/**
 * A piece of the sheet. `declared`: an animation, a variable's type or its value, which stands only where something names it, or reads it as
 * `var(--name`. `value`: any other declaration of a rule. `statement`: what is for the whole page, such as the order of the layers.
 */
type Part =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly parts: readonly Part[] }
  | { readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[] }
  | { readonly kind: 'declared'; readonly name: string; readonly text: string }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'statement'; readonly text: string }

/** What the rules are for: classes and elements of a page, all of it or what lies in one element. */
type Found = {
  readonly classes: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
  readonly scope?: string
}

/**
 * Tells the stylesheet that stands in `html` apart: what a prerendered page needs until its program runs, and the whole. A page's own part keeps
 * the order of the whole, which comes after it with the program (app/boot/program.ts), so nothing changes when it does.
 */
export function pageStyles(html: string): PageStyles {
  const css = STYLE.exec(html)?.[1]
  if (!css) throw new Error('The page carries no styles: mend pageStyles.')
  const sheet = postcss.parse(css.replace(GRADIENT_STOPS, ''))
  const parts = partsOf(sheet)
  sheet.walkAtRules('font-face', (face) => {
    face.remove()
  })
  return {
    all: sheet.toString(),
    withOwn(page, later = '') {
      const body = page.replace(css, '')
      const found = { classes: classesIn(body), elements: elementsIn(body + later) }
      const write = (named: ReadonlySet<string>) => writeParts(parts, found, named)
      return page.replace(css, () => condensed(withNamed(write, body + later), body + later))
    },
    within(scope, part) {
      const found = { classes: classesIn(part), elements: elementsIn(part), scope }
      return withNamed((named) => writeParts(parts, found, named), part)
    },
  }
}

/** What is named by what stands there may name more: a variable of a theme another one. */
function withNamed(write: (named: ReadonlySet<string>) => string, body: string): string {
  let named: ReadonlySet<string> = new Set()
  for (;;) {
    const text = write(named)
    const all = `${body} ${text}`
    const next = new Set([...(all.match(NAMES) ?? []), ...(all.match(READ) ?? [])])
    if (next.size === named.size) return text
    named = next
  }
}

/** Without what says nothing: what is said twice, and variables that nothing sets, which stand as the value that they have from the start. */
function condensed(css: string, body: string): string {
  let text = css.replace(REPEATED, '$1')
  for (const [property, name = '', value = ''] of css.matchAll(REGISTERED))
    if (!`${css} ${body}`.includes(`${name}:`) && !css.includes(`var(${name},`))
      text = text.replace(property, '').replaceAll(`var(${name})`, value)
  return text
}

function classesIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(CLASSES)].map(([, list]) => list).join(' ')
  return new Set(names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&').split(/\s+/))
}

/** What is said of an input's parts is said of every field's. An input of a kind whose parts are spoken of is named with it. */
function elementsIn(html: string): ReadonlySet<string> {
  const names = new Set([...html.matchAll(ELEMENTS)].flatMap(([, name]) => name?.toLowerCase() ?? []))
  for (const [, kind] of html.matchAll(FIELDS)) names.add(`input:${kind}`)
  return names.has('textarea') || names.has('select') ? names.add('input') : names
}

/** `isGeneral`: within a rule for elements without a class, whose variables are there for others. A class names its own. */
function partsOf(container: Container, isGeneral = false): readonly Part[] {
  return (container.nodes ?? []).map((node) => partOf(node, isGeneral))
}

function partOf(node: ChildNode, isGeneral: boolean): Part {
  const text = node.toString()
  if (node.type === 'decl' && isGeneral && node.prop.startsWith('--'))
    return { kind: 'declared', name: node.prop, text: `${text};` }
  if (node.type === 'rule') {
    const selectors = node.selectors.map((selector) => ({ text: selector, needs: selectorNeeds(selector) }))
    const parts = partsOf(
      node,
      selectors.every(({ needs }) => needs.classes.length === 0),
    )
    return { kind: 'rule', selectors, parts }
  }
  // The framework's own, which its classes set for one another.
  if (node.type === 'decl' && node.prop.startsWith('--tw-'))
    return { kind: 'declared', name: `var(${node.prop}`, text: `${text};` }
  if (node.type === 'decl') return { kind: 'value', text: `${text};` }
  if (node.type === 'comment') return { kind: 'statement', text: '' }
  if (!node.nodes) return { kind: 'statement', text: `${text};` }
  const { name, params } = node
  // For browsers that do not know `@property`; they have it with the whole, whose layers must keep their order.
  if (name === 'layer' && params === 'properties') return { kind: 'statement', text: '@layer properties;' }
  if (name === 'keyframes') return { kind: 'declared', name: params, text }
  if (name === 'property') return { kind: 'declared', name: `var(${params}`, text }
  if (name === 'font-face') return { kind: 'statement', text }
  return { kind: 'group', head: `@${name} ${params}`, parts: partsOf(node, isGeneral) }
}

/** The sheet with the rules that fit what was found, or need nothing, and of what is declared that which is named. */
function writeParts(parts: readonly Part[], found: Found, named: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, found, named)).join('')
}

function writePart(part: Part, found: Found, named: ReadonlySet<string>): string {
  if (part.kind === 'value') return part.text
  if (part.kind === 'statement') return found.scope ? '' : part.text
  if (part.kind === 'declared') return named.has(part.name) ? part.text : ''
  const inner = writeParts(part.parts, found, named)
  if (part.kind === 'group') return inner && `${part.head}{${inner}}`
  const fitting = part.selectors.filter(
    ({ needs }) =>
      needs.classes.every((name) => found.classes.has(name)) &&
      needs.elements.every((name) => found.elements.has(name)) &&
      !(found.scope && needs.classes.length === 0),
  )
  return inner && fitting.length > 0
    ? `${fitting.map(({ text }) => scoped(text, found.scope)).join(',')}{${inner.replace(/;$/, '')}}`
    : ''
}

function scoped(selector: string, scope: string | undefined): string {
  if (!scope) return selector
  if (!selector.startsWith('.')) throw new Error(`${selector} does not begin with a class: mend pageStyles.`)
  return `:where(${scope},${scope} *)${selector}`
}
