import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Narrow enough to draw on a CPU within seconds; the text encoder's sizes are fixed, and it makes up most of the quarter gigabyte. */
const WIDTH = 32
const TIME = 4 * WIDTH
const WORDS = 768
const TAE_WIDTH = 64

type Tensors = Map<string, readonly number[]>

/**
 * Writes a checkpoint of random weights that sd-server accepts as a small Stable Diffusion 1 (`SD 1.x Tiny UNet`), and a decoder for it: enough
 * to draw noise through every code path of the real program. Returns the two files.
 */
export function writeRandomCheckpoint(folder: string): { readonly checkpoint: string; readonly tae: string } {
  const checkpoint = join(folder, 'random.safetensors')
  const tae = join(folder, 'random-tae.safetensors')
  write(checkpoint, new Map([...unet(), ...textEncoder()]))
  write(tae, tinyAutoencoder())
  return { checkpoint, tae }
}

function weights(into: Tensors, name: string, shape: readonly number[], hasBias = true): void {
  into.set(`${name}.weight`, shape)
  if (hasBias) into.set(`${name}.bias`, [shape[0] ?? 0])
}

function unet(): Tensors {
  const into: Tensors = new Map()
  const at = (name: string) => `model.diffusion_model.${name}`
  const linear = (name: string, from: number, to: number, hasBias = true) =>
    weights(into, at(name), [to, from], hasBias)
  const conv = (name: string, from: number, to: number, side = 3) =>
    weights(into, at(name), [to, from, side, side])
  const norm = (name: string, width: number) => weights(into, at(name), [width])

  function residual(name: string, from: number, to: number): void {
    norm(`${name}.in_layers.0`, from)
    conv(`${name}.in_layers.2`, from, to)
    linear(`${name}.emb_layers.1`, TIME, to)
    norm(`${name}.out_layers.0`, to)
    conv(`${name}.out_layers.3`, to, to)
    if (from !== to) conv(`${name}.skip_connection`, from, to, 1)
  }

  function attention(name: string, width: number): void {
    const block = `${name}.transformer_blocks.0`
    norm(`${name}.norm`, width)
    conv(`${name}.proj_in`, width, width, 1)
    for (const [layer, context] of [
      ['attn1', width],
      ['attn2', WORDS],
    ] as const) {
      linear(`${block}.${layer}.to_q`, width, width, false)
      for (const part of ['to_k', 'to_v']) linear(`${block}.${layer}.${part}`, context, width, false)
      linear(`${block}.${layer}.to_out.0`, width, width)
    }
    linear(`${block}.ff.net.0.proj`, width, 8 * width)
    linear(`${block}.ff.net.2`, 4 * width, width)
    for (const part of ['norm1', 'norm2', 'norm3']) norm(`${block}.${part}`, width)
    conv(`${name}.proj_out`, width, width, 1)
  }

  linear('time_embed.0', WIDTH, TIME)
  linear('time_embed.2', TIME, TIME)
  conv('input_blocks.0.0', 4, WIDTH)
  const [low, middle, high] = [WIDTH, 2 * WIDTH, 4 * WIDTH] as const
  for (const [index, from, to] of [
    [1, low, low],
    [4, low, middle],
    [7, middle, high],
  ] as const) {
    residual(`input_blocks.${index}.0`, from, to)
    attention(`input_blocks.${index}.1`, to)
  }
  conv('input_blocks.3.0.op', low, low)
  conv('input_blocks.6.0.op', middle, middle)
  for (const [index, from, to] of [
    [0, high + high, high],
    [1, high + middle, high],
    [3, high + middle, middle],
    [4, middle + low, middle],
    [6, middle + low, low],
    [7, low + low, low],
  ] as const) {
    residual(`output_blocks.${index}.0`, from, to)
    attention(`output_blocks.${index}.1`, to)
  }
  conv('output_blocks.2.1.conv', high, high)
  conv('output_blocks.5.2.conv', middle, middle)
  norm('out.0', low)
  conv('out.2', low, 4)
  return into
}

function textEncoder(): Tensors {
  const into: Tensors = new Map()
  const at = (name: string) => `cond_stage_model.transformer.text_model.${name}`
  weights(into, at('embeddings.token_embedding'), [49_408, WORDS], false)
  weights(into, at('embeddings.position_embedding'), [77, WORDS], false)
  for (let index = 0; index < 12; index += 1) {
    const layer = at(`encoder.layers.${index}`)
    for (const part of ['q_proj', 'k_proj', 'v_proj', 'out_proj'])
      weights(into, `${layer}.self_attn.${part}`, [WORDS, WORDS])
    for (const part of ['layer_norm1', 'layer_norm2']) weights(into, `${layer}.${part}`, [WORDS])
    weights(into, `${layer}.mlp.fc1`, [4 * WORDS, WORDS])
    weights(into, `${layer}.mlp.fc2`, [WORDS, 4 * WORDS])
  }
  weights(into, at('final_layer_norm'), [WORDS])
  return into
}

function tinyAutoencoder(): Tensors {
  const into: Tensors = new Map()
  const conv = (name: string, from: number, to: number, hasBias = true) =>
    weights(into, name, [to, from, 3, 3], hasBias)
  const block = (name: string) => {
    for (const index of [0, 2, 4]) conv(`${name}.conv.${index}`, TAE_WIDTH, TAE_WIDTH)
  }
  conv('decoder.layers.0', 4, TAE_WIDTH)
  for (const index of [2, 3, 4, 7, 8, 9, 12, 13, 14, 17]) block(`decoder.layers.${index}`)
  for (const index of [6, 11, 16]) conv(`decoder.layers.${index}`, TAE_WIDTH, TAE_WIDTH, false)
  conv('decoder.layers.18', TAE_WIDTH, 3)
  conv('encoder.layers.0', 3, TAE_WIDTH)
  for (const index of [1, 3, 4, 5, 7, 8, 9, 11, 12, 13]) block(`encoder.layers.${index}`)
  for (const index of [2, 6, 10]) conv(`encoder.layers.${index}`, TAE_WIDTH, TAE_WIDTH, false)
  conv('encoder.layers.14', TAE_WIDTH, 4)
  return into
}

/** Writes a safetensors file: the length of its table, the table, and 16-bit numbers. */
function write(file: string, tensors: Tensors): void {
  let end = 0
  const entries = [...tensors].map(([name, shape]) => {
    const begin = end
    end += 2 * shape.reduce((product, length) => product * length, 1)
    return [name, { dtype: 'F16', shape, data_offsets: [begin, end] }] as const
  })
  const table = Buffer.from(JSON.stringify(Object.fromEntries(entries)))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(table.length))
  const handle = openSync(file, 'w')
  for (const bytes of [length, table]) writeSync(handle, bytes)
  for (const [name, { shape, data_offsets }] of entries) {
    const numbers = numbersFor(name, shape)
    for (let left = (data_offsets[1] ?? 0) - (data_offsets[0] ?? 0); left > 0; left -= numbers.length)
      writeSync(handle, numbers, 0, Math.min(left, numbers.length))
  }
  closeSync(handle)
}

const PATTERN = 1 << 20

/** Norms keep their inputs; other weights shrink with the number of inputs, so that no layer overflows. */
function numbersFor(name: string, shape: readonly number[]): Buffer {
  const numbers = Buffer.alloc(PATTERN * 2)
  if (name.endsWith('.bias')) return numbers
  if (shape.length === 1) {
    const one = 0x3c00
    for (let index = 0; index < PATTERN; index += 1) numbers.writeUInt16LE(one, index * 2)
    return numbers
  }
  const inputs = shape.slice(1).reduce((product, length) => product * length, 1)
  const exponent = 15 - Math.round(Math.log2(inputs) / 2)
  let state = 0x2545_f491 ^ inputs
  for (let index = 0; index < PATTERN; index += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    numbers.writeUInt16LE((state & 0x83ff) | (exponent << 10), index * 2)
  }
  return numbers
}
