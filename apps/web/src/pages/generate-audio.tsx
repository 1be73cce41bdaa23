import { AudioDesk } from '#web/features/audio/audio-desk.tsx'
import { AudioList } from '#web/features/audio/audio-list.tsx'
import { SOUNDS_HEADING } from '#web/features/audio/show-sounds.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'

export const handle = { title: 'Audio', program: 'on-presence' }

export function meta() {
  return pageMeta({
    path: PATHS.generateAudio,
    title: 'Audio',
    picture: 'cafe-neon',
    description:
      'Soundscapes and music beds from words, and texts read aloud by a choice of voices, as WAV or Ogg, looping if you like.',
  })
}

export default function GenerateAudioPage() {
  return (
    <div className="grid h-full grid-cols-[var(--inspector)_minmax(0,1fr)] max-lg:grid-cols-[300px_minmax(0,1fr)] max-md:h-auto max-md:grid-cols-[minmax(0,1fr)]">
      <h1 className="sr-only">Audio</h1>
      <div className="no-scrollbar min-h-0 overflow-auto border-r border-line bg-panel max-md:border-0">
        <AudioDesk />
      </div>
      <section
        aria-labelledby={SOUNDS_HEADING}
        className="mat quiet-scroll min-h-0 overflow-auto max-md:min-h-80"
      >
        <h2 id={SOUNDS_HEADING} className="sr-only scroll-mt-16">
          Your sounds
        </h2>
        <AudioList />
      </section>
    </div>
  )
}
