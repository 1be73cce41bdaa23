import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { describe, expect, it } from 'vitest'
import { readOrigin } from './read-origin.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function png(...chunks: (readonly [type: string, data: string])[]): Uint8Array {
  const chunk = (type: string, data: string) =>
    `${String.fromCharCode(0, 0, data.length >> 8, data.length & 255)}${type}${data}\0\0\0\0`
  return latin(
    `\x89PNG\r\n\x1a\n${chunk('IHDR', '\0'.repeat(13))}${chunks.map(([t, d]) => chunk(t, d)).join('')}`,
  )
}

const GRAPH = JSON.stringify({
  3: {
    class_type: 'KSampler',
    inputs: { seed: 42, positive: ['8', 0], negative: ['7', 0], latent_image: ['5', 0] },
  },
  4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'model.safetensors' } },
  5: { class_type: 'EmptyLatentImage', inputs: { width: 768, height: 512 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: 'a "red" fox {in snow}' } },
  7: { class_type: 'CLIPTextEncode', inputs: { text: 'blurry' } },
  8: { class_type: 'ConditioningSetArea', inputs: { conditioning: ['6', 0] } },
})

describe('what made a picture', () => {
  it('is read from our own files, with the mark', () => {
    const file = writeMetadata(png(), {
      sourceType: 'algorithmicMedia',
      about: { prompt: 'a red fox', style: 'anime', seed: 7 },
    })
    expect(readOrigin(file)).toMatchObject({
      maker: 'Easel',
      settings: { prompt: 'a red fox', style: 'anime', seed: 7 },
      sourceType: 'algorithmicMedia',
      hasContentCredentials: false,
    })
  })

  it('is read from the settings line of other tools', () => {
    const line =
      'a cat\nNegative prompt: dog\nSteps: 20, Sampler: Euler, Seed: 99, Size: 512x768, Model: dream'
    expect(readOrigin(png(['tEXt', `parameters\0${line}`]))).toMatchObject({
      maker: 'Stable Diffusion web UI',
      settings: { prompt: 'a cat', negativePrompt: 'dog', seed: 99, width: 512, height: 768, model: 'dream' },
    })
  })

  it('is read from a ComfyUI graph, through what lies between', () => {
    expect(readOrigin(png(['tEXt', `prompt\0${GRAPH}`]))).toMatchObject({
      maker: 'ComfyUI',
      settings: {
        prompt: 'a "red" fox {in snow}',
        negativePrompt: 'blurry',
        seed: 42,
        width: 768,
        height: 512,
        model: 'model.safetensors',
      },
    })
  })

  it('names content credentials and other marks', () => {
    expect(readOrigin(latin(`\xff\xd8\xff\xeb....jumb....jumdc2pa`)).hasContentCredentials).toBe(true)
    const xmp =
      '<x Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture" xmp:CreatorTool="Camera 3"/>'
    expect(readOrigin(latin(xmp))).toMatchObject({ sourceType: 'digitalCapture', software: 'Camera 3' })
  })

  it('takes files cut off, circular, malformed or empty without a word', () => {
    const loop = JSON.stringify({
      1: { class_type: 'KSampler', inputs: { seed: -1, positive: ['2', 0] } },
      2: { inputs: { conditioning: ['2', 0] } },
    })
    for (const bytes of [
      new Uint8Array(),
      latin('\x89PNG'),
      png(['tEXt', `prompt\0${loop}`]),
      png(['tEXt', 'prompt\0{"a":{']),
      png(['tEXt', 'prompt\0{"1":null,"2":[],"3":{"class_type":"KSampler"}}']),
    ])
      expect(readOrigin(bytes).settings?.prompt).toBeUndefined()
  })
})
