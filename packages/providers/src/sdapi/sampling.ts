import type { ServerFacts } from './server-facts.ts'

/** The operator's settings for every picture of a self-hosted server; absent means the server's own. */
export type Sampling = {
  /** Guidance (`cfg_scale`): 1 for turbo and lightning models, FLUX and Z-Image, about 7 for older ones. */
  readonly cfg?: number
  readonly sampler?: string
  readonly scheduler?: string
  /** One of the server's models, by its listed name. */
  readonly model?: string
  /** LoRA files by the server's names, each with its weight. */
  readonly loras?: readonly { readonly name: string; readonly weight: number }[]
}

/** Request fields for these settings, and what is added to the prompt. */
export function samplingFields(
  { cfg, sampler, scheduler, model, loras = [] }: Sampling,
  { takesLoraList, loras: listed }: Pick<ServerFacts, 'takesLoraList' | 'loras'>,
): { readonly json: Readonly<Record<string, unknown>>; readonly words: string } {
  const paths = loras.map(({ name, weight }) => ({
    path: listed.find((one) => one.name === name)?.path ?? name,
    multiplier: weight,
  }))
  return {
    json: {
      ...(cfg === undefined ? {} : { cfg_scale: cfg }),
      ...(sampler === undefined ? {} : { sampler_name: sampler }),
      ...(scheduler === undefined ? {} : { scheduler }),
      ...(model === undefined ? {} : { override_settings: { sd_model_checkpoint: model } }),
      ...(takesLoraList && paths.length > 0 ? { lora: paths } : {}),
    },
    words: takesLoraList ? '' : loras.map(({ name, weight }) => ` <lora:${name}:${weight}>`).join(''),
  }
}

/** Settings that the server does not list, one sentence each: it would ignore them, or refuse every picture. */
export function samplingProblems(
  { sampler, scheduler, model, loras = [] }: Sampling,
  facts: ServerFacts,
): readonly string[] {
  const problems: string[] = []
  const check = (what: string, name: string | undefined, listed: readonly string[]) => {
    if (name === undefined || listed.length === 0) return
    if (listed.some((one) => isCalled(one, name))) return
    problems.push(`The server lists no ${what} ${name}; it has ${listed.slice(0, 12).join(', ')}.`)
  }
  check('sampler', sampler, facts.samplers)
  check('scheduler', scheduler, facts.schedulers)
  check('model', model, facts.models)
  for (const { name } of loras)
    check(
      'LoRA',
      name,
      facts.loras.map((one) => one.name),
    )
  return problems
}

/** `SDXL.safetensors [31e35c80fc]` also matches its name alone. */
export function isCalled(listed: string, name: string): boolean {
  return listed === name || listed.startsWith(`${name} [`) || listed.startsWith(`${name}.`)
}
