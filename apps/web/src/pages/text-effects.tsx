import { TextEffectsBench } from '#web/features/text-effects/text-effects-bench.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'

export const handle = { title: 'Text Effects', program: 'on-presence' }

export function meta() {
  return pageMeta({
    path: PATHS.textEffects,
    title: 'Text Effects',
    description:
      'Type words and see them in neon, gold, ice, candy and twenty more looks. Export PNG with a clear ground, SVG, JPG or WebP.',
    picture: 'neon-sign',
  })
}

export default function TextEffectsPage() {
  return <TextEffectsBench />
}
