import * as z from 'zod/mini'

/** A LoRA by its server's name, and its weight. */
export type Lora = { readonly name: string; readonly weight: number }

/** Allowed weights of a LoRA; 1 is its nominal effect. */
export const LORA_WEIGHT = { min: -2, max: 2, default: 1, step: 0.1 } as const
/** Max LoRAs of one picture. */
export const MAX_LORAS = 4
const MAX_CHARACTERS = 300

const LORA = / <lora:([^<>:]{1,120}):(-?\d(?:\.\d{1,2})?)>$/

/** Splits an id into the model and its LoRAs in order; anything that is no LoRA stays part of the model's id. */
export function readModelId(id: string): { readonly model: string; readonly loras: readonly Lora[] } {
  const loras: Lora[] = []
  let model = id
  for (;;) {
    const [whole, name, weight] = LORA.exec(model) ?? []
    if (whole === undefined || name === undefined) return { model, loras }
    loras.unshift({ name, weight: Number(weight) })
    model = model.slice(0, -whole.length)
  }
}

/** The inverse of `readModelId`. */
export function writeModelId(model: string, loras: readonly Lora[]): string {
  return [model, ...loras.map(({ name, weight }) => `<lora:${name}:${weight}>`)].join(' ')
}

/**
 * The model to draw with. An id from `GET /api/models` chooses that model; if it lists LoRAs, up to four may follow, each as `
 * <lora:name:weight>` with a weight of -2 to 2. A name without its provider means the first provider that has it. `flux-schnell`, `flux-dev` and
 * `flux-1.1-pro` stand for the three qualities, and `nano-banana` and OpenAI's own names for the installation's choice if it has none of them. 1
 * to 300 characters. Anything else is refused as `invalid_request`. If a chosen model is unavailable when its turn comes, the next provider
 * draws, and the picture's `requested` says so.
 */
export const modelIdSchema = z.string().check(
  z.regex(/^\P{C}{1,300}$/u, `A model’s name has 1 to ${MAX_CHARACTERS} characters`),
  z.refine((id) => {
    const { loras } = readModelId(id)
    return loras.every(({ weight }) => weight >= LORA_WEIGHT.min && weight <= LORA_WEIGHT.max)
  }, `A LoRA’s weight is from ${LORA_WEIGHT.min} to ${LORA_WEIGHT.max}`),
  z.refine((id) => readModelId(id).loras.length <= MAX_LORAS, `A picture takes up to ${MAX_LORAS} LoRAs`),
)
