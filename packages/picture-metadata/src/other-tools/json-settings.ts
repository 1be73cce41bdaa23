import { type Found, sizeOf } from '../fields.ts'
import { isObject, type Json, parseObject } from './json.ts'

/** SwarmUI: `{"sui_image_params": {…}}` in place of the settings text of other tools. */
export function readSwarm(text: string | undefined): Found | undefined {
  const settings = parseObject(text)?.['sui_image_params']
  if (!isObject(settings)) return undefined
  return {
    tool: 'SwarmUI',
    prompt: settings['prompt'],
    negativePrompt: settings['negativeprompt'],
    seed: settings['seed'],
    width: settings['width'],
    height: settings['height'],
    model: settings['model'],
    steps: settings['steps'],
    guidance: settings['cfgscale'],
    sampler: settings['sampler'],
  }
}

/** Fooocus: an object of settings, with the field names of its files or of its log. */
export function readFooocus(text: string | undefined): Found | undefined {
  const settings = parseObject(text)
  if (!settings) return undefined
  const get = (name: string, logged: string) => settings[name] ?? settings[logged]
  const resolution = get('resolution', 'Resolution')
  const model = get('base_model', 'Base Model')
  if (resolution === undefined || model === undefined) return undefined
  return {
    tool: 'Fooocus',
    prompt: get('prompt', 'Prompt'),
    negativePrompt: get('negative_prompt', 'Negative Prompt'),
    seed: get('seed', 'Seed'),
    ...sizeOf(resolution),
    model,
    steps: settings['steps'],
    guidance: get('guidance_scale', 'Guidance Scale'),
    sampler: get('sampler', 'Sampler'),
  }
}

/** InvokeAI from release 3 on: PNG text `invokeai_metadata`. */
export function readInvoke(text: string | undefined): Found | undefined {
  const settings = parseObject(text)
  if (!settings) return undefined
  const model = settings['model']
  return {
    tool: 'InvokeAI',
    prompt: settings['positive_prompt'],
    negativePrompt: settings['negative_prompt'],
    seed: settings['seed'],
    width: settings['width'],
    height: settings['height'],
    model: isObject(model) ? (model['name'] ?? model['model_name']) : model,
    steps: settings['steps'],
    guidance: settings['cfg_scale'],
    sampler: settings['scheduler'],
  }
}

/** InvokeAI 2: PNG text `sd-metadata`. */
export function readOldInvoke(text: string | undefined): Found | undefined {
  const about = parseObject(text)
  const settings = about?.['image']
  if (!about || !isObject(settings)) return undefined
  const prompt = settings['prompt']
  const words = Array.isArray(prompt) && isObject(prompt[0]) ? prompt[0]['prompt'] : prompt
  return {
    tool: 'InvokeAI',
    ...splitUnwanted(words),
    seed: settings['seed'],
    width: settings['width'],
    height: settings['height'],
    model: about['model_weights'],
    steps: settings['steps'],
    guidance: settings['cfg_scale'],
    sampler: settings['sampler'],
  }
}

/** InvokeAI 1 and 2: PNG text `Dream`, the command that made the picture: `"a cat [dog]" -s 50 -S 42 -W 512 -H 768 -C 7.5 -A k_lms`. */
export function readDream(text: string | undefined): Found | undefined {
  const [, words, command] = /^"((?:\\.|[^"\\])*)"((?:\s+-\S+(?:\s+[^-\s]\S*)?)+)/.exec(text ?? '') ?? []
  if (words === undefined || command === undefined) return undefined
  const option = (letter: string) => new RegExp(`(?:^|\\s)-${letter}\\s*(\\S+)`).exec(command)?.[1]
  return {
    tool: 'InvokeAI',
    ...splitUnwanted(words.replace(/\\(.)/g, '$1')),
    seed: option('S'),
    width: option('W'),
    height: option('H'),
    steps: option('s'),
    guidance: option('C'),
    sampler: option('A'),
  }
}

/** Early InvokeAI puts negative words in brackets within the prompt. */
function splitUnwanted(words: unknown): Found {
  if (typeof words !== 'string') return {}
  const unwanted = [...words.matchAll(/\[([^[\]]*)\]/g)].map(([, text = '']) => text.trim())
  return {
    prompt: words.replace(/(?<!\s)\s*\[[^[\]]*\]/g, '').trim(),
    negativePrompt: unwanted.filter((text) => text !== '').join(', '),
  }
}

/** NovelAI: PNG text `Comment`, beside `Description` with the prompt. A file with only one text, such as a WebP, holds all of them in it as an object. */
export function readNovelAi(text: string | undefined, description?: string): Found | undefined {
  const settings = parseObject(text)
  const comment = settings?.['Comment']
  if (typeof comment === 'string' && settings?.['Software'] === 'NovelAI') {
    const words = settings['Description']
    return readNovelAi(comment, typeof words === 'string' ? words : description)
  }
  if (!settings || !('uc' in settings || 'v4_prompt' in settings) || 'c' in settings) return undefined
  return {
    tool: 'NovelAI',
    prompt: settings['prompt'] ?? captionOf(settings['v4_prompt']) ?? description,
    negativePrompt: settings['uc'] ?? captionOf(settings['v4_negative_prompt']),
    seed: settings['seed'],
    width: settings['width'],
    height: settings['height'],
    steps: settings['steps'],
    guidance: settings['scale'],
    sampler: settings['sampler'],
  }
}

function captionOf(prompt: unknown): unknown {
  const caption = isObject(prompt) ? prompt['caption'] : undefined
  return isObject(caption) ? caption['base_caption'] : undefined
}

/** Draw Things: an object with the prompt as `c`, in the XMP packet's user comment. */
export function readDrawThings(text: string | undefined): Found | undefined {
  const settings: Json | undefined = parseObject(text)
  if (typeof settings?.['c'] !== 'string') return undefined
  return {
    tool: 'Draw Things',
    prompt: settings['c'],
    negativePrompt: settings['uc'],
    seed: settings['seed'],
    ...sizeOf(settings['size']),
    model: settings['model'],
    steps: settings['steps'],
    guidance: settings['scale'],
    sampler: settings['sampler'],
  }
}
