import type { ToolId } from './tools.ts'

/** Notes on using each tool, shown at the bottom of its page. */
export const TOOL_NOTES: Readonly<
  Record<ToolId, readonly { readonly title: string; readonly text: string }[]>
> = {
  palette: [
    {
      title: 'How colors are found',
      text: 'Pixels are grouped by how different they look, not by how different their numbers are, so a small red sail on a wide sea gets a swatch of its own. Two to twelve colors; the share says how much of the picture each one covers.',
    },
    {
      title: 'What the contrast says',
      text: 'Each swatch is measured against black and white letters by the rule of WCAG. From 4.5 on running text is easy to read, from 3 on large headings are.',
    },
    {
      title: 'Where the files open',
      text: 'ASE opens in Photoshop, Illustrator and Affinity, GPL in GIMP, Inkscape and Krita. CSS variables go into a stylesheet, JSON into anything else.',
    },
  ],
  metadata: [
    {
      title: 'What is read',
      text: 'Prompt, negative prompt, seed, model and sampler, where Easel, Stable Diffusion web UI or ComfyUI wrote them; the mark of how a picture was made (IPTC), and Content Credentials (C2PA): who signed, and whether the picture has changed since.',
    },
    {
      title: 'When there is nothing',
      text: 'Most sites strip a picture when it is uploaded, and a screenshot never had a word in it. An empty answer says nothing about who made a picture, and neither does a full one prove it: these words can be written by anybody.',
    },
    {
      title: 'Draw it again',
      text: 'Settings that the generator knows are put back into its form with one press. A picture from the built-in engine comes out the same, pixel for pixel, with the same version of the engine.',
    },
  ],
  convert: [
    {
      title: 'Which format',
      text: 'WebP for the web: a third smaller than JPG at the same look, and everything opens it. JPG where a form asks for it. PNG for sharp edges, text and see-through grounds. AVIF, where your browser can write it, is the smallest.',
    },
    {
      title: 'How far down',
      text: 'At quality 80 few people see a difference, at 60 most do in skies and skin. Halving the width quarters the pixels: a picture shown 600 pixels wide needs no more than 1,200.',
    },
    {
      title: 'How many, how large',
      text: 'Up to 50 pictures at a time, each up to 64 MB and 50 megapixels. They never leave this computer; several come as one ZIP.',
    },
  ],
  collage: [
    {
      title: 'Order and crop',
      text: 'Drop one picture onto another and they change places. Each is cut to its cell around the middle, so the largest cell is for the picture that has most around its subject.',
    },
    {
      title: 'Gap and ground',
      text: 'No gap makes one strip of many scenes; a wide one on white looks like a print. A ground taken from one of the pictures ties them together: Color palette finds it.',
    },
    {
      title: 'What to lay side by side',
      text: 'One prompt in several styles, one seed with one word changed, a product from every side. Keep the light the same, and nine pictures read as one.',
    },
  ],
  'app-icons': [
    {
      title: 'What is in the ZIP',
      text: 'favicon.ico with 16, 32 and 48 pixels, the same as PNG, 180 for iPhone and iPad, 192 and 512 for Android and the install dialog, both again as maskable icons, and the manifest that names them.',
    },
    {
      title: 'What makes a good icon',
      text: 'One shape, two or three colors, nothing written. Look at the 16 pixels first: what cannot be told there is noise in every other size.',
    },
    {
      title: 'Why some have a margin',
      text: 'Android cuts maskable icons to circles, drops and squares; only the middle four fifths are safe. Apple paints no ground of its own, so those get the one you choose.',
    },
  ],
}
