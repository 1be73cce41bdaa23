import { ArrowUp } from 'lucide-react'
import { LANDING } from '#web/content/landing.ts'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { FormatsArt, QueueArt, SeedsArt, ShapesArt, SpeedArt, StylesArt } from './feature-art.tsx'
import { FeatureCard } from './feature-card.tsx'
import { SECTION, SectionHeader } from './section-header.tsx'

const { features } = LANDING

export function FeaturesSection() {
  return (
    <section id="features" className={SECTION}>
      <SectionHeader
        title="Features built for creators"
        end={
          <a href="#generator" className={buttonClass({ size: 'large' })}>
            Open the generator
            <ArrowUp size={16} aria-hidden="true" />
          </a>
        }
      />
      <div className="grid grid-cols-12 gap-2 max-lg:grid-cols-2 max-md:grid-cols-1">
        <FeatureCard {...features.styles} className="lg:col-span-5" art={<StylesArt />} />
        <FeatureCard {...features.queue} className="lg:col-span-4" art={<QueueArt />} />
        <FeatureCard {...features.speed} className="lg:col-span-3" art={<SpeedArt />} />
        <FeatureCard {...features.shapes} className="lg:col-span-3" art={<ShapesArt />} />
        <FeatureCard {...features.seeds} className="lg:col-span-4" art={<SeedsArt />} />
        <FeatureCard {...features.formats} className="lg:col-span-5" art={<FormatsArt />} />
      </div>
    </section>
  )
}
