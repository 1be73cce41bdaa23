import type { ImageRequest } from '../image-provider.ts'

type Lora = NonNullable<ImageRequest['loras']>[number]

/** Names that can stand in a model's id, where a LoRA is `<lora:name:weight>`. */
export const CAN_BE_NAMED = /^[^<>:]{1,120}$/

/** The LoRAs of a request that are listed, and those that are not: what is not listed would be a stranger's words. */
export function splitLoras({ loras = [] }: ImageRequest, listed: readonly string[]) {
  const isListed = ({ name }: Lora) => listed.includes(name)
  return [loras.filter(isListed), loras.filter((lora) => !isListed(lora))] as const
}

export function describeLoras(loras: readonly Lora[]): string {
  return loras.map(({ name, weight }) => `${name}:${weight}`).join(', ')
}
