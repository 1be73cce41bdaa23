/** Placeholders of a workflow, such as `{{prompt}}` in any text of its nodes. */
const PLACEHOLDERS = [
  /** Text: the prompt with the style's words. Required. */
  'prompt',
  /** Text: the negative prompt with the style's words. */
  'negative_prompt',
  /** Number. Required, because without it a workflow always draws the same picture. */
  'seed',
  /** Numbers: pixels. */
  'width',
  'height',
  /** Number: sampling steps, by quality. */
  'steps',
  /** Text: file name of the reference picture, for `LoadImage`. */
  'reference',
  /** Number 0 to 1: distance from the reference, for `denoise` of `KSampler`. */
  'denoise',
] as const

type Placeholder = (typeof PLACEHOLDERS)[number]

/** A validated workflow in ComfyUI's API format. */
export type Workflow = {
  readonly nodes: Readonly<Record<string, unknown>>
  readonly placeholders: ReadonlySet<Placeholder>
}

/** Thrown for an invalid workflow file; the message is for the operator. */
export class WorkflowError extends Error {}

const MARK = /\{\{(\w+)\}\}/g

/** Parses a file exported by ComfyUI's 'Export (API)', with placeholders added by hand. Throws `WorkflowError`. */
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

/** Fills in the placeholders. Values are not scanned again, so a prompt stays a prompt. */
export function fillWorkflow({ nodes }: Workflow, values: Values): unknown {
  return fill(nodes, values)
}

function fill(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return fillText(value, values)
  if (Array.isArray(value)) return value.map((one) => fill(one, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, values)]))
}

/** A text that is only a placeholder becomes the value itself, number or text. */
function fillText(text: string, values: Values): string | number {
  const whole = /^\{\{(\w+)\}\}$/.exec(text)?.[1]
  if (whole !== undefined) return valueFor(whole, values)
  return text.replaceAll(MARK, (_mark, name: string) => String(valueFor(name, values)))
}

function valueFor(name: string, values: Values): string | number {
  return values[name as Placeholder] ?? ''
}
