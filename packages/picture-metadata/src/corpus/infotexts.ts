import type { PictureMetadata } from '../picture-metadata.ts'

export type Told = readonly [name: string, text: string, told: PictureMetadata]

const WEB_UI = { tool: 'Stable Diffusion web UI' } as const
const FOX = { prompt: 'a red fox', negativePrompt: 'blur, text', seed: 42, width: 512, height: 768 }
const SAMPLED = { steps: 20, guidance: 7, sampler: 'DPM++ 2M' }
const LINE = 'Steps: 20, Sampler: DPM++ 2M, CFG scale: 7, Seed: 42, Size: 512x768'
const PLAIN = `a red fox\nNegative prompt: blur, text\n${LINE}`
const FULL = { ...FOX, ...SAMPLED, ...WEB_UI }
const { negativePrompt: _, ...WANTED } = FULL

/** The settings text of the Stable Diffusion web UI and related tools, in every form found so far. */
export const INFOTEXTS: readonly Told[] = [
  ['as it is by default', PLAIN, FULL],
  ['without unwanted words', `a red fox\n${LINE}`, WANTED],
  ['with an empty negative prompt', `a red fox\nNegative prompt: \n${LINE}`, WANTED],
  ['with a newline at its end', `${PLAIN}\n`, FULL],
  ['with zeros at its end', `${PLAIN}\0\0`, FULL],
  ['with a byte order mark', `\uFEFF${PLAIN}`, FULL],
  ['with the line ends of Windows', PLAIN.replaceAll('\n', '\r\n'), FULL],
  ['with the line ends of an old Mac', PLAIN.replaceAll('\n', '\r'), FULL],
  [
    'with a prompt of several lines',
    `a red fox\nin snow\n\nat dusk\nNegative prompt: blur\ntext\n${LINE}`,
    { ...FULL, prompt: 'a red fox\nin snow\n\nat dusk', negativePrompt: 'blur\ntext' },
  ],
  [
    'with lines of an extension behind it',
    `${PLAIN}\nTemplate: a {red|blue} fox\nNegative Template: blur`,
    FULL,
  ],
  [
    'with a whole prompt of an extension behind it',
    `${PLAIN}, Lora hashes: "fur: 1a2b"\n\nTemplate: __animal__`,
    FULL,
  ],
  ['on one line', `a red fox. Negative prompt: blur, text ${LINE}`, { ...FULL, prompt: 'a red fox' }],
  ['on one line without unwanted words', `a red fox ${LINE}`, WANTED],
  ['with its words on one line', `a red fox, Negative prompt: blur, text\n${LINE}`, FULL],
  ['without a prompt', `\n${LINE}`, { ...SAMPLED, ...WEB_UI, seed: 42, width: 512, height: 768 }],
  ['without any words', LINE, { ...SAMPLED, ...WEB_UI, seed: 42, width: 512, height: 768 }],
  [
    'with a model and its hash',
    `${PLAIN}, Model hash: 6ce0161689, Model: dream_8, VAE: "a, b", Version: v1.10.1`,
    { ...FULL, model: 'dream_8' },
  ],
  ['with a model in quotes', `${PLAIN}, Model: "one, \\"two\\""`, { ...FULL, model: 'one, "two"' }],
  [
    'with commas in quotes before the seed',
    `a red fox\nSteps: 20, ControlNet 0: "Module: canny, Seed: 7, Weight: 1", Seed: 42`,
    { prompt: 'a red fox', steps: 20, seed: 42, ...WEB_UI },
  ],
  [
    "in the order of another tool's line",
    'a red fox\nNegative prompt: blur, text\nSize: 512x768, Seed: 42, Sampler: DPM++ 2M, Steps: 20, CFG scale: 7',
    FULL,
  ],
  [
    'of Forge',
    'a red fox\nSteps: 20, Sampler: Euler, Schedule type: Simple, CFG scale: 1, Distilled CFG Scale: 3.5, Seed: 42, Size: 1024x1024, Model: flux1-dev, Version: f2.0.1',
    {
      prompt: 'a red fox',
      seed: 42,
      width: 1024,
      height: 1024,
      steps: 20,
      guidance: 1,
      sampler: 'Euler',
      model: 'flux1-dev',
      ...WEB_UI,
    },
  ],
  [
    'with a seed of 64 bits',
    PLAIN.replace('Seed: 42', 'Seed: 18446744073709551615'),
    { ...omit(FULL, 'seed'), largeSeed: '18446744073709551615' },
  ],
  [
    'with the largest seed of 32 bits',
    PLAIN.replace('Seed: 42', 'Seed: 4294967295'),
    { ...FULL, seed: 4294967295 },
  ],
  [
    'with the next larger seed',
    PLAIN.replace('Seed: 42', 'Seed: 4294967296'),
    { ...omit(FULL, 'seed'), largeSeed: '4294967296' },
  ],
  [
    'with a seed that is larger than any',
    PLAIN.replace('Seed: 42', 'Seed: 18446744073709551616'),
    omit(FULL, 'seed'),
  ],
  ['with a random seed asked for', PLAIN.replace('Seed: 42', 'Seed: -1'), omit(FULL, 'seed')],
  [
    'that itself says "Negative prompt:" in its words',
    `a poster that says\nNegative prompt: none\nNegative prompt: blur\n${LINE}`,
    { ...FULL, prompt: 'a poster that says\nNegative prompt: none', negativePrompt: 'blur' },
  ],
  [
    'with words of other alphabets',
    PLAIN.replace('a red fox', '赤い狐と🦊 naïve'),
    { ...FULL, prompt: '赤い狐と🦊 naïve' },
  ],
]

function omit<T extends object, K extends keyof T>(from: T, key: K): Omit<T, K> {
  const { [key]: _gone, ...rest } = from
  return rest
}
