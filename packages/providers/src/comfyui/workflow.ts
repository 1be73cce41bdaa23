/** What a workflow may leave open, as `{{prompt}}` in any text of its nodes. */
const PLACEHOLDERS = [
  /** Text: what to draw, with the words of the style. Required. */
  'prompt',
  /** Text: what must not appear, with the words of the style. */
  'negative_prompt',
  /** Number. Required, for a workflow without it draws one picture for ever. */
  'seed',
  /** Numbers: pixels. */
  'width',
  'height',
  /** Number: sampling steps, by quality. */
  'steps',
  /** Text: file name of the reference picture, for `LoadImage`. */
  'reference',
  /** Number 0 … 1: how far the picture leaves its reference, for `denoise` of `KSampler`. */
  'denoise',
] as const

type Placeholder = (typeof PLACEHOLDERS)[number]

/** A workflow in ComfyUI's API format, checked. */
export type Workflow = {
  readonly nodes: Readonly<Record<string, unknown>>
  readonly placeholders: ReadonlySet<Placeholder>
}

/** Thrown for a file that is no workflow; the message is for the operator. */
export class WorkflowError extends Error {}

const MARK = /\{\{(\w+)\}\}/g

/** Reads a file that ComfyUI wrote with 'Export (API)', with placeholders put in by hand. Throws `WorkflowError`. */
export function parseWorkflow(text: string): Workflow {
  let nodes: unknown
  try {
    nodes = JSON.parse(text)
  } catch {
    throw new WorkflowError('is not JSON')
  }
  if (typeof nodes !== 'object' || nodes === null || Array.isArray(nodes))
    throw new WorkflowError('is not a workflow in the API format')
  const isNode = (node: unknown) =>
    typeof node === 'object' && node !== null && 'class_type' in node && 'inputs' in node
  if (!Object.values(nodes).every(isNode))
    throw new WorkflowError('is not in the API format: in ComfyUI choose Export (API)')
  const placeholders = new Set<Placeholder>()
  for (const [, name = ''] of JSON.stringify(nodes).matchAll(MARK)) {
    const known = PLACEHOLDERS.find((one) => one === name)
    if (!known) throw new WorkflowError(`has a placeholder {{${name}}} that nothing is known of`)
    placeholders.add(known)
  }
  for (const needed of ['prompt', 'seed'] as const)
    if (!placeholders.has(needed)) throw new WorkflowError(`has no {{${needed}}}`)
  return { nodes: nodes as Record<string, unknown>, placeholders }
}

export type Values = Readonly<Partial<Record<Placeholder, string | number>>>

/** The workflow with values in its places. What a value contains is not looked at again: a prompt stays a prompt. */
export function fillWorkflow({ nodes }: Workflow, values: Values): unknown {
  return fill(nodes, values)
}

function fill(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return fillText(value, values)
  if (Array.isArray(value)) return value.map((one) => fill(one, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, values)]))
}

/** A text that is a placeholder and nothing else becomes the value itself, number or text. */
function fillText(text: string, values: Values): string | number {
  const whole = /^\{\{(\w+)\}\}$/.exec(text)?.[1]
  if (whole !== undefined) return valueFor(whole, values)
  return text.replaceAll(MARK, (_mark, name: string) => String(valueFor(name, values)))
}

function valueFor(name: string, values: Values): string | number {
  return values[name as Placeholder] ?? ''
}
