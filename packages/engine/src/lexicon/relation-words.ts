import type { RelationType } from '../scene-graph.ts'
import { wordMap } from './word-map.ts'

/** Attribute of things that surround someone on all sides. */
export const ALL_AROUND = 'all around'

/** The link between two noun phrases. The meaning of 'in' and 'with' depends on both; 'place' only introduces a setting; 'of' belongs to the noun before. */
export type Link = RelationType | 'in' | 'with' | 'place' | 'of' | 'without' | 'made-of'

/** Single verbs are in `VERBS`. */
export const LINK_WORDS = wordMap({
  on: 'upon, on top of, atop, onto, sitting on, standing on, lying on, perched on, resting on, mounted on, sleeping on, sit on, laying on, atop of, walking on, hanging on, hanging from, curled up on, landing on, parked on, balancing on, dancing on, running on, seated on, placed on, served on',
  riding: 'riding on, ride, riding in, mounted atop, astride, riding atop, on the back of, flying in, riding on top of, sailing on, paddling in, flying on',
  holding: 'hold, waving a, holding up, playing with, armed with, playing the, playing a, playing an, eating a, eating an, reading a, reading an, drinking a, drinking from, throwing a, throwing an, catching a, flying a, holding onto, walking with, eating some, strumming a, painting a, painting an, opening a, opening an, casting a, taking a, reading the',
  wearing: 'dressed in, clad in, dressed as, in a costume of, wear, covered with, decorated with, draped in, wrapped in',
  'next-to': 'next to, beside, near, by, alongside, close to, adjacent to, against, leaning against, leaning on, at the side of, side by side with, together with, along with, besides, nearby, between, looking at, gazing at, facing a, facing the, fighting a, fighting an, surrounded by, amid, amidst, among, amongst, building a, building an, around, across from, at the foot of, at the base of, talking to, staring at, versus, vs, with friends, playing against, encircled by, ringed by, ringed with, rimmed by, rimmed with, looking into',
  behind: 'in back of, at the back of, hiding behind, emerging from behind, peeking from behind',
  'in-front-of': 'in front of, before, ahead of, outside, outside of',
  under: 'beneath, below, underneath, hiding under, sitting under, standing under, sleeping under, lying under',
  above: 'over, flying over, hovering over, hovering above, flying above, floating above, floating over, soaring over, soaring above, jumping over, towering over, looming over, leaping over, high above, suspended above',
  inside: 'inside of, trapped in, trapped inside, enclosed in, contained in, peeking out of, peeking out from, emerging from, coming out of, out of, sitting inside, hiding in, sleeping in, filled with a, growing in, jumping out of, floating inside',
  'reflected-in':
    'reflected in, reflecting in, reflecting on, mirrored in, reflection in, reflected on, reflecting off, with its reflection in, with a reflection in',
  in: 'into, at, within, from, standing in, sitting in, swimming in, walking in, lying in, running in, playing in, flying in the, sitting at, seated at, sit at, in the middle of, in the center of, in the midst of, set in, located in, standing at, lost in, floating in, living in, dancing in, drifting in, bathing in, hidden in, deep in, situated in, working in, buried in, fishing in, camping in',
  place: 'through, across, along, towards, toward, down, up, off, past, throughout, beyond, walking through, walking along, running through, running across, flying through, driving through, strolling through, driving along, in the background, swimming through, wandering through, background of, sailing across, sailing through, driving on, over the edge of, walking down, walking across, on the shore of, on the edge of, at the edge of, on the banks of, in the heart of',
  with: 'having, has, featuring, including, containing, plus, accompanied by, full of, filled with, covered in, adorned with, topped with, and with, whose, with a view of, showing, lined with, dotted with',
  of: '',
  without: 'no, not, lacking, devoid of, minus, never, without any, excluding, except, free of, with no, there are no',
  'made-of': 'made of, made from, made out of, built of, built from, carved from, carved out of, crafted from, constructed from, sculpted from, composed of, formed of, formed by, entirely made of',
}) as ReadonlyMap<string, Link>

/** The pose that a link gives its subject, in addition to the relation. */
export const LINK_ACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sitting: 'sitting on,perched on,sit on,sitting in,sitting under,sitting inside,sitting at,seated on,seated at,sit at,resting on',
    standing: 'standing on,standing in,standing under,standing at,leaning against,leaning on',
    lying: 'lying on,laying on,lying in,lying under,curled up on',
    sleeping: 'sleeping on,sleeping in,sleeping under',
    walking: 'walking on,walking with,walking in,walking through,walking along,strolling through,wandering through,walking down,walking across',
    running: 'running in,running through,running across,running on',
    flying:
      'flying over,flying above,hovering over,hovering above,floating above,floating over,soaring over,soaring above,flying in the,flying through,floating in,flying in,flying on',
    jumping: 'jumping over,leaping over,jumping out of',
    swimming: 'swimming in,swimming through,bathing in',
    dancing: 'dancing on,dancing in',
    eating: 'eating a,eating an,eating some',
    drinking: 'drinking a,drinking from',
    reading: 'reading a,reading an,reading the',
    playing: 'playing the,playing a,playing an,playing in,playing with,strumming a',
    fighting: 'fighting a,fighting an,versus,vs',
    looking: 'looking at,gazing at,staring at,looking into',
    riding: 'riding on,ride,riding in,astride,riding atop,riding on top of,on the back of',
    driving: 'driving through,driving along,driving on',
    sailing: 'sailing across,sailing through,sailing on',
    fishing: 'fishing in',
    painting: 'painting a,painting an',
    working: 'working in,building a,building an',
    'raised arms': 'holding up,throwing a,throwing an,catching a,casting a',
  }).flatMap(([action, words]) => words.split(',').map((word) => [word, action] as const)),
)
