import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { CUSTOM_SIZES } from '@easel/providers/custom-sizes'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { startCliWithServer } from './start-cli.ts'

const scripted = createScriptedProvider()
const { capabilities } = scripted
const TAKES = { seed: true, negativePrompt: true, reference: true }
/** At standard quality a model that takes custom sizes, at high quality one with the first three ratios alone. */
const provider = {
  ...scripted,
  capabilities: {
    ...capabilities,
    models: [
      { ...TAKES, name: 'any', label: 'Any', qualities: ['standard' as const], customSizes: CUSTOM_SIZES },
      {
        ...TAKES,
        name: 'few',
        label: 'Few',
        qualities: ['high' as const],
        sizes: capabilities.sizes.slice(0, 3),
      },
    ],
  },
}
const { cli, person, stop } = await startCliWithServer({ provider, env: { DEFAULT_TIER: 'pro' } })
afterAll(stop)

const sizeOfFile = async (name: string) => {
  const { width, height } = await sharp(readFileSync(join(cli.folder, name))).metadata()
  return `${width}x${height}`
}

it.each([
  ['768x1152', 'standard', '768x1152', ''],
  ['800x1000', 'standard', '1024x1280', '800x1000 is drawn as 4:5, 1024x1280.\n'],
  ['800x1000', 'high', '1024x1536', '800x1000 is drawn as 9:16, 1024x1536.\n'],
  ['1536x1024', 'high', '1536x1024', ''],
])('--size %s is drawn at %s quality in %s', async (size, quality, drawn, stderr) => {
  const { env } = await person(`ada-${size}-${quality}`)
  const args = ['generate', 'a boat', '--size', size, '--quality', quality, '-o', `${size}-${quality}.png`]
  expect(await cli.run(args, { env })).toMatchObject({ code: 0, stderr })
  expect(await sizeOfFile(`${size}-${quality}.png`)).toBe(drawn)
})

it.each([
  ['768x1152', 'Few draws no 768x1152'],
  ['2300x1000', 'few draws no picture of that shape. It draws 1:1, 16:9, 9:16.'],
  ['770x', '--size is 1:1, 16:9, 9:16'],
  ['4000x512', '--size is 1:1, 16:9, 9:16'],
])('--size %s is refused where the model has no such shape', async (size, words) => {
  const { env } = await person(`bob-${size}`)
  const ended = await cli.run(['generate', 'a boat', '--size', size, '--quality', 'high'], { env })
  expect(ended).toMatchObject({ code: 2, stdout: '' })
  expect(ended.stderr).toContain(words)
})

it('a sheet names custom sizes in one column or in two, and a wrong one in its row', async () => {
  const { env } = await person('cat')
  writeFileSync(
    join(cli.folder, 'sizes.csv'),
    'prompt,size,width,height\na boat,768x1152,,\na house,,640,800\n',
  )
  expect(await cli.run(['batch', 'sizes.csv'], { env })).toMatchObject({ code: 0, stderr: '' })
  expect(await sizeOfFile('sizes-pictures/0001.png')).toBe('768x1152')
  expect(await sizeOfFile('sizes-pictures/0002.png')).toBe('640x800')
  const about = readMetadata(readFileSync(join(cli.folder, 'sizes-pictures/0002.png')))
  expect(about).toMatchObject({ width: 640, height: 800 })
  writeFileSync(join(cli.folder, 'wrong.csv'), 'prompt,size,quality\na boat,770x1152,\na house,large,\n')
  const wrong = await cli.run(['batch', 'wrong.csv'], { env })
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toContain('row 2, size: Each side must be a multiple of 16, such as 768.')
  expect(wrong.stderr).toContain('row 3, size: Width and height, such as 768x1152')
  writeFileSync(join(cli.folder, 'few.csv'), 'prompt,size,quality\na boat,768x1152,high\n')
  const few = await cli.run(['batch', 'few.csv'], { env })
  expect(few).toMatchObject({ code: 2, stdout: '' })
  expect(few.stderr).toContain('row 2, width: Few draws no 768x1152')
  writeFileSync(join(cli.folder, 'few.csv'), 'prompt,size,quality\na boat,,high\n')
  expect(await cli.run(['batch', 'few.csv'], { env })).toMatchObject({ code: 0, stderr: '' })
  expect(await sizeOfFile('few-pictures/0001.png')).toBe('1024x1024')
})
