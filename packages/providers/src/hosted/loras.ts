import type { ImageRequest } from '../image-provider.ts'

type Lora = NonNullable<ImageRequest['loras']>[number]

/** Names that fit into a model's id, where a LoRA is `<lora:name:weight>`. */
export const CAN_BE_NAMED = /^[^<>:]{1,120}$/

/** Splits a request's LoRAs into listed and unlisted ones, which would be untrusted text. */
export function splitLoras({ loras = [] }: ImageRequest, listed: readonly string[]) {
  const isListed = ({ name }: Lora) => listed.includes(name)
  return [loras.filter(isListed), loras.filter((lora) => !isListed(lora))] as const
}

export function describeLoras(loras: readonly Lora[]): string {
  return loras.map(({ name, weight }) => `${name}:${weight}`).join(', ')
}
