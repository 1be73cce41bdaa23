/** A style in words. */
export type StyleWords = {
  /** Appended to the prompt. */
  readonly with: string
  /** Appended to the negative prompt, for models that support one. */
  readonly without: string
}

/**
 * Words for each style, appended to prompts for models, which know a look by its name and materials. A missing id is drawn without words, and
 * the outcome says so.
 */
export const STYLE_WORDS: Readonly<Record<string, StyleWords>> = {
  photorealistic: {
    with: 'photorealistic, natural light, sharp focus, 50mm lens, fine detail',
    without: 'illustration, painting, drawing, cartoon, plastic skin',
  },
  anime: {
    with: 'anime style, clean cel shading, crisp line work, vivid colors',
    without: 'photograph, 3D render, realistic skin, blurry lines',
  },
  'digital-art': {
    with: 'digital painting, concept art, dramatic light, rich color',
    without: 'photograph, film grain, flat vector shapes',
  },
  'oil-painting': {
    with: 'oil painting on canvas, visible thick brushwork, impasto',
    without: 'photograph, smooth gradients, flat digital color, ink outlines',
  },
  watercolor: {
    with: 'watercolor painting, wet washes, soft bleeding edges, paper texture',
    without: 'photograph, thick impasto, hard edges, glossy surfaces',
  },
  'pixel-art': {
    with: 'pixel art, 16-bit sprite style, limited palette, hard square pixels',
    without: 'photograph, anti-aliasing, smooth gradients, blur, high resolution',
  },
  '3d-render': {
    with: '3D render, soft studio light, smooth materials, global illumination',
    without: 'photograph, flat drawing, brush strokes, sketch lines',
  },
  'comic-book': {
    with: 'comic book panel, bold ink outlines, halftone dots, flat colors',
    without: 'photograph, soft shading, 3D render, watercolor washes',
  },
  'line-art': {
    with: 'line art, single black pen line on white, no fill, no shading',
    without: 'color, shading, gradients, filled areas, photograph',
  },
  isometric: {
    with: 'isometric view, small diorama, clean geometry, soft shadows',
    without: 'perspective distortion, vanishing point, horizon, fisheye, photograph',
  },
  fantasy: {
    with: 'fantasy art, magical glow, epic atmosphere, intricate detail',
    without: 'modern city, cars, office, plain snapshot, dull light',
  },
  minimalist: {
    with: 'minimalist, few simple shapes, calm empty space, limited palette',
    without: 'clutter, busy background, intricate detail, many objects',
  },
  cyberpunk: {
    with: 'cyberpunk, neon signs, rain-wet streets, night, high contrast',
    without: 'daylight, countryside, rustic, medieval, pastel colors',
  },
  steampunk: {
    with: 'steampunk, brass gears, steam, Victorian machinery, warm sepia tones',
    without: 'modern electronics, plastic, neon signs, minimal design',
  },
  'art-nouveau': {
    with: 'Art Nouveau poster, flowing organic lines, ornamental frame, muted gold',
    without: 'straight grids, photograph, neon colors, brutal shapes',
  },
  impressionist: {
    with: 'impressionist painting, short dabs of broken color, shimmering light',
    without: 'sharp outlines, photograph, flat color, smooth blending',
  },
  'pop-art': {
    with: 'pop art, bold flat colors, screen print, Ben-Day dots',
    without: 'muted colors, realistic shading, photograph, soft focus',
  },
  graffiti: {
    with: 'graffiti mural, spray paint on a brick wall, drips, bold outlines',
    without: 'clean studio background, oil paint, photograph of people, fine pencil lines',
  },
  sketch: {
    with: 'pencil sketch, graphite on paper, hatching, loose lines',
    without: 'color, paint, photograph, smooth digital shading',
  },
  vintage: {
    with: 'vintage photograph, faded colors, film grain, 1970s print',
    without: 'modern objects, oversaturated colors, digital sharpness',
  },
  neon: {
    with: 'glowing neon lines on black, light tubes, luminous contours',
    without: 'daylight, white background, matte surfaces, pastel colors',
  },
  gothic: {
    with: 'gothic, dark and cold, moonlight, pointed arches, ornate shadow',
    without: 'bright cheerful colors, sunny day, cartoon, beach',
  },
  baroque: {
    with: 'Baroque painting, chiaroscuro, candlelight, deep shadow, rich drapery',
    without: 'flat even light, modern clothes, cartoon, minimal background',
  },
  surreal: {
    with: 'surrealist painting, dream logic, impossible scale, long shadows',
    without: 'ordinary scene, plain snapshot, documentary photograph',
  },
  abstract: {
    with: 'abstract composition, shapes and color, non-representational',
    without: 'recognizable objects, people, faces, photograph, landscape',
  },
  cartoon: {
    with: 'cartoon, bold outlines, rounded bouncy shapes, bright flat colors',
    without: 'photograph, realistic skin, fine texture, gritty detail',
  },
  'nano-banana': {
    with: 'polished contemporary illustration, vivid, coherent, highly detailed',
    without: 'low quality, muddy colors, incoherent details, artifacts',
  },
  'paper-cut': {
    with: 'layered paper cut, stacked colored card, clean scissored edges, soft drop shadows',
    without: 'photograph, ink outlines, brush strokes, glossy surfaces',
  },
  claymation: {
    with: 'claymation, plasticine figures, fingerprints, stop-motion set, soft studio light',
    without: 'photograph, flat drawing, sharp metal, smooth plastic',
  },
  'low-poly': {
    with: 'low poly, flat shaded triangles, faceted geometry, crisp colors',
    without: 'smooth gradients, fine texture, photograph, outlines',
  },
  'stained-glass': {
    with: 'stained glass window, thick lead lines, jewel-colored panes, light from behind',
    without: 'photograph, soft shading, matte paper, thin pencil lines',
  },
  mosaic: {
    with: 'Byzantine mosaic, small stone tesserae, grout lines, gold tiles',
    without: 'smooth gradients, photograph, brush strokes, glossy 3D render',
  },
  'ukiyo-e': {
    with: 'ukiyo-e woodblock print, flat pigments, Prussian blue, firm key line, wood grain',
    without: 'photograph, 3D shading, neon colors, lens blur',
  },
  'ink-wash': {
    with: 'sumi-e ink wash painting, black ink on rice paper, brush strokes, mist, empty space',
    without: 'color, photograph, hard outlines, busy background',
  },
  linocut: {
    with: 'linocut print, carved gouge marks, two blocks, bold black',
    without: 'photograph, soft gradients, many colors, fine detail',
  },
  charcoal: {
    with: 'charcoal drawing on toned paper, smudged shadows, white chalk highlights',
    without: 'color, photograph, clean vector lines, glossy surfaces',
  },
  pastel: {
    with: 'soft pastel drawing, chalky strokes, colored paper showing through',
    without: 'photograph, ink outlines, glossy paint, flat digital color',
  },
  pointillism: {
    with: 'pointillist painting, dots of pure color, optical mixing',
    without: 'smooth blending, photograph, outlines, flat color',
  },
  'art-deco': {
    with: 'Art Deco poster, 1920s, gold and petrol, sunburst rays, airbrushed geometry',
    without: 'photograph, organic curves, neon colors, grunge',
  },
  risograph: {
    with: 'risograph print, fluorescent pink, blue and yellow, misregistration, halftone grain',
    without: 'photograph, full color, smooth gradients, glossy paper',
  },
  blueprint: {
    with: 'blueprint, white technical lines on cyanotype blue, grid, dimension lines',
    without: 'color, photograph, shading, painterly texture',
  },
  'x-ray': {
    with: 'x-ray photograph, translucent body, glowing edges on black film',
    without: 'color, daylight, opaque surfaces, flat drawing',
  },
  'film-noir': {
    with: 'film noir still, black and white, venetian blind shadows, hard light, smoke',
    without: 'color, daylight, flat even light, cheerful mood',
  },
  polaroid: {
    with: 'instant photograph, flash, faded dyes, teal shadows, white frame',
    without: 'digital sharpness, drawing, high saturation, studio light',
  },
  'double-exposure': {
    with: 'double exposure, silhouette filled with misty forest, pale paper background',
    without: 'single exposure, plain snapshot, flat drawing, busy background',
  },
  synthwave: {
    with: 'synthwave, 1980s retro, striped sun, neon grid floor, magenta and cyan',
    without: 'daylight, natural colors, vintage sepia, watercolor',
  },
  kawaii: {
    with: 'kawaii, pastel colors, rounded shapes, big eyes, hearts and stars',
    without: 'realistic skin, dark mood, gritty texture, photograph',
  },
  manga: {
    with: 'manga page, black and white, screentone, speed lines, ink outlines',
    without: 'color, photograph, soft painting, 3D render',
  },
  'cross-stitch': {
    with: 'cross-stitch embroidery, X stitches on even-weave cloth, limited yarn colors',
    without: 'smooth gradients, photograph, paint, outlines',
  },
  voxel: {
    with: 'voxel art, small cubes, isometric blocks, bright tops',
    without: 'smooth curves, photograph, outlines, brush strokes',
  },
  'toy-bricks': {
    with: 'built from plastic toy bricks, studs, bright solid colors',
    without: 'smooth surfaces, photograph of people, paint, soft fur',
  },
  chalkboard: {
    with: 'chalk drawing on a green chalkboard, dusty colored chalk, wooden frame',
    without: 'photograph, paper, glossy paint, smooth shading',
  },
  psychedelic: {
    with: 'psychedelic 1960s poster, vibrating colors, liquid flowing bands',
    without: 'muted colors, photograph, realistic light, straight grids',
  },
  silhouette: {
    with: 'silhouette against a huge evening sun, black shapes, glowing layered sky',
    without: 'front light, visible detail in shadow, flat white background, studio light',
  },
}
