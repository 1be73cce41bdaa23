import { listGenerations } from '@easel/contract/generations'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildGeneration } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'
import GeneratePage from '../../generate.tsx'

const server = playServer()
const opener = page.getByRole('button', { name: 'Open full size' })
const large = page.getByRole('dialog', { name: 'a wide lake' })
const zoom = large.getByLabelText('Zoom', { exact: true })
const closer = large.getByRole('button', { name: 'Zoom in' })
const farther = large.getByRole('button', { name: 'Zoom out' })
const picture = large.getByRole('img', { name: 'a wide lake' })
const widthOf = () => picture.element().getBoundingClientRect().width

beforeEach(async () => {
  server().answer(listGenerations, {
    items: [buildGeneration(1, { prompt: 'a wide lake', width: 1536, height: 1024 })],
    nextCursor: null,
  })
  await showPage(<GeneratePage />)
  await opener.click()
  await expect.element(large).toBeVisible()
})

test('a picture opens whole, and comes closer by a button, step by step, up to six times', async () => {
  await expect.element(zoom).toHaveTextContent('100%')
  await expect.element(farther).toBeDisabled()
  const frame = picture.element().parentElement
  const fit = widthOf()
  // The window is wider than 3:2, so the height limits the width.
  expect(fit / (frame?.clientHeight ?? 0)).toBeCloseTo(1.5, 2)
  expect(fit).toBeLessThan(frame?.clientWidth ?? 0)
  for (const percent of [150, 200, 300, 400, 600]) {
    await expect.element(closer).toBeEnabled()
    await closer.click()
    await expect.element(zoom).toHaveTextContent(`${percent}%`)
    expect(widthOf()).toBeCloseTo((fit * percent) / 100, -1)
  }
  await expect.element(closer).toBeDisabled()
  await farther.click()
  await expect.element(zoom).toHaveTextContent('400%')
  await large.getByRole('button', { name: 'Fit' }).click()
  await expect.element(zoom).toHaveTextContent('100%')
  expect(widthOf()).toBeCloseTo(fit, -1)
})

test('the keys +, - and 0 do the same, and stop at both ends', async () => {
  await userEvent.keyboard('-')
  await expect.element(zoom).toHaveTextContent('100%')
  await userEvent.keyboard('+=')
  await expect.element(zoom).toHaveTextContent('200%')
  await userEvent.keyboard('-x1')
  await expect.element(zoom).toHaveTextContent('150%')
  await userEvent.keyboard('++++++')
  await expect.element(zoom).toHaveTextContent('600%')
  await userEvent.keyboard('0')
  await expect.element(zoom).toHaveTextContent('100%')
})

test('a double press comes closer and goes back, and the wheel zooms with Ctrl alone', async () => {
  await picture.dblClick()
  await expect.element(zoom).toHaveTextContent('200%')
  await picture.dblClick()
  await expect.element(zoom).toHaveTextContent('100%')
  const turn = (deltaY: number, ctrlKey: boolean) =>
    picture.element().dispatchEvent(new WheelEvent('wheel', { deltaY, ctrlKey, bubbles: true }))
  turn(-1, true)
  await expect.element(zoom).toHaveTextContent('150%')
  turn(-1, false)
  turn(1, true)
  await expect.element(zoom).toHaveTextContent('100%')
})

test('a closer picture is moved by dragging with the mouse button down, and by nothing else', async () => {
  await userEvent.keyboard('+++')
  await expect.element(zoom).toHaveTextContent('300%')
  const frame = picture.element().parentElement
  if (!frame) throw new Error('The picture has no frame.')
  const drag = (buttons: number, pointerType: string) =>
    frame.dispatchEvent(
      new PointerEvent('pointermove', {
        ...{ buttons, pointerType, movementX: -40, movementY: -30, bubbles: true },
      }),
    )
  frame.scrollTo(100, 100)
  drag(0, 'mouse')
  drag(1, 'touch')
  expect([frame.scrollLeft, frame.scrollTop]).toEqual([100, 100])
  drag(1, 'mouse')
  expect([frame.scrollLeft, frame.scrollTop]).toEqual([140, 130])
})

test.each(['Escape', 'Close'])('%s closes it, and the keyboard is where it was', async (way) => {
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await large.getByRole('button', { name: 'Close' }).click()
  await expect.element(large).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('opened again, a picture is whole again', async () => {
  await userEvent.keyboard('+')
  await expect.element(zoom).toHaveTextContent('150%')
  await userEvent.keyboard('{Escape}')
  await opener.click()
  await expect.element(zoom).toHaveTextContent('100%')
})
