import type { AspectRatio } from '@easel/contract/pictures'
import type { StyleId } from '@easel/contract/styles'

export type Template = {
  /** In addresses. */
  readonly id: string
  readonly title: string
  /** The template's purpose, in a few words. */
  readonly use: string
  /** A sentence with blanks: `{product: a wristwatch | headphones}` is the field `product`, its default, and other ideas. */
  readonly text: string
  readonly negativePrompt?: string
  readonly style: StyleId
  readonly aspectRatio: AspectRatio
}

/** Seed of the pictures in `public/templates/{id}.webp`. */
export const TEMPLATE_SEED = 7

export type TemplateField = {
  readonly name: string
  readonly value: string
  readonly ideas: readonly string[]
}
export type TemplatePart = string | TemplateField

const BLANK = /\{([a-z ]+): ([^}]+)\}/

/** Splits the sentence into text and blanks. */
export function templateParts(text: string): readonly TemplatePart[] {
  return text
    .split(/(\{[^}]+\})/)
    .filter(Boolean)
    .map((piece) => {
      const [, name, ideas] = BLANK.exec(piece) ?? []
      if (name === undefined || ideas === undefined) return piece
      const [value = '', ...others] = ideas.split('|').map((idea) => idea.trim())
      return { name, value, ideas: [value, ...others] }
    })
}

/** The sentence with its blanks filled in; empty blanks keep their defaults. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>> = {}): string {
  return templateParts(text)
    .map((part) => (typeof part === 'string' ? part : values[part.name]?.trim() || part.value))
    .join('')
}

export type TemplateGroup = { readonly title: string; readonly templates: readonly Template[] }
