import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { errorId, Field, noteId } from './field.tsx'
import { MultiFilter } from './multi-filter.tsx'
import { RangeField } from './range-field.tsx'
import { Segmented } from './segmented.tsx'
import { Stepper } from './stepper.tsx'
import { Switch } from './switch.tsx'
import '#web/test/app-styles.ts'

const heard: unknown[] = []
/** Keeps a value as a page does, and notes each one it hears. */
function useKept<T>(first: T) {
  const [value, setValue] = useState(first)
  function change(next: T) {
    heard.push(next)
    setValue(next)
  }
  return [value, change] as const
}

function Count({ first = 2, disabled = false }: { readonly first?: number; readonly disabled?: boolean }) {
  const [value, onChange] = useKept(first)
  const [isValid, setValid] = useState(true)
  return (
    <>
      <Stepper
        {...{ label: 'Pictures', lessLabel: 'Fewer', moreLabel: 'More', value, onChange, disabled }}
        min={1}
        max={4}
        onValidity={setValid}
      />
      <output>{isValid ? 'fine' : 'wrong'}</output>
    </>
  )
}

const field = page.getByRole('spinbutton', { name: 'Pictures' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function show(node: React.ReactNode): Promise<void> {
  heard.length = 0
  await render(node)
}

test('a stepper counts one by one between both its bounds, and its buttons end there without losing the focus', async () => {
  await show(<Count />)
  await button('More').click()
  await expect.element(field).toHaveValue(3)
  await expect.element(button('More')).toBeEnabled()
  await button('More').click()
  await expect.element(field).toHaveValue(4)
  await expect.element(button('More')).toBeDisabled()
  await button('Fewer').click()
  await button('Fewer').click()
  await expect.element(button('Fewer')).toBeEnabled()
  await button('Fewer').click()
  await expect.element(field).toHaveValue(1)
  await expect.element(button('Fewer')).toBeDisabled()
  await expect.element(button('More')).toBeEnabled()
  expect(heard).toEqual([3, 4, 3, 2, 1])
})

test.each([
  ['1', 1],
  ['4', 4],
])('%s typed into a stepper is taken', async (typed, value) => {
  await show(<Count />)
  await field.fill(typed)
  expect(heard).toEqual([value])
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByText('fine')).toBeVisible()
})

test.each([
  ['0', '0', 1],
  ['5', '5', 4],
])(
  '%s is marked while it stands there, and put right when the field is left',
  async (typed, shown, value) => {
    await show(<Count />)
    await field.fill(typed)
    await expect.element(field).toHaveValue(Number(shown))
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText('wrong')).toBeVisible()
    await userEvent.tab()
    await expect.element(field).toHaveValue(value)
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await expect.element(page.getByText('fine')).toBeVisible()
  },
)

test.each(['', '1.5'])('what is no whole number, as “%s”, changes nothing', async (typed) => {
  await show(<Count />)
  await field.fill(typed)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(heard).toEqual([])
  await userEvent.tab()
  await expect.element(field).toHaveValue(2)
})

test('the arrow keys step a stepper, too', async () => {
  await show(<Count />)
  await field.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue(3)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveValue(1)
})

test('a stepper that is off takes nothing', async () => {
  await show(<Count disabled />)
  for (const part of [field, button('More'), button('Fewer')]) await expect.element(part).toBeDisabled()
})

function Choice() {
  const [value, onChange] = useKept<'s' | 'm' | 'l'>('m')
  return (
    <Segmented
      label="Size"
      value={value}
      onChange={onChange}
      options={[
        { value: 's', label: 'Small' },
        { value: 'm', label: 'Middle', hint: 'As most people like it' },
        { value: 'l', label: 'Large' },
      ]}
    />
  )
}

test('of exclusive options one is chosen, by a press and by the arrow keys, which go around', async () => {
  await show(<Choice />)
  const radio = (name: string) =>
    page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name, exact: true })
  await expect.element(radio('Middle')).toBeChecked()
  await page.getByText('Large', { exact: true }).click({ force: true })
  await expect.element(radio('Large')).toBeChecked()
  await expect.element(radio('Middle')).not.toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('Small')).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(radio('Large')).toBeChecked()
  expect(heard).toEqual(['l', 's', 'l'])
  await expect.element(page.getByTitle('As most people like it')).toBeVisible()
})

function Slide() {
  const [value, onChange] = useKept(50)
  return (
    <RangeField label="Strength" unit=" %" value={value} min={10} max={60} step={5} onChange={onChange} />
  )
}

test('a slider moves by its step, stops at both ends, and says its number with the unit', async () => {
  await show(<Slide />)
  const slider = page.getByRole('slider', { name: 'Strength' })
  await expect.element(page.getByText('50 %', { exact: true })).toBeVisible()
  await slider.click()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('60 %', { exact: true })).toBeVisible()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '60 %')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('60 %', { exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('55 %', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByText('10 %', { exact: true })).toBeVisible()
})

function Filter() {
  const [values, onChange] = useKept<readonly string[]>([])
  return (
    <MultiFilter
      label="Shape"
      options={[
        ['a', 'Square'],
        ['b', 'Wide'],
      ]}
      {...{ values, onChange }}
    />
  )
}

test('a filter of several says how many are ticked, in the order of the ticks, and Esc leads back to it', async () => {
  await show(<Filter />)
  const chip = page.getByRole('button', { name: /^Shape/ })
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false')
  await expect.element(chip).toHaveAccessibleName('Shape')
  await chip.click()
  const list = page.getByRole('dialog', { name: 'Shape' })
  await list.getByRole('checkbox', { name: 'Wide' }).click()
  await list.getByRole('checkbox', { name: 'Square' }).click()
  await list.getByRole('checkbox', { name: 'Wide' }).click()
  expect(heard).toEqual([['b'], ['b', 'a'], ['a']])
  await userEvent.keyboard('{Escape}')
  await expect.element(chip).toHaveFocus()
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip).toHaveAccessibleName('Shape 1')
})

function Toggle({ disabled = false }: { readonly disabled?: boolean }) {
  const [checked, onChange] = useKept(false)
  return <Switch label="Batch" {...{ checked, onChange, disabled }} />
}

test('a switch is turned on and off by a press and by Space, and not while it is off limits', async () => {
  await show(<Toggle />)
  const toggle = page.getByRole('switch', { name: 'Batch' })
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(toggle).not.toBeChecked()
  expect(heard).toEqual([true, false])
})

test('a switch that is off limits cannot be turned', async () => {
  await show(<Toggle disabled />)
  await expect.element(page.getByRole('switch', { name: 'Batch' })).toBeDisabled()
})

test('a field’s label leads to its control, which is described by the note and the error below it', async () => {
  await render(
    <Field label="Name" htmlFor="name" end="41/40" note="People see it" error="Up to 40 characters">
      <input id="name" aria-describedby={`${noteId('name')} ${errorId('name')}`} />
    </Field>,
  )
  const control = page.getByLabelText('Name')
  await page.getByText('Name', { exact: true }).click()
  await expect.element(control).toHaveFocus()
  await expect.element(page.getByText('41/40')).toBeVisible()
  await expect.element(control).toHaveAccessibleDescription('People see it Up to 40 characters')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Up to 40 characters')
})
