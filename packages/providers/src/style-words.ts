/**
 * Styles as words at the end of a prompt, for hosted models: they know a look by its name and its materials.
 * Style id → words. An id that is not here is drawn without words, and the outcome says so.
 */
export const STYLE_WORDS: Readonly<Record<string, string>> = {
  photorealistic: 'photorealistic, natural light, sharp focus, 50mm lens, fine detail',
  anime: 'anime style, clean cel shading, crisp line work, vivid colours',
  'digital-art': 'digital painting, concept art, dramatic light, rich colour',
  'oil-painting': 'oil painting on canvas, visible thick brushwork, impasto',
  watercolor: 'watercolor painting, wet washes, soft bleeding edges, paper texture',
  'pixel-art': 'pixel art, 16-bit sprite style, limited palette, hard square pixels',
  '3d-render': '3D render, soft studio light, smooth materials, global illumination',
  'comic-book': 'comic book panel, bold ink outlines, halftone dots, flat colours',
  'line-art': 'line art, single black pen line on white, no fill, no shading',
  isometric: 'isometric view, small diorama, clean geometry, soft shadows',
  fantasy: 'fantasy art, magical glow, epic atmosphere, intricate detail',
  minimalist: 'minimalist, few simple shapes, calm empty space, limited palette',
  cyberpunk: 'cyberpunk, neon signs, rain-wet streets, night, high contrast',
  steampunk: 'steampunk, brass gears, steam, Victorian machinery, warm sepia tones',
  'art-nouveau': 'Art Nouveau poster, flowing organic lines, ornamental frame, muted gold',
  impressionist: 'impressionist painting, short dabs of broken colour, shimmering light',
  'pop-art': 'pop art, bold flat colours, screen print, Ben-Day dots',
  graffiti: 'graffiti mural, spray paint on a brick wall, drips, bold outlines',
  sketch: 'pencil sketch, graphite on paper, hatching, loose lines',
  vintage: 'vintage photograph, faded colours, film grain, 1970s print',
  neon: 'glowing neon lines on black, light tubes, luminous contours',
  gothic: 'gothic, dark and cold, moonlight, pointed arches, ornate shadow',
  baroque: 'Baroque painting, chiaroscuro, candlelight, deep shadow, rich drapery',
  surreal: 'surrealist painting, dream logic, impossible scale, long shadows',
  abstract: 'abstract composition, shapes and colour, non-representational',
  cartoon: 'cartoon, bold outlines, rounded bouncy shapes, bright flat colours',
  'nano-banana': 'polished contemporary illustration, vivid, coherent, highly detailed',
}
