import { example, known, type StyleGuide } from './style-guide.ts'

/** Styles made with brush, pencil or pen. */
export const PAINT_AND_PEN = {
  'oil-painting': {
    family: 'Paint',
    lead: 'Long loaded strokes over an umber ground, thick enough to catch the light.',
    about: [
      'Oil follows form. Strokes run along a cheek, round a hull, up a wave, and where the paint is thick it throws a tiny shadow of its own. Beneath everything lies a warm brown ground that shows between the strokes and holds the colors together.',
      'Weather, water and weight are its subjects: ships, cliffs, storms, animals with heavy coats. Quiet, thin, graphic things lose their point in it.',
    ],
    goodFor: ['Prints for the wall', 'Covers for historical fiction', 'Portraits of animals'],
    tips: [
      'Sunset and storm light give the strokes something to describe.',
      'Ask for one dramatic thing rather than many small ones.',
      'Ultra quality pays off: brushwork is fine detail.',
    ],
    settings: { quality: 'ultra', aspectRatio: '1:1' },
    examples: [known('pirate-ship'), known('lighthouse-oil'), known('fox-oil-painting')],
  },
  watercolor: {
    family: 'Paint',
    lead: 'Washes that pool and dry darker at their edges, on paper with a torn white margin.',
    about: [
      'In watercolor the light is the paper. Colors are transparent, so bright areas are simply left alone, and a wash that dries slowly leaves a dark rim where it ended. There is pencil underneath, and the grain of the sheet runs through everything.',
      'It suits what is light already: gardens, animals, streets after rain, food on a table. Night scenes work when there is a lamp in them.',
    ],
    goodFor: ["Children's books", 'Menus and greeting cards', 'Soft illustrations for wellness and travel'],
    tips: [
      'Name two or three colors, no more.',
      'Leave air: a plain meadow or sky lets the paper show.',
      'The margin is part of the picture; crop later if you must.',
    ],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [known('panda-bamboo'), known('fox-watercolor'), known('cafe-watercolor')],
  },
  impressionist: {
    family: 'Paint',
    lead: 'Light in short broken dabs of pure color, painted outdoors before it changes.',
    about: [
      'Shadows are violet, not black. Colors sit beside one another unmixed, and the eye does the mixing from a step away. Between the dabs a little bare linen shows.',
      'Give it a subject that is mostly light: water, blossom, mist, a stage, a street in rain. Hard outlines and lettering dissolve, so it is the wrong style for a sign.',
    ],
    goodFor: ['Calm wallpapers', 'Programs for concerts and theater', 'Landscapes with mood'],
    tips: [
      'Say the hour and the weather first.',
      'Water doubles the light: lakes, rivers, wet streets.',
      'Look at it from a distance before you judge it.',
    ],
    settings: { quality: 'high', aspectRatio: '16:9', negativePrompt: 'text' },
    examples: [known('lake-impressionist'), known('paris-rain'), known('fox-impressionist')],
  },
  baroque: {
    family: 'Paint',
    lead: 'One beam of light in the dark, brown varnish, fine craquelure and a gilded frame.',
    about: [
      'The old masters lit a figure from the upper left and let the room sink. This style does the same: it searches out the subject, drops everything beyond the beam into brown, and varnishes the whole.',
      'A single figure with a face, or a still life on a table, is what it was made for. Wide landscapes become mysterious, not always in a useful way.',
    ],
    goodFor: [
      'Portraits with gravity',
      'Still lifes: fruit, bread, glass',
      'Jokes: a modern thing painted as an heirloom',
    ],
    tips: [
      'One subject, close.',
      'Candlelight and dark rooms suit it; noon does not.',
      'The frame is painted with the picture, so keep the subject away from the edge.',
    ],
    settings: { quality: 'ultra', aspectRatio: '1:1' },
    examples: [
      known('portrait-old-man'),
      example('baroque-fruit', 'a bowl of fruit on a wooden table', 11),
      example('baroque-cat', 'a cat wearing a crown', 4),
    ],
  },
  'line-art': {
    family: 'Pen and pencil',
    lead: 'One pen, no fill: black contours on white, shade in hatched strokes, the sky left blank.',
    about: [
      'A pen drawing lives from what it leaves out. Contours carry the form, hatching carries the shadow, and whatever is far away is given up early. Nothing is filled in, so the drawing takes color later, by you or by anyone you give the page to.',
      'Clear shapes with a few telling details draw best: an animal, a building, a vehicle, a plant.',
    ],
    goodFor: ['Coloring pages', 'Icons and spot illustrations', 'Engraving and embroidery templates'],
    tips: [
      'Leave color words out; they have no effect on a pen.',
      'A white background keeps the drawing clean.',
      'PNG keeps lines crisp.',
    ],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      known('moon-line-art'),
      example('line-lighthouse', 'a lighthouse by the sea', 4),
      example('line-bicycle', 'a bicycle with a basket of flowers', 16),
    ],
  },
  sketch: {
    family: 'Pen and pencil',
    lead: 'Pencil on toothy paper: searching contours and tone built from layers of strokes.',
    about: [
      'A hand that draws from life goes over a contour twice. Tone is rubbed and then stroked over, the tooth of the paper skips the graphite, and the drawing simply stops before the edge of the sheet.',
      'It gives ideas the status of ideas. Show a plan as a sketch and people discuss the plan; show it as a photograph and they discuss the handle on the door.',
    ],
    goodFor: ['Storyboards and early concepts', 'Travel diaries', 'Portraits that may stay unfinished'],
    tips: [
      'Streets, trees and faces give the pencil work to do.',
      'Strong light from one side makes better tone.',
      'Use it to test a composition before you spend an ultra picture on it.',
    ],
    settings: { quality: 'standard', aspectRatio: '16:9' },
    examples: [
      known('city-sketch'),
      known('fox-sketch'),
      example('sketch-horse', 'a horse galloping on a beach', 20, '16:9'),
    ],
  },
} as const satisfies Record<string, StyleGuide>
