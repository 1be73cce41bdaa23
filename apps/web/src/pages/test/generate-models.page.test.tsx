import { CUSTOM_SIZES } from '@easel/contract/models/custom-sizes'
import { listModels } from '@easel/contract/models/models'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useReferenceImages } from '#web/features/generator/reference/reference-images.ts'
import { useSettingsStore } from '#web/features/generator/settings.store.ts'
import { buildModel } from '#web/test/build-answers.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../generate.tsx'

const server = playServer()

const LONG_LORA = 'ClassipeintXL_oil_paint_style_of_the_masters_of_the_seventeenth_century_v2.1'
const NAMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `realisticVisionV60B1_v51HyperVAE_${n} [f47e942ad4]`)

function answerModels(): void {
  const items = NAMES.map((label, n) =>
    buildModel({
      id: `sdapi/model-${n}`,
      label,
      provider: 'sdapi',
      providerLabel: 'A server',
      loras: [LONG_LORA],
    }),
  )
  server().answer(listModels, { items })
}

test('on a phone no model of the list lies over another', async () => {
  await page.viewport(390, 844)
  answerModels()
  await showPage(<GeneratePage />)
  await page.getByRole('button', { name: /^Model: / }).click()
  const list = page.getByRole('radiogroup', { name: 'Model' })
  await expect.element(list).toBeVisible()
  const rows = [...list.element().querySelectorAll('label')]
  expect(rows).toHaveLength(NAMES.length + 1)
  for (const row of rows) expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight)
})

test.each([390, 1440])('at %i pixels a LoRA with a long name can be taken away again', async (width) => {
  await page.viewport(width, 844)
  answerModels()
  useSettingsStore.getState().change({ model: 'sdapi/model-3' })
  await showPage(<GeneratePage />)
  const choice = page.getByLabelText('LoRA', { exact: true })
  await choice.selectOptions(LONG_LORA)
  const remove = page.getByRole('button', { name: `Draw without ${LONG_LORA}` })
  await expect.element(remove).toBeVisible()
  const form = remove.element().closest('form')
  expect(rightOf(remove.element())).toBeLessThanOrEqual(Math.min(rightOf(form), window.innerWidth))
  const weight = page.getByRole('slider', { name: LONG_LORA }).element()
  expect(rightOf(weight)).toBeLessThanOrEqual(remove.element().getBoundingClientRect().left)
  await remove.click()
  await expect.element(remove).not.toBeInTheDocument()
  await expect.element(choice).toHaveFocus()
})

test('a reference that is not used says so, however long its name is', async () => {
  server().answer(listModels, { items: [buildModel({ maxReferences: 1 })] })
  useSettingsStore.getState().change({ model: 'built-in' })
  await showPage(<GeneratePage />)
  const picture = await paint()
  const { choose, remove } = useReferenceImages.getState()
  for (const name of ['a.png', `${'a very long name '.repeat(6)}.png`])
    await choose(new File([picture], name, { type: 'image/png' }))
  const row = page.getByRole('list', { name: 'Chosen references' }).getByRole('listitem').nth(1)
  const note = row.getByText('· not used')
  await expect.element(note).toBeVisible()
  expect(rightOf(note.element())).toBeLessThanOrEqual(rightOf(row.element()))
  for (const { id } of useReferenceImages.getState().images) remove(id)
})

test('a background is left out where the model can, and a choice that another model cannot follow is said', async () => {
  const able = buildModel({ id: 'openai/able', label: 'able', provider: 'openai', providerLabel: 'OpenAI' })
  const items = [{ ...able, transparent: true }, buildModel()]
  server().answer(listModels, { items })
  useSettingsStore.getState().change({ model: 'built-in' })
  await showPage(<GeneratePage />)
  const choice = page.getByRole('radiogroup', { name: 'Background' })
  await expect.element(page.getByText('Advanced')).toBeVisible()
  await expect.element(choice).not.toBeInTheDocument()
  useSettingsStore.getState().change({ model: 'openai/able' })
  await choice.getByRole('radio', { name: 'Transparent' }).click()
  expect(useSettingsStore.getState().background).toBe('transparent')
  useSettingsStore.getState().change({ model: 'built-in' })
  await expect.element(page.getByText('Built-in engine draws a background.')).toBeVisible()
  await choice.getByRole('radio', { name: 'Full scene' }).click()
  await expect.element(choice).not.toBeInTheDocument()
})

test('a size is chosen where the model has larger ones, with what it costs, and a choice that another model cannot follow is said', async () => {
  const able = buildModel({ id: 'google/able', label: 'able', provider: 'google', providerLabel: 'Google' })
  const resolutions = [
    { id: '2k' as const, costUsd: 0.13 },
    { id: '4k' as const, costUsd: 0.24 },
  ]
  const half = { ...able, id: 'google/half', label: 'half', resolutions: resolutions.slice(0, 1) }
  server().answer(listModels, { items: [{ ...able, resolutions }, half, buildModel()] })
  useSettingsStore.getState().change({ model: 'built-in' })
  await showPage(<GeneratePage />)
  const choice = page.getByRole('radiogroup', { name: 'Size', exact: true })
  await expect.element(page.getByText('Advanced')).toBeVisible()
  await expect.element(choice).not.toBeInTheDocument()
  useSettingsStore.getState().change({ model: 'google/able' })
  await choice.getByRole('radio', { name: '4K' }).click()
  expect(useSettingsStore.getState().resolution).toBe('4k')
  await expect.element(page.getByText('$0.24 each')).toBeVisible()
  await expect.element(page.getByText('1024 × 1024')).not.toBeInTheDocument()
  useSettingsStore.getState().change({ model: 'google/half' })
  await expect.element(page.getByText('half draws no 4K.')).toBeVisible()
  await choice.getByRole('radio', { name: '2K' }).click()
  await expect.element(choice.getByRole('radio', { name: '4K' })).not.toBeInTheDocument()
  useSettingsStore.getState().change({ model: 'built-in' })
  await expect.element(page.getByText('Built-in engine draws no 2K.')).toBeVisible()
  await expect.element(page.getByText('1024 × 1024', { exact: true })).toBeVisible()
  await choice.getByRole('radio', { name: 'Standard' }).click()
  await expect.element(choice).not.toBeInTheDocument()
})

test('ratios beside the first three are offered where the model draws them, and one that another model lacks is said', async () => {
  const sizes = [
    { width: 1024, height: 1024 },
    { width: 1536, height: 1024 },
    { width: 1024, height: 1536 },
  ]
  const wide = buildModel({ id: 'google/wide', label: 'wide', provider: 'google', providerLabel: 'Google' })
  const narrow = { ...wide, id: 'google/narrow', label: 'narrow', sizes }
  server().answer(listModels, {
    items: [{ ...wide, sizes: [...sizes, { width: 1792, height: 768 }] }, narrow],
  })
  useSettingsStore.getState().change({ model: 'google/wide' })
  await showPage(<GeneratePage />)
  const ratios = page.getByRole('radiogroup', { name: 'Aspect ratio' })
  await expect.element(ratios.getByRole('radio', { name: '4:5' })).not.toBeInTheDocument()
  await ratios.getByRole('radio', { name: '21:9 Cinema' }).click()
  expect(useSettingsStore.getState()).toMatchObject({ aspectRatio: '21:9', width: 1792, height: 768 })
  await expect.element(page.getByText('1792 × 768')).toBeVisible()
  useSettingsStore.getState().change({ model: 'google/narrow' })
  await expect.element(page.getByText('narrow draws no 21:9')).toBeVisible()
  await ratios.getByRole('radio', { name: '16:9 Landscape' }).click()
  await expect.element(ratios.getByRole('radio', { name: '21:9' })).not.toBeInTheDocument()
})

test('a custom size is typed where the model draws it, and asked for to the pixel', async () => {
  await page.viewport(390, 844)
  const anySize = buildModel({ id: 'google/any-size', label: 'any-size', customSizes: CUSTOM_SIZES })
  const fixed = { ...anySize, id: 'google/fixed', label: 'fixed', customSizes: null }
  server().answer(listModels, { items: [anySize, fixed] })
  useSettingsStore.getState().change({ model: 'google/any-size', aspectRatio: '9:16', prompt: 'a boat' })
  await showPage(<GeneratePage />)
  const ratios = page.getByRole('radiogroup', { name: 'Aspect ratio' })
  const custom = ratios.getByRole('radio', { name: 'Custom Any size' })
  await expect.element(custom).toBeVisible()
  custom.element().scrollIntoView({ block: 'end' })
  custom.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText(/^512 to 1536 pixels a side/)).toBeInViewport({ ratio: 1 })
  const width = page.getByLabelText('Width')
  await expect.element(width).toHaveValue('1024')
  await expect.element(page.getByLabelText('Height')).toHaveValue('1536')
  await width.fill('700')
  await expect.element(width).toHaveAccessibleDescription('Each side must be a multiple of 16, such as 704.')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  expect(server().asked).not.toContain('POST /api/functions/replicate-generate')
  await width.fill('768')
  await expect.element(width).toHaveAccessibleDescription(/^512 to 1536 pixels a side in steps of 16/)
  await expect.element(page.getByText('768 × 1536')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(useSettingsStore.getState()).toMatchObject({ isCustomSize: true, width: 768, aspectRatio: '9:16' })
  useSettingsStore.getState().change({ model: 'google/fixed' })
  await expect.element(page.getByText('fixed draws no 768 × 1536: the nearest ratio is drawn')).toBeVisible()
  await expect.element(ratios.getByRole('radio', { name: '9:16 Portrait' })).toBeChecked()
  await expect.element(width).not.toBeInTheDocument()
})

async function paint(): Promise<Blob> {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return canvas.convertToBlob()
}

function rightOf(element: Element | null): number {
  return element?.getBoundingClientRect().right ?? 0
}
