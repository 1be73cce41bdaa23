import {
  cancelLocalModel,
  installLocalModel,
  type LocalModels,
  listLocalModels,
  type OfferedLocalModel,
  pauseLocalModel,
  removeLocalModel,
} from '@easel/contract/models/local-models'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accepted, downloading, drawing, local, MODEL_ID } from '#web/test/build-local-models.ts'
import { playServer } from '#web/test/studio.tsx'
import { openLocalModels, row, section } from './open-local-models.tsx'

const server = playServer()

const open = (first: LocalModels) => openLocalModels(server(), first)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('a model is shown with license, size, need and no invented speed, and is installed once its license is accepted', async () => {
  let sent: unknown
  const begun = local({ installation: { ...downloading, file: null, received: 0 } }, accepted)
  server().answerBy(installLocalModel, (body) => {
    sent = body
    server().answer(listLocalModels, begun)
    return begun
  })
  await open(local())
  await expect.element(section().getByText('studio', { exact: true })).toBeVisible()
  await expect.element(section().getByText('Linux x64')).toBeVisible()
  await expect.element(section().getByText('sd-server looks for it once it is installed.')).toBeVisible()
  await expect
    .element(row())
    .toHaveTextContent(
      'Z-Image-TurboLicense: Apache-2.0 · Text · Model pageInstallSize6.5 GBMemory needed10.0 GBOn the graphics card4.0 GBLast picture hereNot measured',
    )
  await expect
    .element(row().getByRole('link', { name: 'Text' }))
    .toHaveAttribute('href', 'https://hub.example/license')
  await expect
    .element(row().getByRole('link', { name: 'Model page' }))
    .toHaveAttribute('href', 'https://hub.example/model')

  await press('Install Z-Image-Turbo')
  const dialog = page.getByRole('dialog', { name: 'Install Z-Image-Turbo' })
  await expect
    .element(
      dialog.getByText(
        '6.5 GB are downloaded to studio. The download goes on when you leave this page, and the model draws once it is whole.',
      ),
    )
    .toBeVisible()
  const submit = dialog.getByRole('button', { name: 'Install' })
  await expect.element(submit).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Draw on' }).selectOptions('Processor')
  await dialog.getByRole('checkbox', { name: 'I have read the license and accept it' }).click()
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual({ acceptsLicense: true, accelerator: 'cpu' })
  await expect.element(row().getByText('0 B of 6.5 GB · 12.4 MB/s · 7 min left')).toBeVisible()
  await expect.element(row().getByText(/^Accepted by ann@example\.com, Nov 27, 2026$/)).toBeVisible()
})

test('what keeps an installation from beginning is said in its dialog', async () => {
  server().refuse(installLocalModel, 409, {
    code: 'conflict',
    message: 'Another process is installing or removing a model.',
  })
  await open(local({}, accepted))
  await press('Install Z-Image-Turbo')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Install' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Another process is installing or removing a model.')
})

test('a download shows bytes, rate and time left as they change, why it waits, and is paused', async () => {
  await open(local({ installation: downloading }, accepted))
  const bar = row().getByRole('progressbar', { name: 'Download of Z-Image-Turbo' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '1300000000')
  await expect.element(bar).toHaveAttribute('aria-valuemax', '6520000000')
  await expect
    .element(row().getByText('1.3 GB of 6.5 GB · 12.4 MB/s · 7 min left · z_image_turbo-Q4_0.gguf'))
    .toBeVisible()
  const notice = 'Trying again in 4 s: hub.example closed the connection.'
  server().answer(
    listLocalModels,
    local({
      installation: { ...downloading, phase: 'waiting', bytesPerSecond: null, secondsLeft: null, notice },
    }),
  )
  await expect.element(row().getByText(notice)).toBeVisible()
  const paused = local({}, { ...accepted, state: 'partial', bytesHere: 1_300_000_000 })
  server().answer(pauseLocalModel, paused)
  server().answer(listLocalModels, paused)
  await press('Pause Z-Image-Turbo')
  await expect.element(row().getByText('Paused')).toBeVisible()
  await expect.element(row().getByText('1.3 GB of 6.5 GB')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  expect(server().asked).toContain(`POST /api/operator/local-models/${MODEL_ID}/pause`)
})

test('a paused download is gone on with at once, and a running one is canceled after a question', async () => {
  let sent: unknown
  const running = local(
    { installation: downloading },
    { ...accepted, state: 'partial', bytesHere: 1_300_000_000 },
  )
  server().answerBy(installLocalModel, (body) => {
    sent = body
    server().answer(listLocalModels, running)
    return running
  })
  await open(local({}, { ...accepted, state: 'partial', bytesHere: 1_300_000_000 }))
  await press('Resume Z-Image-Turbo')
  await expect.element(row().getByRole('progressbar')).toBeVisible()
  expect(sent).toEqual({ acceptsLicense: false })

  server().answer(cancelLocalModel, local({}, accepted))
  await press('Cancel Z-Image-Turbo')
  const question = page.getByRole('alertdialog', { name: 'Cancel Z-Image-Turbo?' })
  await expect
    .element(question.getByText('1.3 GB that have come are deleted. To go on later, pause instead.'))
    .toBeVisible()
  server().answer(listLocalModels, local({}, accepted))
  await question.getByRole('button', { name: 'Delete the download' }).click()
  await expect.element(page.getByRole('button', { name: 'Install Z-Image-Turbo' })).toBeVisible()
  await expect.element(page.getByText('The download of Z-Image-Turbo is deleted')).toBeVisible()
})

test('the model that draws shows its state, measured speed and last failure, and is removed after a question', async () => {
  const installed: OfferedLocalModel = { ...accepted, state: 'installed', bytesHere: 6_500_000_000 }
  await open(local({ drawing }, installed))
  await expect.element(section().getByRole('heading', { name: 'Z-Image-Turbo draws Ready' })).toBeVisible()
  await expect.element(row().getByText('34.2 s, 8 steps')).toBeVisible()

  server().answer(removeLocalModel, local({}, accepted))
  await press('Remove Z-Image-Turbo')
  const question = page.getByRole('alertdialog', { name: 'Remove Z-Image-Turbo?' })
  await expect
    .element(
      question.getByText(
        '6.5 GB are deleted from studio. A picture that it is drawing is drawn by the next provider. You can install it again.',
      ),
    )
    .toBeVisible()
  server().answer(listLocalModels, local({}, accepted))
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Z-Image-Turbo is removed')).toBeVisible()
  await expect.element(section().getByRole('heading', { name: /draws/ })).not.toBeInTheDocument()
})

test('a model that draws only when chosen is not said to draw everything', async () => {
  const installed: OfferedLocalModel = { ...accepted, state: 'installed', bytesHere: 6_500_000_000 }
  await open(local({ drawing: { ...drawing, isDefault: false } }, installed))
  await expect
    .element(section().getByRole('heading', { name: 'Z-Image-Turbo draws when chosen Ready' }))
    .toBeVisible()
  await expect
    .element(
      section().getByText(
        'It draws only for people who choose it, because there is no graphics card or IMAGE_PROVIDERS puts others first.',
      ),
    )
    .toBeVisible()
})
