import type { ReactNode } from 'react'
import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { Logo } from '#web/shared/ui/logo.tsx'
import { Seam } from '#web/shared/ui/seam.tsx'
import { ThemeToggle } from '#web/shared/ui/theme-toggle.tsx'
import { SiteDataNote } from './site-data-note.tsx'

type AuthFrameProps = {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The form at the left, a scene in two styles at the right; on phones the picture comes first. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="row-start-2 grid outline-none grid-cols-[minmax(420px,5fr)_7fr] bg-panel max-lg:grid-cols-1 max-lg:grid-rows-[260px_1fr] max-md:grid-rows-[200px_1fr] max-lg:[@media(max-height:520px)]:grid-rows-[0_1fr]"
    >
      <div className="flex flex-col px-[clamp(16px,5vw,76px)] pt-6 pb-7 max-lg:row-start-2 max-md:pt-4">
        <div className="flex items-center justify-between">
          <Logo />
          <ThemeToggle />
        </div>
        <div className="my-auto grid w-full max-w-[384px] gap-4 py-6 max-lg:mx-auto max-md:my-0 max-md:max-w-none">
          <div>
            <h1 className="display text-[60px] max-md:text-[48px]">{title}</h1>
            <p className="mt-2.5 text-16 text-ink-2">{lead}</p>
          </div>
          <SiteDataNote />
          {children}
        </div>
        <p className="text-ink-3">© 2026 Easel</p>
      </div>
      <Seam
        label="3D Render at the left, Comic Book at the right"
        className="max-lg:row-start-1 max-lg:[@media(max-height:520px)]:hidden"
        left={<SamplePicture name="moon-3d-render" eager className="scale-[1.09] max-lg:object-[50%_40%]" />}
        right={
          <SamplePicture
            name="moon-comic-book"
            decorative
            eager
            className="scale-[1.09] max-lg:object-[50%_40%]"
          />
        }
        caption="an astronaut riding a horse on the moon, earthrise"
      />
    </main>
  )
}
