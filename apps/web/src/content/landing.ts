/** The landing page's copy. Claims, sample brands and testimonials are placeholders for the operator to edit. */
export const LANDING = {
  title: 'Say it once. See it fifty ways.',
  description:
    'Write one sentence and choose a brush. Easel makes the picture in under 30 seconds, in more than 50 styles, with commercial rights.',
  facts: [
    { figure: '10M+', label: 'images generated' },
    { figure: '50+', label: 'style options' },
    { figure: '99.9%', label: 'uptime' },
  ],
  bench: {
    title: 'Try it here',
    lead: 'A sentence goes in, a picture comes out. Five pictures a day are free.',
  },
  sizeClaim: 'Images up to 1024x1024',
  /** Invented names; replace them with real users of your installation. */
  brandsNote: 'Trusted by teams at (sample names)',
  brands: ['Northlight', 'paperboat_', 'Hale & Ortega', 'KILN', 'Overcoat'],
  rack: [
    { name: 'Photoreal', sample: 'cafe-photorealistic' },
    { name: 'Illustration', sample: 'fox-art-nouveau' },
    { name: 'Anime', sample: 'cats-anime' },
    { name: '3D Render', sample: 'moon-3d-render' },
    { name: 'Watercolor', sample: 'fox-watercolor' },
  ],
  features: {
    styles: {
      title: 'More than 50 styles',
      text: 'From line art to baroque, each with its own palette and light.',
    },
    queue: {
      title: 'Batches that keep going',
      text: 'Queue up to ten, close the tab, and come back to the pictures.',
    },
    speed: {
      title: 'Generation in under 30 seconds',
      text: 'Watch progress live on every device. 99.9% uptime.',
    },
    shapes: { title: 'Three exact shapes', text: 'Composed for the frame, never cropped to it.' },
    seeds: {
      title: 'Seeds you can return to',
      text: 'Same sentence, same seed, same scene. Change one thing.',
    },
    formats: {
      title: 'Take it with you, and sell it',
      text: 'PNG, JPG and WebP, with commercial usage rights for what you make. Show it in the community gallery.',
    },
  },
  testimonialsNote: 'Sample testimonials',
  testimonials: [
    {
      quote:
        'We needed forty header pictures that looked like one family. One seed and one style did it in an afternoon.',
      name: 'Ines Halloran',
      role: 'Content lead, Overcoat',
      sample: 'lake-photorealistic',
    },
    {
      quote: 'I stopped keeping a folder of stock photos.',
      name: 'Tomas Brandt',
      role: 'Illustrator',
      sample: 'fox-art-nouveau',
    },
    {
      quote: 'The keyboard shortcuts alone won me over.',
      name: 'Priya Raman',
      role: 'Brand designer, Kiln',
      sample: 'cafe-watercolor',
    },
  ],
} as const
