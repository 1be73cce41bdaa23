import type { Found } from '../fields.ts'
import { isObject, type Json, parseObject } from './json.ts'

type Node = { readonly kind: string; readonly inputs: Json }
type Graph = Readonly<Record<string, Node>>

const MAX_NODES = 2_000
/** Inputs that lead from a sampler to its prompt, nearest first. */
const TOWARD_WORDS = [
  'text',
  'text_g',
  'clip_l',
  't5xxl',
  'prompt',
  'string',
  'value',
  'string_a',
  'conditioning',
  'conditioning_1',
  'positive',
  'guider',
] as const

/** Reads a ComfyUI graph in its API form: from its sampler back to seed, prompts, model and size. Undefined for anything else. */
export function readComfyGraph(text: string | undefined): Found | undefined {
  const graph = readGraph(parseObject(text))
  if (!graph) return undefined
  const nodes = Object.values(graph)
  const sampler =
    nodes.find(({ kind, inputs }) => /Sampler/.test(kind) && ('positive' in inputs || 'guider' in inputs)) ??
    nodes.find(({ kind }) => /Sampler/.test(kind) && !/Select/.test(kind))
  if (!sampler) return undefined
  const { inputs } = sampler
  const guider = linked(graph, inputs['guider'])?.inputs ?? inputs
  const noise = linked(graph, inputs['noise'])?.inputs ?? inputs
  const sigmas = linked(graph, inputs['sigmas'])?.inputs ?? inputs
  const chosen = linked(graph, inputs['sampler'])?.inputs ?? inputs
  const size = linked(graph, inputs['latent_image'] ?? inputs['latent'])?.inputs
  const model = nodes.map((node) => node.inputs['ckpt_name'] ?? node.inputs['unet_name']).find(isText)
  return {
    tool: 'ComfyUI',
    prompt: wordsOf(graph, guider['positive'] ?? guider['conditioning']),
    negativePrompt: wordsOf(graph, guider['negative']),
    seed: fieldOf(graph, noise['noise_seed'] ?? noise['seed']),
    width: fieldOf(graph, size?.['width']),
    height: fieldOf(graph, size?.['height']),
    steps: fieldOf(graph, sigmas['steps']),
    guidance: fieldOf(graph, guider['cfg']),
    sampler: fieldOf(graph, chosen['sampler_name']),
    model: model?.slice(0, 200),
  }
}

/** The same graph as the editor saves it: nodes with their field values in order, connected by numbered links. */
export function readComfyWorkflow(text: string | undefined): Found | undefined {
  const workflow = parseObject(text)
  const listed = workflow?.['nodes']
  const links = workflow?.['links']
  if (!Array.isArray(listed) || !Array.isArray(links)) return undefined
  const sources = new Map(links.filter(Array.isArray).map(([id, from]) => [id, String(from)]))
  const graph: Record<string, Json> = {}
  for (const node of listed.filter(isObject)) {
    const values = Array.isArray(node['widgets_values']) ? node['widgets_values'] : []
    const names = FIELDS_IN_ORDER[String(node['type'])] ?? []
    const inputs: Record<string, unknown> = Object.fromEntries(names.map((name, at) => [name, values[at]]))
    for (const input of Array.isArray(node['inputs']) ? node['inputs'].filter(isObject) : [])
      if (sources.has(input['link'])) inputs[String(input['name'])] = [sources.get(input['link']), 0]
    graph[String(node['id'])] = { class_type: node['type'], inputs }
  }
  return readComfyGraph(JSON.stringify(graph))
}

/** Field names of the nodes that hold a picture's settings, in the order of their values. */
const FIELDS_IN_ORDER: Readonly<Record<string, readonly string[]>> = {
  KSampler: ['seed', 'control', 'steps', 'cfg', 'sampler_name', 'scheduler', 'denoise'],
  KSamplerAdvanced: ['add_noise', 'noise_seed', 'control', 'steps', 'cfg', 'sampler_name', 'scheduler'],
  RandomNoise: ['noise_seed', 'control'],
  KSamplerSelect: ['sampler_name'],
  BasicScheduler: ['scheduler', 'steps', 'denoise'],
  CFGGuider: ['cfg'],
  CLIPTextEncode: ['text'],
  EmptyLatentImage: ['width', 'height', 'batch_size'],
  EmptySD3LatentImage: ['width', 'height', 'batch_size'],
  CheckpointLoaderSimple: ['ckpt_name'],
  UNETLoader: ['unet_name'],
  PrimitiveNode: ['value'],
  PrimitiveString: ['value'],
  PrimitiveStringMultiline: ['value'],
}

function readGraph(value: Json | undefined): Graph | undefined {
  if (!value) return undefined
  const nodes = Object.entries(value).flatMap(([id, node]) =>
    isObject(node) && typeof node['class_type'] === 'string'
      ? [[id, { kind: node['class_type'], inputs: isObject(node['inputs']) ? node['inputs'] : {} }] as const]
      : [],
  )
  return nodes.length > 0 && nodes.length <= MAX_NODES ? Object.fromEntries(nodes) : undefined
}

/** The node that an input `["4", 0]` points to. */
function linked(graph: Graph, input: unknown): Node | undefined {
  return Array.isArray(input) && Object.hasOwn(graph, String(input[0])) ? graph[String(input[0])] : undefined
}

/** A field's own value, or that of the node it is joined to. */
function fieldOf(graph: Graph, input: unknown): unknown {
  const inputs = linked(graph, input)?.inputs
  if (!inputs) return input
  return inputs['value'] ?? inputs['seed'] ?? inputs['noise_seed'] ?? inputs['width'] ?? inputs['number']
}

/** The prompt behind an input: that of the nearest node with one, through any nodes between. Visits each node once. */
function wordsOf(graph: Graph, input: unknown, seen = new Set<Node>()): string | undefined {
  if (isText(input)) return input
  const node = linked(graph, input)
  if (!node || seen.has(node)) return undefined
  seen.add(node)
  for (const name of TOWARD_WORDS) {
    const words = name in node.inputs ? wordsOf(graph, node.inputs[name], seen) : undefined
    if (words !== undefined) return words
  }
  return undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
