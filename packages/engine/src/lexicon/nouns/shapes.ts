import type { Noun } from './noun.ts'
import { nounRows } from './noun-rows.ts'

export const SHAPES: readonly Noun[] = nounRows('shape', [
  ['cube', 'shape:cube', 1, 'square, block, box shape, rubiks cube'],
  ['sphere', 'shape:sphere', 1, 'orb, circle, globe shape, ball shape, glass marble'],
  ['pyramid', 'shape:pyramid', 1, 'triangle, tetrahedron'],
  ['cone', 'shape:cone', 1.2, 'funnel'],
  ['cylinder', 'shape:cylinder', 1.2, 'tube, water pipe, pipeline'],
  ['torus', 'shape:torus', 1.2, 'doughnut shape, hoop shape, ring shape', { plural: 'toruses' }],
  ['prism', 'shape:prism', 1.1, 'glass prism'],
  ['octahedron', 'shape:octahedron', 1.2, 'diamond shape, rhombus, polyhedron, icosahedron, dodecahedron'],
  ['ellipsoid', 'shape:ellipsoid', 0.9, 'oval, egg shape'],
  ['capsule', 'shape:capsule', 1.2, 'pill'],
  ['spiral', 'shape:spiral', 1.4, 'helix, coil, spring coil'],
  ['heart', 'shape:heart', 1, 'love heart, heart shape', { color: 'red' }],
  ['star shape', 'shape:star', 1, 'five-pointed star, pentagram', { color: 'gold' }],
  ['cross', 'shape:cross', 1.1, 'plus sign', { plural: 'crosses' }],
  ['hexagon', 'shape:hexagon', 1, 'polygon, pentagon, octagon'],
  ['knot', 'shape:knot', 1.1, 'trefoil'],
  ['arrow sign', 'shape:arrow', 1, 'arrow shape', { color: 'red' }],
  ['question mark', 'shape:question-mark', 1.2, 'exclamation mark', { color: 'blue' }],
  ['network', 'shape:network', 1.3, 'blockchain, neural network, node network, social network, molecule, atom, data network, digital network, global network'],
  ['dna', 'shape:dna', 1.5, 'dna helix, double helix, dna strand, dna molecule', { plural: 'dna' }],
  ['virus', 'shape:virus', 1.2, 'coronavirus, germ, bacteria, microbe, covid', { plural: 'viruses' }],
  ['mountain emblem', 'shape:mountain-emblem', 1.2, 'mountain icon, mountain mark, mountain symbol'],
  ['sun emblem', 'shape:sun-emblem', 1.2, 'sun icon, sun symbol', { color: 'gold' }],
  ['wave emblem', 'shape:wave-emblem', 1, 'wave icon, wave symbol'],
  [
    'geometric shape', 'shape:geometric', 1.6,
    'shape, abstract shape, form, abstract sculpture, object, geometric pattern, geometric form, abstract composition, abstract geometry',
  ],
  [
    'swirl', 'shape:swirl', 1.5,
    'swirling paint, paint swirl, liquid paint, fluid art, flowing paint, color swirl, abstract wave, flowing ribbon, abstract ribbon, swirling color, liquid color',
  ],
])
