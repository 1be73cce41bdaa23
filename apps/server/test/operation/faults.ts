import { setTimeout as pause } from 'node:timers/promises'
import type { FaultProxy } from '../harness/fault-proxy.ts'
import type { Product } from './product.ts'
import type { Dependency, Surroundings } from './surroundings.ts'

export type Fault = {
  readonly name: string
  /** Whether a picture may end as failed: the vendor refused it, or it is unknown whether it was paid. */
  readonly mayFailPictures: boolean
  /** Breaks something, and mends it after so many milliseconds where it does not mend itself. */
  readonly play: (surroundings: Surroundings, product: Product, forMs: number) => Promise<unknown>
}

const ON_NETWORK: Readonly<Record<string, (proxy: FaultProxy) => void>> = {
  'every connection is reset': (proxy) => proxy.cut(),
  'every connection is refused': (proxy) => {
    proxy.refuse()
    proxy.cut()
  },
  'connections that stand go silent': (proxy) => proxy.swallow({ fresh: false }),
  'every connection is silent': (proxy) => proxy.swallow(),
  'answers are lost': (proxy) => proxy.swallow({ directions: ['answers'] }),
  'everything is held back': (proxy) => proxy.hold(),
  'everything is late': (proxy) => proxy.delay(200),
}

/** On the way to what is broken together. */
const onTheWayTo = (victim: string, dependencies: readonly Dependency[]): readonly Fault[] =>
  Object.entries(ON_NETWORK).map(([what, begin]) => ({
    name: `${victim}: ${what}`,
    mayFailPictures: victim === 'vendor',
    play: async ({ proxies }, _product, forMs) => {
      const broken = dependencies.map((dependency) => proxies[dependency])
      for (const proxy of broken) begin(proxy)
      await pause(forMs)
      for (const proxy of broken) proxy.mend()
    },
  }))

const restarts = (['fast', 'immediate'] as const).map(
  (mode): Fault => ({
    name: mode === 'fast' ? 'database: it restarts' : 'database: it crashes',
    mayFailPictures: false,
    play: ({ cluster }) => cluster.restart(mode),
  }),
)

const refusals = (['429-bare', '500', '402'] as const).map(
  (answer): Fault => ({
    name: `vendor: it answers ${answer}`,
    mayFailPictures: true,
    play: async ({ vendor }, _product, forMs) => {
      vendor.play(answer)
      await pause(forMs)
      vendor.play(undefined)
    },
  }),
)

const processes = (['web', 'worker'] as const).flatMap((role) =>
  (['kill', 'stop'] as const).map(
    (how): Fault => ({
      name: `${role}: a process ${how === 'kill' ? 'is killed' : 'restarts'}`,
      // A killed process takes with it whether the call that it had just sent was paid.
      mayFailPictures: how === 'kill',
      play: async (_surroundings, product) => {
        const node = product.nodes.find((one) => one.role === role)
        if (node) await product.replace(node, how)
      },
    }),
  ),
)

export const STORE_FAULTS: readonly Fault[] = [
  ...onTheWayTo('database', ['database']),
  ...onTheWayTo('storage', ['storage']),
  ...restarts,
  ...processes,
]
export const SERVICE_FAULTS: readonly Fault[] = [
  ...onTheWayTo('vendor', ['vendor']),
  ...onTheWayTo('mail and payments', ['mail', 'stripe']),
  ...onTheWayTo('webhooks', ['receiver']),
  ...refusals,
]

/** Every way in which what the product stands on, or one of its processes, is made to fail. */
export const FAULTS: readonly Fault[] = [...STORE_FAULTS, ...SERVICE_FAULTS]
