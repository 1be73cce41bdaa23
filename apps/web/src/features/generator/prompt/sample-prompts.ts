/** Prompts suggested by the bulb. */
export const SAMPLE_PROMPTS = [
  'a red fox standing in a snowy pine forest at dawn',
  'an astronaut riding a horse on the moon, earthrise',
  'a corner coffee shop on a rainy night, warm lamplight',
  'a mountain lake ringed with pines, early light',
  'two cats on a beach under a blue balloon',
  'an old wizard with a glowing staff under a full moon',
  'five purple penguins on a beach',
  'a tabby cat beside a green bicycle',
  'a panda eating bamboo in a bamboo forest',
  'a winding road in the desert under an evening sky',
  'a pineapple wearing sunglasses on a beach',
  'a temple garden with a red bridge and a pond',
  'a lighthouse on a cliff in a storm',
] as const

/** A sample other than the current prompt. */
export function anotherSample(current: string, random: () => number): string {
  const others = SAMPLE_PROMPTS.filter((prompt) => prompt !== current.trim())
  return others[Math.floor(random() * others.length)] ?? SAMPLE_PROMPTS[0]
}
