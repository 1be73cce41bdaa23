import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'

type LazyPartProps = { readonly fallback?: ReactNode; readonly children: ReactNode }

/** A part of a page with its own chunk. Marks in the document when it is interactive, for app/boot/early-use.ts. */
export function LazyPart({ fallback, children }: LazyPartProps) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} data-part="" className="contents">
      <Suspense fallback={fallback}>
        {children}
        <Ready part={part} />
      </Suspense>
    </div>
  )
}

function Ready({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  useEffect(() => part.current?.setAttribute('data-ready', ''), [part])
  return null
}
