import type { SavedPrompt } from '@easel/contract/prompts/prompts'

export type SavedPromptRow = {
  id: string
  user_id: string
  prompt: string
  style: string | null
  aspect_ratio: string | null
  width: number | null
  height: number | null
  created_at: Date
}

export type PromptsTables = { saved_prompts: SavedPromptRow }

/** The endpoint validates the output; a style that no longer exists would fail there. */
export function toSavedPrompt(row: SavedPromptRow): SavedPrompt {
  return {
    id: row.id,
    prompt: row.prompt,
    style: row.style as SavedPrompt['style'],
    aspect_ratio: row.aspect_ratio as SavedPrompt['aspect_ratio'],
    width: row.width,
    height: row.height,
    created_at: row.created_at.toISOString(),
  }
}
