import { getGeneration } from '@easel/contract/generations'
import { getLineage } from '@easel/contract/library/library'
import { editPicture, listPictureEdits } from '@easel/contract/picture-edits'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EditPanel } from '#web/features/picture-edits/edit-panel.tsx'
import { buildGeneration, buildTask } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

const server = playServer()
const picture = buildGeneration(1, {})

async function showPanel(region: { isPossible: boolean; how: string }): Promise<object[]> {
  const sent: object[] = []
  server().answer(getGeneration, picture)
  server().answer(getLineage, { ancestors: [], children: [], versions: [] })
  server().answer(listPictureEdits, {
    options: [
      { edit: 'words', isPossible: true, how: 'OpenAI changes the picture by what you say.', region },
    ],
  })
  server().answerBy(editPicture, (body) => {
    sent.push(body)
    return { task: buildTask('edited') }
  })
  await showPage(<EditPanel id={picture.id} />, { path: '/advanced' })
  return sent
}

test('an edit by words is limited to a rectangle by keys alone, and the next one is free again', async () => {
  const sent = await showPanel({ isPossible: true, how: 'OpenAI changes the picture only where you paint.' })
  await page.getByRole('button', { name: 'Limit to a region' }).click()
  const use = page.getByRole('button', { name: 'Use this region' })
  await expect.element(use).toBeDisabled()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await expect.element(dialog.getByRole('button', { name: 'Close' })).not.toHaveFocus()
  await page.getByRole('button', { name: 'Add rectangle' }).click()
  await use.click()
  await expect.element(page.getByText('Only about 25% of the picture may change')).toBeVisible()
  for (const instruction of ['make it green', 'make the sky darker']) {
    await page.getByRole('textbox', { name: 'What should change' }).fill(instruction)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect.poll(() => sent.at(-1)).toMatchObject({ instruction })
  }
  const region = [{ kind: 'rectangle', left: 0.25, top: 0.25, width: 0.5, height: 0.5 }]
  expect(sent).toEqual([
    { edit: 'words', instruction: 'make it green', region },
    { edit: 'words', instruction: 'make the sky darker' },
  ])
})

test('without a model that takes a mask the form says what is missing', async () => {
  const how = 'Limiting it to a part of the picture needs a model that takes a mask.'
  await showPanel({ isPossible: false, how })
  await expect.element(page.getByText(how)).toBeVisible()
  expect(page.getByRole('button', { name: 'Limit to a region' }).elements()).toEqual([])
})
