import { lazy } from 'react'
import type { Variant } from '#web/content/variants/variant.ts'
import { BenchSection } from '#web/features/landing/bench-section.tsx'
import { VariantHero } from '#web/features/variants/variant-hero.tsx'
import { VariantSections } from '#web/features/variants/variant-sections.tsx'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import type { OpenGraphPicture } from '#web/shared/lib/open-graph.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { breadcrumbData, faqData, productData } from '#web/shared/lib/structured-data.ts'

const EmbeddedBench = lazy(() =>
  loadChunk(() => import('./embedded-bench.tsx')).then((module) => ({ default: module.EmbeddedBench })),
)

export function VariantPage({ variant }: { readonly variant: Variant }) {
  return (
    <>
      <VariantHero {...variant} />
      <BenchSection generator={EmbeddedBench} {...variant.bench} />
      <VariantSections {...variant} />
    </>
  )
}

export function variantMeta(variant: Variant, path: string, picture: OpenGraphPicture) {
  const { title, description, questions } = variant
  return pageMeta({
    path,
    title,
    description,
    picture,
    data: [productData(description), faqData(questions), breadcrumbData([{ path, name: title }])],
  })
}
