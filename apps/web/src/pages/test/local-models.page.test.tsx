import {
  cancelLocalModel,
  installLocalModel,
  type LocalInstallation,
  type LocalModels,
  listLocalModels,
  type OfferedLocalModel,
  pauseLocalModel,
  removeLocalModel,
} from '@easel/contract/models/local-models'
import { getOperator, listPeople } from '@easel/contract/operator'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playServer, showPage } from '#web/test/studio.tsx'
import OperatorPage from '../operator.tsx'

const server = playServer()

const ID = 'z-image-turbo'
const offered: OfferedLocalModel = {
  id: ID,
  label: 'Z-Image-Turbo',
  license: {
    name: 'Apache-2.0',
    url: 'https://hub.example/license',
    statedAt: 'https://hub.example/model',
    accepted: null,
  },
  bytes: 6_500_000_000,
  memoryBytes: 10_000_000_000,
  cardMemoryBytes: 4_000_000_000,
  missingMemoryBytes: 0,
  missingDiskBytes: 0,
  state: 'absent',
  bytesHere: 0,
}
const accepted: OfferedLocalModel = {
  ...offered,
  license: { ...offered.license, accepted: { by: 'ann@example.com', at: '2026-11-27T12:00:00.000Z' } },
}
const downloading: LocalInstallation = {
  model: ID,
  phase: 'downloading',
  file: 'z_image_turbo-Q4_0.gguf',
  received: 1_300_000_000,
  bytes: 6_520_000_000,
  bytesPerSecond: 12_400_000,
  secondsLeft: 421,
  notice: null,
}
const drawing: NonNullable<LocalModels['drawing']> = {
  model: ID,
  label: 'Z-Image-Turbo',
  phase: 'idle',
  reason: null,
  restSeconds: 0,
  isUsed: true,
  lastPicture: { seconds: 34.2, steps: 8 },
}

function local(changes: Partial<LocalModels> = {}, model: OfferedLocalModel = offered): LocalModels {
  return {
    machine: {
      name: 'studio',
      os: 'linux',
      arch: 'x64',
      memoryBytes: 32_000_000_000,
      freeDiskBytes: 210_000_000_000,
      cards: null,
      hasCardDevice: true,
      accelerators: ['vulkan', 'cpu'],
      canRun: true,
    },
    drawsHere: true,
    isOneOfSeveral: false,
    drawing: null,
    problem: null,
    installation: null,
    failure: null,
    isBusyElsewhere: false,
    models: [model],
    ...changes,
  }
}

async function open(first: LocalModels) {
  server().answer(getOperator, { is_operator: true })
  server().answer(listPeople, { items: [], nextCursor: null })
  server().answer(listLocalModels, first)
  await showPage(<OperatorPage />, { path: '/operator' })
  await page.getByRole('radio', { name: 'Local model' }).click({ force: true })
}

const section = () => page.getByRole('region', { name: 'Local model' })
const row = () => page.getByRole('list', { name: 'Models' }).getByRole('listitem')
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
      'Z-Image-TurboLicense: Apache-2.0 · Text · SourceInstallSize6.5 GBMemory needed10.0 GBOn the graphics card4.0 GBLast picture hereNot measured',
    )
  await expect
    .element(row().getByRole('link', { name: 'Text' }))
    .toHaveAttribute('href', 'https://hub.example/license')
  await expect
    .element(row().getByRole('link', { name: 'Source' }))
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
  expect(server().asked).toContain(`POST /api/operator/local-models/${ID}/pause`)
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

test('a program that keeps ending is shown as left alone, with its last words', async () => {
  const reason = 'sd-server ended with code 1. It said last: out of memory'
  await open(local({ drawing: { ...drawing, phase: 'left-alone', restSeconds: 500, reason } }))
  await expect.element(section().getByRole('heading', { name: /Left alone/ })).toBeVisible()
  await expect
    .element(
      section().getByText('sd-server ended three times within ten minutes. Other providers draw for 8m 20s.'),
    )
    .toBeVisible()
  await expect.element(section().getByText(`Last failure: ${reason}`)).toBeVisible()
})

test('what stands in the way is said: settings, a failed download, a full machine, another process', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await open(
    local(
      {
        problem: 'LOCAL_MODEL_MANIFEST: models.json is not right.',
        failure: { model: ID, reason: 'hub.example answers 403.', at: hourAgo },
        isBusyElsewhere: true,
        isOneOfSeveral: true,
      },
      { ...offered, missingMemoryBytes: 2_000_000_000, missingDiskBytes: 1_500_000_000 },
    ),
  )
  const alerts = section().getByRole('alert')
  await expect.element(alerts.first()).toHaveTextContent('LOCAL_MODEL_MANIFEST: models.json is not right.')
  await expect
    .element(alerts.nth(1))
    .toHaveTextContent('Z-Image-Turbo was not installed (1 hour ago): hub.example answers 403.')
  await expect
    .element(section().getByText('Another process on this machine is installing or removing a model.'))
    .toBeVisible()
  await expect
    .element(
      section().getByText(
        'Models belong to a machine: this is studio. On other machines of this installation, run npm run model.',
      ),
    )
    .toBeVisible()
  await expect
    .element(row().getByText('This machine is short of 2.0 GB of memory and 1.5 GB of disk.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Install Z-Image-Turbo' })).toBeDisabled()
})

test('a process that makes no pictures says where models are installed, and offers none', async () => {
  await open(local({ drawsHere: false }))
  await expect
    .element(
      section().getByText(
        'This process answers requests and makes no pictures. Run npm run model on the machine of a worker to install a model there.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Models' })).not.toBeInTheDocument()
})

test('models that do not load say so and are asked for again', async () => {
  server().answer(getOperator, { is_operator: true })
  server().answer(listPeople, { items: [], nextCursor: null })
  server().refuse(listLocalModels, 500, {
    code: 'server_error',
    message: 'Our servers are experiencing issues.',
  })
  await showPage(<OperatorPage />, { path: '/operator' })
  await page.getByRole('radio', { name: 'Local model' }).click({ force: true })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Our servers are experiencing issues.Try Again')
  server().answer(listLocalModels, local())
  const again = page.getByRole('button', { name: 'Try Again' }).element()
  if (again instanceof HTMLElement) again.click()
  await expect.element(row()).toBeVisible()
})
