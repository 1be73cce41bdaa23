import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
beforeEach(() => vi.resetModules())
afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'localStorage', own)
})

const refuse = (message: string, name: string) => (): unknown => {
  throw new DOMException(message, name)
}
const nothing = () => undefined
const fillUp = refuse('The quota has been exceeded.', 'QuotaExceededError')
const REFUSALS: readonly (readonly [string, PropertyDescriptor])[] = [
  ['blocked', { get: refuse('The operation is insecure.', 'SecurityError') }],
  ['full', { value: { getItem: () => null, setItem: fillUp, removeItem: nothing } }],
  ['of nonsense', { value: { getItem: () => '{"state":', setItem: nothing, removeItem: nothing } }],
]

/** The part of a store that this test needs, whatever the store's state. */
type Kept = { readonly persist: { rehydrate(): unknown }; setState(changes: object): unknown }

describe.each(REFUSALS)('where the browser’s storage is %s', { timeout: 30_000 }, (_how, storage) => {
  beforeEach(() => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...storage })
  })

  test('the client begins without a session', async () => {
    const { client } = await import('#web/shared/api/client.ts')
    expect(client.auth.state().status).not.toBe('signed-in')
  })

  test('every store works until the page is left', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const [settings, lettering, audio, speech, notifications, drafts] = await Promise.all([
      import('#web/features/generator/settings.store.ts'),
      import('#web/features/text-effects/lettering.store.ts'),
      import('#web/features/audio/audio-draft.store.ts'),
      import('#web/features/audio/speech-draft.store.ts'),
      import('#web/features/notifications/visitor-notifications.store.ts'),
      import('#web/features/batches/drafts.store.ts'),
    ])
    const stores: readonly Kept[] = [
      settings.useSettingsStore,
      lettering.useLetteringStore,
      audio.useAudioDraft,
      speech.useSpeechDraft,
      notifications.useVisitorNotifications,
      drafts.useDrafts,
    ]
    for (const store of stores) {
      await store.persist.rehydrate()
      store.setState({})
    }
    settings.useSettingsStore.setState({ prompt: 'a red fox' })
    expect(settings.useSettingsStore.getState().prompt).toBe('a red fox')
    logged.mockRestore()
  })
})
