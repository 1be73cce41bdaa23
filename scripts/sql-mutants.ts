// Small changes to a repository's SQL, for `npm run mutants -- --sql`: Stryker itself does not mutate the text of a statement. Stryker accepts no
// external mutators; its own are a plain array, in a package whose version is pinned.
import { allMutators } from '../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js'

/** The parts of a syntax tree that are read here. */
type Node = {
  readonly [single in 'callee' | 'object' | 'property']: Node
} & {
  readonly [several in 'arguments' | 'elements' | 'properties' | 'expressions']: readonly Node[]
} & {
  readonly [text in 'type' | 'name' | 'value']: string
} & { readonly quasis: readonly { readonly value: { readonly raw: string } }[] }

/** Ends a condition or a list of assignments, outside of parentheses and of `case … end`. */
const END =
  /(?<!\w|distinct )(?:and|or|when|then|else|from|where|having|group by|order by|limit|for update|returning|union|on conflict|do update|do nothing)\b|;/iy
/** In the text of a statement. No test can hit an exact moment of the database's clock, so comparisons with it stay. */
const REPLACED =
  /(?<=\s)(?:<=?|>=?|<>|\+|-)(?=\s(?!now\(|clock_))|\bis (?:not )?null\b|\b(?:not )?exists\b|\b(?:greatest|least|max|min)(?=\()/g
const OPPOSITES = new Map(
  '< <=,<= <,> >=,>= >,<> =,!= =,+ -,- +,max min,min max,greatest least,least greatest,leftJoin innerJoin,innerJoin leftJoin'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
const opposite = (found: string) =>
  OPPOSITES.get(found) ??
  (/ ?not /.test(found) ? found.replace('not ', '') : found.replace(/(?=null|exists)/, 'not '))
const REMOVED =
  /(?<=order by [\w."]+) desc\b|\bfor (?:update|share)\b(?: of \w+)?(?: skip locked)?|\bskip locked\b|\bdistinct\b(?! (?:on|from))|\blimit (?:\d+|⟦\d+⟧)/g
const ASCENDING = /(?<=order by [\w."]+)(?![\w."(]| asc| desc)/g
/** Query builder calls that a mutant may drop. */
const DROPPED = 'where whereRef having on limit offset distinct forUpdate skipLocked onConflict'.split(' ')

/** The ends of the comma-separated parts that begin at `from`: the last one ends at the enclosing parenthesis or at a word that ends the list. */
function endsFrom(text: string, from: number): readonly number[] {
  const ends: number[] = []
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const word = /\w/.test(text[at - 1] ?? ' ') ? '' : text.slice(at)
    END.lastIndex = at
    if (depth === 0 && at > from && END.test(text)) return [...ends, at]
    if (text[at] === '(' || /^case\b/i.test(word)) depth += 1
    if (text[at] === ')' || /^end\b/i.test(word)) depth -= 1
    if (depth < 0) return [...ends, at]
    if (text[at] === ',' && depth === 0) ends.push(at)
  }
  return [...ends, text.length]
}

/** Every text that differs from a statement by one change. Values appear in it as ⟦number⟧. */
export function* mutateSql(text: string): Generator<string> {
  const replaced = (from: number, to: number, by: string) => text.slice(0, from) + by + text.slice(to)
  for (const { index, 0: found } of text.matchAll(REPLACED))
    yield replaced(index, index + found.length, opposite(found))
  for (const { index, 0: found } of text.matchAll(REMOVED)) yield replaced(index, index + found.length, '')
  for (const { index } of text.matchAll(ASCENDING)) yield replaced(index, index, ' desc')
  for (const { index, 0: found } of text.matchAll(/\b(?:where|and|or|having|case\s+when)\s+/gi)) {
    const from = index + found.length
    const [to = text.length] = endsFrom(text, from)
    if (/\bbetween\s+\S+\s+$/i.test(text.slice(0, index)) || /\bbetween\b/i.test(text.slice(from, to)))
      continue
    yield replaced(from, to, /or|when/i.test(found) ? 'false ' : 'true ')
  }
  for (const { index, 0: found } of text.matchAll(/\bset\s+/gi)) {
    const begin = index + found.length
    const ends = endsFrom(text, begin)
    for (const [place, end] of ends.length > 1 ? ends.entries() : [])
      yield place === 0 ? replaced(begin, end + 1, '') : replaced(ends[place - 1] ?? end, end, ' ')
  }
  for (const { index, 0: found } of text.matchAll(/\bcoalesce\(/gi)) {
    const ends = endsFrom(text, index + found.length)
    yield replaced(index, (ends.at(-1) ?? index) + 1, `${text.slice(index + 'coalesce'.length, ends[0])})`)
  }
}

function* mutateTemplate(template: Node): Generator<object> {
  const raws = template.quasis.map(({ value }) => value.raw)
  const text = raws.reduce((before, raw, place) => `${before}⟦${place - 1}⟧${raw}`)
  for (const mutated of new Set(mutateSql(text))) {
    const values = [...mutated.matchAll(/⟦(\d+)⟧/g)].map(([, place]) => template.expressions[Number(place)])
    const quasis = mutated.split(/⟦\d+⟧/).map((raw) => ({ type: 'TemplateElement', value: { raw } }))
    yield { ...template, quasis, expressions: values }
  }
}

/** The variants of a query builder call that differ by one change. */
function* mutateCall(call: Node): Generator<object> {
  const { callee } = call
  const { name } = callee.property ?? callee
  const [first, ...others] = call.arguments
  if (callee.object && DROPPED.includes(name)) yield callee.object
  if (callee.object && OPPOSITES.has(name))
    yield { ...call, callee: { ...callee, property: { ...callee.property, name: OPPOSITES.get(name) } } }
  if (name === 'orderBy' && first)
    yield { ...call, arguments: others.length ? [first] : [first, { type: 'StringLiteral', value: 'desc' }] }
  const list = name === 'set' ? 'properties' : 'elements'
  const parts = /^(set|and|or)$/.test(name) ? (first?.[list] ?? []) : []
  for (const gone of parts.length > 1 ? parts : [])
    yield { ...call, arguments: [{ ...first, [list]: parts.filter((part) => part !== gone) }] }
}

function* mutate(node: Node, parent: Node): Generator<object> {
  if (node.type === 'TemplateLiteral' && parent.type === 'TaggedTemplateExpression')
    yield* mutateTemplate(node)
  if (node.type === 'CallExpression') yield* mutateCall(node)
  if (node.type === 'StringLiteral' && parent.type === 'CallExpression' && OPPOSITES.has(node.value))
    yield { ...node, value: OPPOSITES.get(node.value) }
}

/** Makes Stryker produce these mutants and no others. */
export function mutateSqlAlone(): void {
  allMutators.splice(0, allMutators.length, {
    name: 'Sql',
    mutate: (path: { node: Node; parent: Node }) => mutate(path.node, path.parent),
  } as unknown as (typeof allMutators)[number])
}
