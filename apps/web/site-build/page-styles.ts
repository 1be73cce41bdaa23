import postcss, { type ChildNode, type Container } from 'postcss'
import { namedClasses } from './named-classes.ts'

const STYLE = /<style>([\s\S]*?)<\/style>/
const CLASSES = /\sclass="([^"]*)"/g
const NAMES = /[\w-]+/g

export type PageStyles = {
  /** Everything but the typefaces, which every page declares: declared again, they would load again. */
  readonly all: string
  /** The page with those of its styles alone that something on it can have. */
  readonly withOwn: (html: string) => string
}

type Selector = { readonly text: string; readonly classes: readonly string[] }
/** A piece of the sheet. `declared`: an animation or a variable's type, which stands only where something names it. */
type Part =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[] }
  | { readonly kind: 'declared'; readonly name: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }

/**
 * Tells the stylesheet that stands in `html` apart: what a prerendered page needs until its program runs, and the whole. A page's own part keeps
 * the order of the whole, which comes after it with the program (app/boot/program.ts), so nothing changes when it does.
 */
export function pageStyles(html: string): PageStyles {
  const css = STYLE.exec(html)?.[1]
  if (!css) throw new Error('The page carries no styles: mend pageStyles.')
  const sheet = postcss.parse(css)
  const parts = partsOf(sheet)
  sheet.walkAtRules('font-face', (face) => {
    face.remove()
  })
  return {
    all: sheet.toString(),
    withOwn(page) {
      const body = page.replace(css, '')
      const classes = classesIn(body)
      const named = new Set(`${body} ${write(parts, classes, new Set())}`.match(NAMES))
      return page.replace(css, () => write(parts, classes, named))
    },
  }
}

function classesIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(CLASSES)].map(([, list]) => list).join(' ')
  return new Set(names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&').split(/\s+/))
}

function partsOf(container: Container, areDefaults = false): readonly Part[] {
  return (container.nodes ?? []).map((node) => partOf(node, areDefaults))
}

/** `areDefaults`: within the rule that gives every variable of Tailwind's its first value, for browsers that do not know `@property`. */
function partOf(node: ChildNode, areDefaults: boolean): Part {
  const text = node.toString()
  if (node.type === 'decl' && areDefaults) return { kind: 'declared', name: node.prop, text: `${text};` }
  if (node.type === 'rule' && areDefaults)
    return { kind: 'group', head: node.selector, parts: partsOf(node, true) }
  if (node.type === 'rule') {
    const selectors = node.selectors.map((selector) => ({ text: selector, classes: namedClasses(selector) }))
    return { kind: 'rule', selectors, body: text.slice(node.selector.length) }
  }
  if (node.type !== 'atrule' || !node.nodes)
    return { kind: 'text', text: node.type === 'comment' ? '' : `${text};` }
  const { name, params } = node
  if (name === 'keyframes' || name === 'property') return { kind: 'declared', name: params, text }
  if (name === 'font-face') return { kind: 'text', text }
  const parts = partsOf(node, areDefaults || (name === 'layer' && params === 'properties'))
  return { kind: 'group', head: `@${name} ${params}`, parts }
}

/** The sheet with the rules that fit one of the classes, or need none, and of what is declared that which is named. */
function write(parts: readonly Part[], classes: ReadonlySet<string>, named: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, classes, named)).join('')
}

function writePart(part: Part, classes: ReadonlySet<string>, named: ReadonlySet<string>): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'declared') return named.has(part.name) ? part.text : ''
  if (part.kind === 'group') {
    const inner = write(part.parts, classes, named)
    return inner && `${part.head}{${inner}}`
  }
  const fitting = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
  return fitting.length === 0 ? '' : `${fitting.map(({ text }) => text).join(',')}${part.body}`
}
