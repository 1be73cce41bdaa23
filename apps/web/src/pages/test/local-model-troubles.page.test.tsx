import { type LocalModels, listLocalModels } from '@easel/contract/models/local-models'
import { getOperator, listPeople } from '@easel/contract/operator'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawing, local, MODEL_ID, offered } from '#web/test/build-local-models.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import OperatorPage from '../operator.tsx'
import { openLocalModels, row, section } from './open-local-models.tsx'

const server = playServer()

const open = (first: LocalModels) => openLocalModels(server(), first)

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
        failure: { model: MODEL_ID, reason: 'hub.example answers 403.', at: hourAgo },
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
        'Each machine has its own models. This is studio; on the others, run npm run model.',
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
  await page.getByRole('radio', { name: 'Model' }).click({ force: true })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Our servers are experiencing issues.Try Again')
  server().answer(listLocalModels, local())
  const again = page.getByRole('button', { name: 'Try Again' }).element()
  if (again instanceof HTMLElement) again.click()
  await expect.element(row()).toBeVisible()
})
