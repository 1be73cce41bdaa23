/** Seed of the pictures of the prompt library, and their size in pixels. */
export const PROMPT_SEED = 7
export const PROMPT_PICTURE = { width: 320, height: 240 } as const

/** Name of a prompt's picture, `public/prompts/{name}.avif`, made from its words. */
export function promptPictureName(prompt: string): string {
  return prompt
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
}
