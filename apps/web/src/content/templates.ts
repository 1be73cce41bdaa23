import type { AspectRatio } from '@easel/contract/pictures'
import type { StyleId } from '@easel/contract/styles'

export type Template = {
  readonly title: string
  readonly use: string
  readonly prompt: string
  readonly negativePrompt?: string
  readonly style: StyleId
  readonly aspectRatio: AspectRatio
}

/** Whole settings for a purpose: prompt, style and shape together. */
export const TEMPLATES: readonly Template[] = [
  {
    title: 'Blog header',
    use: 'Wide, calm, room for a headline',
    prompt: 'a mountain lake ringed with pines, early light',
    negativePrompt: 'people, text',
    style: 'photorealistic',
    aspectRatio: '16:9',
  },
  {
    title: 'Phone wallpaper',
    use: 'Tall, one clear subject',
    prompt: 'a lighthouse on a cliff in a storm',
    style: 'impressionist',
    aspectRatio: '9:16',
  },
  {
    title: 'Album cover',
    use: 'Square, loud colour',
    prompt: 'an astronaut riding a horse on the moon, earthrise',
    style: 'pop-art',
    aspectRatio: '1:1',
  },
  {
    title: "Children's book page",
    use: 'Friendly, soft edges',
    prompt: 'two cats on a beach under a blue balloon',
    style: 'watercolor',
    aspectRatio: '1:1',
  },
  {
    title: 'Game sprite scene',
    use: 'Small square dots',
    prompt: 'a knight before a dark forest, red banner',
    style: 'pixel-art',
    aspectRatio: '16:9',
  },
  {
    title: 'Event poster',
    use: 'Tall, framed, ornamental',
    prompt: 'an old wizard with a glowing staff under a full moon',
    style: 'art-nouveau',
    aspectRatio: '9:16',
  },
  {
    title: 'Product mood',
    use: 'Soft studio light',
    prompt: 'a steaming cup of coffee on a wooden table',
    style: '3d-render',
    aspectRatio: '1:1',
  },
  {
    title: 'Night street banner',
    use: 'Wide, glowing',
    prompt: 'a corner coffee shop on a rainy night, warm lamplight',
    style: 'neon',
    aspectRatio: '16:9',
  },
]
