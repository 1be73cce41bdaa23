import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { useHydrated } from '#web/shared/lib/use-hydrated.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * Content that never changes. A prerendered page keeps its HTML, so the words are not sent again as a program; after client navigation they are
 * loaded. It may contain links, but no listeners. Give it a `key` where one page shows different content.
 */
export function frozen<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Loaded = lazy(() => loadChunk(load).then((component) => ({ default: component })))
  return import.meta.env.SSR
    ? (props) => (
        <div>
          <Loaded {...props} />
        </div>
      )
    : (props) => <Kept content={Loaded} props={props} />
}

type KeptProps<Props extends object> = {
  readonly content: LazyExoticComponent<ComponentType<Props>>
  readonly props: Props
}

function Kept<Props extends object>({ content: Content, props }: KeptProps<Props>) {
  const [isPrerendered] = useState(!useHydrated())
  // Empty for React, which leaves alone the children of an element whose content is given as HTML.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant empty text.
  if (isPrerendered) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <div>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Content {...props} />
      </Suspense>
    </div>
  )
}
