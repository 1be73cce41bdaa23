import type { StyleId } from '@easel/contract/styles'
import { LANDING } from '#web/content/landing.ts'
import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { StyleThumb } from '#web/shared/pictures/style-thumb.tsx'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Seam } from '#web/shared/ui/seam.tsx'
import { SelectionHandles } from '#web/shared/ui/selection-handles.tsx'

const WALL: readonly StyleId[] = [
  'watercolor',
  'pixel-art',
  'comic-book',
  'cyberpunk',
  'art-nouveau',
  'impressionist',
  'sketch',
  'neon',
]

export function StylesArt() {
  return (
    <div aria-hidden="true" className="grid h-full grid-cols-4 grid-rows-2 gap-(--grout)">
      {WALL.map((style) => (
        <div key={style} className="relative overflow-hidden">
          <StyleThumb style={style} />
        </div>
      ))}
    </div>
  )
}

const TASKS = [
  { prompt: 'an astronaut riding a horse on the moon, earthrise', tone: 'yellow', label: 'Generating...' },
  { prompt: 'a corner coffee shop on a rainy night, warm lamplight', tone: 'blue', label: 'Queued' },
] as const

export function QueueArt() {
  return (
    <div aria-hidden="true" className="grid h-full content-center gap-2 bg-mat px-5">
      {TASKS.map(({ prompt, tone, label }) => (
        <div key={prompt} className="card grid gap-2 rounded-4 px-3.5 py-3">
          <span className="truncate font-medium">{prompt}</span>
          <span>
            <Badge tone={tone}>{label}</Badge>
          </span>
          {tone === 'yellow' && (
            <span className="h-1 overflow-hidden rounded-1 bg-press">
              <span className="block h-full w-[64%] bg-gamboge" />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

export function SpeedArt() {
  return (
    <div aria-hidden="true" className="mat grid h-full place-items-center">
      <div className="text-center">
        <div className="display text-[92px]">&lt;30</div>
        <span className="text-14 text-ink-2">seconds, prompt to picture</span>
      </div>
    </div>
  )
}

const CAPTION =
  'absolute bottom-1.5 left-1.5 rounded-[3px] bg-scrim px-[5px] py-[3px] text-11 leading-none text-white'

export function ShapesArt() {
  return (
    <div aria-hidden="true" className="flex h-full items-center justify-center gap-2 bg-mat">
      <div className="relative aspect-2/3 h-[188px]">
        <SamplePicture name="wizard-fantasy" decorative sizes="420px" />
        <span className={CAPTION}>9:16</span>
      </div>
      <div className="grid gap-2">
        <div className="selected relative aspect-3/2 h-24">
          <SamplePicture name="lake-photorealistic" decorative sizes="420px" />
          <SelectionHandles />
          <span className={CAPTION}>16:9</span>
        </div>
        <div className="relative aspect-square h-21">
          <SamplePicture name="fox-oil-painting" decorative sizes="420px" />
          <span className={CAPTION}>1:1</span>
        </div>
      </div>
    </div>
  )
}

export function SeedsArt() {
  return (
    <Seam
      label="Same seed: 3D Render at the left, Comic Book at the right"
      className="h-full"
      left={<SamplePicture name="moon-3d-render" decorative sizes="420px" className="scale-[1.09]" />}
      right={<SamplePicture name="moon-comic-book" decorative sizes="420px" className="scale-[1.09]" />}
      caption="seed 71, two styles"
    />
  )
}

const FORMATS = [
  ['PNG', 'Lossless, for print'],
  ['JPG', 'Small, for anywhere'],
  ['WebP', 'Smallest, for the web'],
] as const

export function FormatsArt() {
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)_minmax(0,1fr)] bg-mat">
      <div className="relative">
        <SamplePicture name="cats-photorealistic" decorative sizes="420px" />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-center gap-2 px-5.5 max-xl:px-3">
        {FORMATS.map(([name, use]) => (
          <div
            key={name}
            className="face flex flex-wrap items-baseline gap-x-2 rounded-3 px-2.5 py-[7px] max-md:py-1"
          >
            <b className="figures w-9.5 flex-none text-13 font-semibold">{name}</b>
            <span className="text-ink-2 max-md:text-12">{use}</span>
          </div>
        ))}
        <span className="text-ink-3 max-md:text-12">{LANDING.sizeClaim}</span>
      </div>
    </div>
  )
}
