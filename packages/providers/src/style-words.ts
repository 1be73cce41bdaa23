/** A style as words. */
export type StyleWords = {
  /** Put behind the prompt. */
  readonly with: string
  /** Put behind the negative prompt, for models that take one. */
  readonly without: string
}

/**
 * Styles as words at the end of a prompt, for models: they know a look by its name and its materials. An id that is not here is drawn
 * without words, and the outcome says so.
 */
export const STYLE_WORDS: Readonly<Record<string, StyleWords>> = {
  photorealistic: {
    with: 'photorealistic, natural light, sharp focus, 50mm lens, fine detail',
    without: 'illustration, painting, drawing, cartoon, plastic skin',
  },
  anime: {
    with: 'anime style, clean cel shading, crisp line work, vivid colours',
    without: 'photograph, 3D render, realistic skin, blurry lines',
  },
  'digital-art': {
    with: 'digital painting, concept art, dramatic light, rich colour',
    without: 'photograph, film grain, flat vector shapes',
  },
  'oil-painting': {
    with: 'oil painting on canvas, visible thick brushwork, impasto',
    without: 'photograph, smooth gradients, flat digital colour, ink outlines',
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
    with: 'comic book panel, bold ink outlines, halftone dots, flat colours',
    without: 'photograph, soft shading, 3D render, watercolor washes',
  },
  'line-art': {
    with: 'line art, single black pen line on white, no fill, no shading',
    without: 'colour, shading, gradients, filled areas, photograph',
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
    without: 'daylight, countryside, rustic, medieval, pastel colours',
  },
  steampunk: {
    with: 'steampunk, brass gears, steam, Victorian machinery, warm sepia tones',
    without: 'modern electronics, plastic, neon signs, minimal design',
  },
  'art-nouveau': {
    with: 'Art Nouveau poster, flowing organic lines, ornamental frame, muted gold',
    without: 'straight grids, photograph, neon colours, brutal shapes',
  },
  impressionist: {
    with: 'impressionist painting, short dabs of broken colour, shimmering light',
    without: 'sharp outlines, photograph, flat colour, smooth blending',
  },
  'pop-art': {
    with: 'pop art, bold flat colours, screen print, Ben-Day dots',
    without: 'muted colours, realistic shading, photograph, soft focus',
  },
  graffiti: {
    with: 'graffiti mural, spray paint on a brick wall, drips, bold outlines',
    without: 'clean studio background, oil paint, photograph of people, fine pencil lines',
  },
  sketch: {
    with: 'pencil sketch, graphite on paper, hatching, loose lines',
    without: 'colour, paint, photograph, smooth digital shading',
  },
  vintage: {
    with: 'vintage photograph, faded colours, film grain, 1970s print',
    without: 'modern objects, oversaturated colours, digital sharpness',
  },
  neon: {
    with: 'glowing neon lines on black, light tubes, luminous contours',
    without: 'daylight, white background, matte surfaces, pastel colours',
  },
  gothic: {
    with: 'gothic, dark and cold, moonlight, pointed arches, ornate shadow',
    without: 'bright cheerful colours, sunny day, cartoon, beach',
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
    with: 'abstract composition, shapes and colour, non-representational',
    without: 'recognisable objects, people, faces, photograph, landscape',
  },
  cartoon: {
    with: 'cartoon, bold outlines, rounded bouncy shapes, bright flat colours',
    without: 'photograph, realistic skin, fine texture, gritty detail',
  },
  'nano-banana': {
    with: 'polished contemporary illustration, vivid, coherent, highly detailed',
    without: 'low quality, muddy colours, incoherent details, artefacts',
  },
}
