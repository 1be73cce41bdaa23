/** The small tools of `/more`: each has its own page and runs entirely in the browser. */
export const TOOLS = [
  {
    id: 'palette',
    name: 'Color palette',
    about: 'Its colors, as HEX, CSS, ASE or GPL',
    title: 'Color palette from a picture',
    lead: 'Its colors, to copy or to take into your own program.',
    description:
      'Find the colors of any picture: copy HEX, RGB and CSS, see contrast, save as ASE, GPL or JSON. In your browser, without an upload.',
  },
  {
    id: 'metadata',
    name: 'What made this?',
    about: 'Prompt, seed and model in a file',
    title: 'What made this picture?',
    lead: 'What a picture’s file says about how it was made.',
    description:
      'Read the prompt, seed, model and marks in a picture’s file: Easel, Stable Diffusion web UI, ComfyUI, C2PA. Put the settings back into the generator.',
  },
  {
    id: 'convert',
    name: 'Convert',
    about: 'Another format, fewer bytes, many at once',
    title: 'Picture converter and compressor',
    lead: 'Another format, fewer bytes, fewer pixels.',
    description:
      'Convert pictures to PNG, JPG, WebP or AVIF, resize and compress them, many at once, with the size before and after. Nothing is uploaded.',
  },
  {
    id: 'collage',
    name: 'Collage',
    about: 'Up to nine pictures on one sheet',
    title: 'Collage maker',
    lead: 'Up to nine pictures on one sheet. Drag or press two to swap them.',
    description:
      'Put up to nine pictures on one sheet: layouts, gap and background, drag to swap, save as PNG, JPG or WebP. In your browser.',
  },
  {
    id: 'app-icons',
    name: 'App icons',
    about: 'Favicon and every icon size, as ZIP',
    title: 'Favicon and app-icon set',
    lead: 'One picture, every icon a site or an app asks for.',
    description:
      'Make favicon.ico, app icons, Apple touch icon, maskable icons and manifest from one picture, packed as a ZIP in your browser.',
  },
] as const

export type ToolId = (typeof TOOLS)[number]['id']

export function toolHref(id: string): `/more/${string}` {
  return `/more/${id}`
}
