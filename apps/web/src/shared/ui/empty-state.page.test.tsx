import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EmptyState } from './empty-state.tsx'
import '#web/test/app-styles.ts'

test('a word longer than a phone is wide breaks instead of running out of sight', async () => {
  const search = 'donaudampfschifffahrt'.repeat(4)
  await render(
    <div data-testid="page" style={{ width: 320, height: 400, display: 'grid' }}>
      <EmptyState icon={null} title={`Nothing matches “${search}”`}>
        No prompt of yours matches “{search}”.
      </EmptyState>
    </div>,
  )
  const stand = page.getByTestId('page').element()
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(stand.scrollWidth).toBe(stand.clientWidth)
})
