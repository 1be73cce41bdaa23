import { getGeneration } from '@easel/contract/generations'
import { getLineage } from '@easel/contract/library/library'
import { CUSTOM_SIZES } from '@easel/contract/models/custom-sizes'
import { editPicture, listPictureEdits, PICTURE_EDITS } from '@easel/contract/picture-edits'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EditPanel } from '#web/features/picture-edits/edit-panel.tsx'
import { buildGeneration, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const picture = buildGeneration(1)
const panel = page.getByRole('region', { name: 'What can be made from it' })
const button = (name: string) => panel.getByRole('button', { name, exact: true })
const words = panel.getByLabelText('What should change')

beforeEach(() => {
  server().answer(getGeneration, picture)
  server().answer(getLineage, { ancestors: [], children: [], versions: [] })
  server().answer(listPictureEdits, {
    options: PICTURE_EDITS.map((edit) => ({ edit, isPossible: true, how: `How: ${edit}.` })),
  })
  server().answer(editPicture, { task: buildTask('edited') })
})

async function open(): Promise<void> {
  await showPage(<EditPanel id={picture.id} />, { path: '/advanced' })
  await expect.element(panel).toBeVisible()
}

const sent = () =>
  server()
    .sent.filter(({ name }) => name === `POST /api/generations/${picture.id}/edits`)
    .map(({ body }) => JSON.parse(body ?? ''))

test.each([
  ['Vary', { edit: 'variation', strength: 0.6 }],
  ['2x', { edit: 'upscale', factor: 2 }],
  ['4x', { edit: 'upscale', factor: 4 }],
  ['Cut out', { edit: 'cutout' }],
  ['16:9', { edit: 'reshape', aspect_ratio: '16:9' }],
])('%s asks for what it says, and says that it is in the queue', async (name, body) => {
  await open()
  await button(name).click()
  await expect.element(page.getByText('Added to the queue')).toBeVisible()
  expect(sent()).toEqual([body])
})

test('the likeness of a variation is set by keys', async () => {
  await open()
  panel
    .getByLabelText(/^Likeness/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await button('Vary').click()
  await expect.poll(sent).toEqual([{ edit: 'variation', strength: 0.7 }])
})

test('the ratio that the picture has is not offered', async () => {
  await open()
  await expect.element(button('1:1')).toBeDisabled()
  await expect.element(button('9:16')).toBeEnabled()
})

test('the frame may have any size that is drawn, and says why where it has none', async () => {
  server().answer(listPictureEdits, {
    options: [{ edit: 'reshape', isPossible: true, how: 'How.', custom_sizes: CUSTOM_SIZES }],
  })
  await open()
  await button('Custom size').click()
  const send = panel.getByRole('button', { name: /^Draw / })
  // The picture already has that size.
  await expect.element(send).toBeDisabled()
  await panel.getByLabelText('Width').fill('770')
  await expect
    .element(panel.getByLabelText('Width'))
    .toHaveAccessibleDescription('Each side must be a multiple of 16, such as 768.')
  await expect.element(send).toBeDisabled()
  await panel.getByLabelText('Width').fill('768')
  await panel.getByLabelText('Height').fill('1152')
  await button('Draw 768 × 1152').click()
  await expect.poll(sent).toEqual([{ edit: 'reshape', aspect_ratio: '9:16', width: 768, height: 1152 }])
})

test.each([
  ['its own size', { width: 768, height: 1152 }, 'Draw 768 × 1152'],
  ['the nearest steps', { width: 900, height: 1100 }, 'Draw 896 × 1104'],
  ['the nearest shape where its own is too narrow', { width: 300, height: 1008 }, 'Draw 512 × 1536'],
  ['its shape at the most pixels', { width: 4096, height: 4096 }, 'Draw 1248 × 1248'],
])('a picture’s custom size begins at %s', async (_title, size, name) => {
  server().answer(getGeneration, { ...picture, ...size })
  server().answer(listPictureEdits, {
    options: [{ edit: 'reshape', isPossible: true, how: 'How.', custom_sizes: CUSTOM_SIZES }],
  })
  await open()
  await button('Custom size').click()
  await expect.element(button(name)).toBeVisible()
})

test('where no size can be typed, none is offered', async () => {
  await open()
  await expect.element(button('9:16')).toBeVisible()
  await expect.element(button('Custom size')).not.toBeInTheDocument()
})

test('an instruction has 1 to 500 characters, and is sent by Enter without spaces around it', async () => {
  await open()
  await expect.element(button('Edit')).toBeDisabled()
  await words.fill('x'.repeat(501))
  await expect.element(words).toHaveAccessibleDescription('The instruction may have up to 500 characters')
  await expect.element(button('Edit')).toBeDisabled()
  await words.fill(` ${'x'.repeat(500)} `)
  await userEvent.keyboard('{Enter}')
  await expect.element(words).toHaveValue('')
  expect(sent()).toEqual([{ edit: 'words', instruction: 'x'.repeat(500) }])
})

test('what is typed while an edit is on its way stays', async () => {
  const answered = Promise.withResolvers<void>()
  server().answerBy(editPicture, async () => {
    await answered.promise
    return { task: buildTask('edited') }
  })
  await open()
  await words.fill('make it green')
  await button('Edit').click()
  await expect.element(button('Edit')).toBeDisabled()
  await words.fill('make the sky darker')
  answered.resolve()
  await expect.element(button('Edit')).toBeEnabled()
  await expect.element(words).toHaveValue('make the sky darker')
})

test('an edit that is refused says why, and leaves what was typed', async () => {
  server().refuse(editPicture, 429, { code: 'daily_limit', message: 'Your day is used up.' })
  await open()
  await words.fill('make it green')
  await button('Edit').click()
  await expect.element(page.getByText('Your day is used up.').first()).toBeVisible()
  await expect.element(words).toHaveValue('make it green')
  await expect.element(button('Edit')).toBeEnabled()
})

test('what is not possible here says why, and has nothing to press', async () => {
  server().answer(listPictureEdits, {
    options: PICTURE_EDITS.map((edit) => ({ edit, isPossible: false, how: `Missing for ${edit}.` })),
  })
  await open()
  for (const edit of PICTURE_EDITS)
    await expect.element(panel.getByText(`Missing for ${edit}.`)).toBeVisible()
  expect(panel.getByRole('button').elements()).toEqual([])
})
