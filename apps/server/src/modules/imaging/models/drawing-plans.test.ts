import type { ImageCapabilities } from '@easel/providers/image-provider'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { expect, test } from 'vitest'
import { order, policy } from '../../../../test/imaging/scripted-imaging.ts'
import { silentLogger } from '../../../platform/logger.ts'
import { createImaging, type ImagingDeps } from '../imaging.ts'
import { readPrices } from '../prices.ts'
import { tableOf } from '../provider-table.ts'

const call = { signal: new AbortController().signal, onProgress: () => {} }
const picture = new Uint8Array(1)

function providerCalled(id: string, label: string, can: Partial<ImageCapabilities> = {}) {
  const scripted = createScriptedProvider()
  return { ...scripted, id, label, capabilities: { ...scripted.capabilities, ...can } }
}

function imagingBy(providers: readonly ReturnType<typeof providerCalled>[], more: Partial<ImagingDeps> = {}) {
  const [first, ...others] = providers.map(({ id }) => id)
  return createImaging({
    providers,
    logger: silentLogger,
    table: tableOf(first ?? 'none', ...others),
    policy,
    ...more,
  })
}

test('a picture that a fallback goes on with after a restart still says who should have drawn it', async () => {
  const providers = [providerCalled('one', 'First'), providerCalled('two', 'Second')]
  const resume = { provider: 'two', hold: '', job: 'job-1' }
  const drawn = await imagingBy(providers).draw(
    'generate-image',
    { ...order, model: 'one' },
    { ...call, resume },
  )
  expect(drawn).toMatchObject({ ok: true, chosen: 'one', insteadOf: 'one' })
  expect(providers.map(({ requests }) => requests.length)).toEqual([0, 1])
})

test('what a mask marks goes past a chosen provider that fills none, listed or not, and the record says so', async () => {
  for (const [model, can] of [
    ['one', {}],
    ['one/not-said-yet', { prepare: async () => {} }],
  ] as const) {
    const unable = { ...providerCalled('one', 'First'), ...can }
    const able = providerCalled('two', 'Second', { repaints: true })
    const drawn = await imagingBy([unable, able]).repaint(
      'generate-image',
      { ...order, model, references: [{ picture }], mask: picture },
      call,
    )
    expect(drawn).toMatchObject({
      ok: true,
      chosen: model,
      picture: { warnings: ['First fills no painted region.'] },
    })
    expect([unable.requests.length, able.requests.length]).toEqual([0, 1])
  }
})

test('what a mask marks is drawn by the chosen provider also where the function has another', async () => {
  const one = providerCalled('one', 'First', { repaints: true })
  const two = providerCalled('two', 'Second', { repaints: true })
  const table = { ...tableOf('two'), 'replicate-generate': tableOf('one', 'two')['replicate-generate'] }
  const masked = { ...order, references: [{ picture }], mask: picture }
  const imaging = imagingBy([one, two], { table })
  expect(await imaging.repaint('generate-image', { ...masked, model: 'one' }, call)).toMatchObject({
    ok: true,
    chosen: 'one',
    picture: { warnings: [] },
  })
  await imaging.repaint('generate-image', masked, call)
  expect([one.requests.length, two.requests.length]).toEqual([1, 1])
})

test('an edit by words is drawn, held and booked with the model that follows instructions', async () => {
  const honors = { seed: true, negativePrompt: false, reference: true }
  const models = [
    { name: 'plain', qualities: ['standard'], ...honors },
    { name: 'able', qualities: [], edits: true, ...honors },
  ] as const
  const editor = providerCalled('one', 'First', { edits: true, models })
  const booked: (number | null)[] = []
  const spending = {
    hold: async (usd: number | null) => {
      booked.push(usd)
      return 'hold-1'
    },
    settle: async (_hold: string, usd: number) => {
      booked.push(usd)
    },
    renew: async () => {},
    settleLost: async () => {},
  }
  const prices = readPrices('one/plain=0.01, one/able=0.05', ['one'])
  const imaging = imagingBy([providerCalled('zero', 'Zero'), editor], { prices, spending })
  expect(imaging.editor('generate-image', 'standard')?.id).toBe('one')
  const drawn = await imaging.edit(
    'generate-image',
    { ...order, model: 'plain', references: [{ picture }] },
    call,
  )
  expect(drawn).toMatchObject({ ok: true, costUsd: 0.05 })
  expect(editor.requests.map(({ model }) => model)).toEqual(['able'])
  expect(booked).toEqual([0.05, 0.05])
})

test('an edit by words where no provider follows instructions fails, and asks none', async () => {
  const only = providerCalled('one', 'First')
  const imaging = imagingBy([only])
  expect(imaging.editor('generate-image', 'standard')).toBeUndefined()
  expect(await imaging.edit('generate-image', order, call)).toMatchObject({
    ok: false,
    provider: 'none',
    code: 'generation_failed',
  })
  expect(only.requests).toEqual([])
})
