import type { PictureMetadata } from '@easel/picture-metadata/picture-metadata'

type Node = { readonly class_type?: unknown; readonly inputs?: Readonly<Record<string, unknown>> }

const MAX_DEPTH = 12

/** The settings of a ComfyUI graph kept in a PNG's text `prompt`: from its first sampler back to seed, words, model and size. */
export function readComfyWorkflow(text: string): PictureMetadata | undefined {
  const start = /(?:tEXt|iTXt)prompt\0+(?=\{)/.exec(text)
  if (!start) return undefined
  const json = objectAt(text, start.index + start[0].length)
  const nodes = json === undefined ? undefined : parseNodes(json)
  if (!nodes) return undefined
  const sampler = Object.values(nodes).find(({ class_type }) => /KSampler/.test(String(class_type)))
  const loader = Object.values(nodes).find(({ inputs }) => typeof inputs?.['ckpt_name'] === 'string')
  if (!sampler?.inputs) return undefined
  const { seed, noise_seed, positive, negative, latent_image } = sampler.inputs
  const size = linked(nodes, latent_image)?.inputs
  const number = seed ?? noise_seed
  const words = textOf(nodes, positive)
  const unwanted = textOf(nodes, negative)
  const model = loader?.inputs?.['ckpt_name']
  return {
    ...(words ? { prompt: words } : {}),
    ...(unwanted ? { negativePrompt: unwanted } : {}),
    ...(typeof number === 'number' && Number.isInteger(number) && number >= 0 && number < 2 ** 32
      ? { seed: number }
      : {}),
    ...(typeof model === 'string' ? { model: model.slice(0, 200) } : {}),
    ...(isSide(size?.['width']) && isSide(size['height'])
      ? { width: size['width'], height: size['height'] }
      : {}),
  }
}

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100_000

/** The text of the JSON object that begins here, up to its closing brace. */
function objectAt(text: string, from: number): string | undefined {
  let depth = 0
  let isText = false
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return text.slice(from, at + 1)
    }
  }
  return undefined
}

function parseNodes(json: string): Readonly<Record<string, Node>> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null) return undefined
    return Object.fromEntries(
      Object.entries(value).filter(([, node]) => typeof node === 'object' && node !== null),
    )
  } catch {
    return undefined
  }
}

/** The node that an input `["4", 0]` points to. */
function linked(nodes: Readonly<Record<string, Node>>, input: unknown): Node | undefined {
  return Array.isArray(input) ? nodes[String(input[0])] : undefined
}

/** The words behind an input: of the nearest node that has some, through whatever lies between. */
function textOf(nodes: Readonly<Record<string, Node>>, input: unknown, depth = 0): string | undefined {
  if (typeof input === 'string') return input.slice(0, 20_000)
  const inputs = linked(nodes, input)?.inputs
  if (!inputs || depth >= MAX_DEPTH) return undefined
  const next = inputs['text'] ?? inputs['conditioning'] ?? inputs['positive'] ?? inputs['clip_l']
  return textOf(nodes, next, depth + 1)
}
