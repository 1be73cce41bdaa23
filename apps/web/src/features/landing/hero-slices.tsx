import { SAMPLES, type SampleName } from '#web/content/samples.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { OptionalPicture } from '#web/shared/pictures/optional-picture.tsx'
import { StyleSwatch } from '#web/shared/pictures/style-swatch.tsx'
import { SelectionHandles } from '#web/shared/ui/selection-handles.tsx'
import { HERO_SLICES, sliceBand } from './hero-pictures.ts'
import { sliceVariables } from './slice-edges.ts'

/** The initially chosen slice. */
const CHOSEN = 4

/** The brand's picture: one scene cut into six styles, with the selection box on one. Hovering widens a slice (widen-slices.ts). */
export function HeroSlices() {
  return (
    <div
      data-slices={HERO_SLICES.length}
      style={sliceVariables(HERO_SLICES.length, CHOSEN)}
      className="relative min-h-[712px] max-lg:min-h-[520px] max-md:min-h-[338px]"
    >
      <div
        aria-hidden="true"
        className="relative h-7 overflow-hidden bg-[repeating-linear-gradient(90deg,var(--line-2)_0_1px,transparent_1px_12px)] bg-size-[100%_5px] bg-bottom-left bg-no-repeat text-12 leading-6 font-medium text-ink-3"
      >
        {HERO_SLICES.map(({ name, label }, index) => (
          <span
            key={name}
            data-slice-label={index}
            data-chosen={index === CHOSEN ? '' : undefined}
            style={{ left: `var(--edge-${index})` }}
            className="absolute h-full border-l border-line-2 pl-2 whitespace-nowrap transition-[left] duration-(--panel-in) ease-out data-chosen:font-semibold data-chosen:text-ultramarine-ink max-md:pl-1.5 max-md:not-data-chosen:text-transparent"
          >
            {label}
          </span>
        ))}
      </div>
      <div className="[container-type:size] absolute inset-x-0 top-7 bottom-0 overflow-hidden">
        {HERO_SLICES.map(({ name }, index) => (
          <div
            key={name}
            data-slice={index}
            style={{
              clipPath: `inset(0 calc(100% - var(--edge-${index + 1})) 0 var(--edge-${index}))`,
              animationDelay: `${index * 55}ms`,
            }}
            className="lay absolute inset-0 transition-[clip-path] duration-(--panel-in) ease-out"
          >
            <SlicePicture name={name} index={index} />
          </div>
        ))}
      </div>
      <div
        style={{ left: 'var(--box-left)', width: 'var(--box-width)' }}
        className="pointer-events-none absolute top-7 bottom-0 z-3 border-2 border-select shadow-[0_0_0_1px_#fff,inset_0_0_0_1px_#fff] transition-[left,width] duration-(--panel-in) ease-spring"
      >
        <SelectionHandles />
        <span className="absolute bottom-24 left-1/2 -translate-x-1/2 rounded-[3px] bg-select px-[7px] py-[5px] text-11 leading-none font-medium whitespace-nowrap text-white max-md:hidden">
          seed {SAMPLES['fox-photorealistic'].seed}
        </span>
      </div>
    </div>
  )
}

/** The part this slice can show, positioned as if the whole picture covered the frame. */
function SlicePicture({ name, index }: { readonly name: SampleName; readonly index: number }) {
  const { prompt, style } = SAMPLES[name]
  const { start, share } = sliceBand(index)
  const path = inSite(`/samples/slices/${name}`)
  return (
    <>
      <StyleSwatch style={style} />
      <picture>
        <source media="(max-width: 767px)" srcSet={`${path}-small.avif`} />
        <OptionalPicture
          src={`${path}.avif`}
          alt={index === 0 ? prompt : ''}
          loading="lazy"
          // Low priority: text and controls come first, and a swatch is already visible.
          fetchPriority="low"
          decoding="async"
          style={{
            left: `calc((100cqw - max(100cqw, 100cqh)) / 2 + ${start} * max(100cqw, 100cqh))`,
            top: 'calc((100cqh - max(100cqw, 100cqh)) * .62)',
            width: `calc(${share} * max(100cqw, 100cqh))`,
            height: 'max(100cqw, 100cqh)',
          }}
          className="absolute max-w-none"
        />
      </picture>
    </>
  )
}
