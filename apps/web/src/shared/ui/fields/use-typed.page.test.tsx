import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from './search-field.tsx'

/** The address of a busy page: each change arrives, but late. */
function SlowSearch() {
  const [address, setAddress] = useState('')
  return (
    <>
      <SearchField
        label="Search"
        value={address}
        onChange={(text) => setTimeout(() => setAddress(text.trim()), 150)}
      />
      <button type="button" onClick={() => setAddress('from elsewhere')}>
        Go back
      </button>
      <p>Address: {address}</p>
    </>
  )
}

test('no letter of a search is lost while its address follows late', async () => {
  await render(<SlowSearch />)
  const field = page.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(field, 'a purple elephant on a bicycle')
  await expect.element(field).toHaveValue('a purple elephant on a bicycle')
  await expect.element(page.getByText('Address: a purple elephant on a bicycle')).toBeVisible()
  await expect.element(field).toHaveValue('a purple elephant on a bicycle')
})

test('an address that something else changes stands in the field', async () => {
  await render(<SlowSearch />)
  const field = page.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(field, 'fox ')
  await expect.element(page.getByText('Address: fox')).toBeVisible()
  await expect.element(field).toHaveValue('fox ')
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect.element(field).toHaveValue('from elsewhere')
  await userEvent.clear(field)
  await expect.element(page.getByText(/^Address:\s*$/)).toBeVisible()
  await expect.element(field).toHaveValue('')
})
