import { type LocalModels, listLocalModels } from '@easel/contract/models/local-models'
import { getOperator, listPeople } from '@easel/contract/operator'
import { page } from 'vitest/browser'
import type { FakeServer } from '#web/test/fake-server.ts'
import { showPage } from '#web/test/studio.tsx'
import OperatorPage from '../operator.tsx'

/** Opens the operator's page at the local models. */
export async function openLocalModels(server: FakeServer, first: LocalModels): Promise<void> {
  server.answer(getOperator, { is_operator: true })
  server.answer(listPeople, { items: [], nextCursor: null })
  server.answer(listLocalModels, first)
  await showPage(<OperatorPage />, { path: '/operator' })
  await page.getByRole('radio', { name: 'Model' }).click({ force: true })
}

export const section = () => page.getByRole('region', { name: 'Local model' })
export const row = () => page.getByRole('list', { name: 'Models' }).getByRole('listitem')
