import { wordMap } from './word-map.ts'

/** What a thing is doing. Any word → the pose kits know. */
export const ACTION_WORDS = wordMap({
  standing:
    'stands, stand, leaning, posing, poses, waiting, standing still, standing up, standing tall, facing, stood',
  sitting:
    'sits, sit, seated, sitting down, perched, perching, resting, squatting, crouching, kneeling, lounging, sat',
  lying:
    'lies, lying down, laying, lying on its back, reclining, sprawled, sunbathing, curled up, laying down, napping down',
  sleeping: 'sleeps, asleep, napping, snoozing, dozing, snoring',
  walking:
    'walks, strolling, wandering, marching, hiking, stalking, prowling, exploring, crossing, roaming, trotting, sneaking, climbing, climbs, walk, shopping, sightseeing, browsing, trekking, backpacking',
  running:
    'runs, jogging, sprinting, racing, galloping, chasing, charging, fleeing, dashing, running away, gallops, rushing, speeding, run',
  jumping:
    'jumps, leaping, hopping, bouncing, pouncing, skipping, leaps, breaching, breaches, leaping out of the water, diving, jump, mid jump, somersaulting',
  flying:
    'flies, flying overhead, overhead, soaring, hovering, gliding, floating, levitating, swooping, in flight, mid flight, mid air, drifting, taking off, floats, in mid air',
  swimming: 'swims, snorkeling, underwater swimming, paddling, wading, bathing, splashing, swim',
  courting: 'courting each other',
  dancing: 'dances, dance, twirling, spinning, performing, doing ballet, spins, breakdancing',
  waltzing:
    'waltz, waltzes, tango, dancing tango, dancing a tango, dancing the tango, dancing a waltz, dancing the waltz, ballroom dancing, slow dancing',
  fighting:
    'fights, battling, attacking, boxing, dueling, duelling, sparring, in battle, in combat, fight, battle, roaring, breathing fire, lunging',
  eating:
    'eats, munching, chewing, nibbling, devouring, licking, feeding, having lunch, having dinner, grazing, eat, feasting on',
  drinking: 'drinks, sipping, slurping',
  reading: 'reads, studying',
  writing: 'writes, drawing pictures, typing, coding, programming, gaming, sketching outdoors, taking notes',
  playing: 'plays, play, jamming, strumming, juggling',
  kicking: '-shooting a goal, scoring a goal',
  knitting: 'knits, crocheting, sewing',
  singing: 'sings, sing, chirping, screaming, shouting, barking, growling, meowing, hissing',
  howling: 'howls, howl, baying, howling together',
  cooking:
    'cooks, brewing, baking bread, frying, stirring, chopping, barbecuing, baking, grilling, whisking, kneading, plating, slicing',
  working:
    'works, hammering, building something, repairing, fixing, gardening, sweeping, cleaning, farming, plowing, welding, digging, grooming, decorating, measuring, sculpting, crafting, planting, sanding, weaving, sawing, drilling, polishing',
  watering: 'waters',
  painting: '-painting a picture, paints, painting pictures, painting on canvas',
  fishing:
    'fishes, angling, casting a line, casting his line, casting her line, casting a fishing line, casting a fishing rod',
  'casting spells':
    '-conjuring, casting, casting a spell, casts a spell, casting a magic spell, casting spells, casting magic, doing magic, performing magic, summoning, using magic, wielding magic',
  waving:
    'waves hello, saluting, greeting, waving hello, raising a hand, raising his hand, raising her hand, raising their hands, raising hands, hand raised, with raised hand, with a raised hand, with hand raised, hand up',
  pointing: 'points, gesturing',
  praying: 'worshipping, bowing, prays',
  meditating:
    'meditates, meditation, in meditation, contemplating, lotus position, lotus pose, sitting cross legged, cross legged',
  yoga: 'doing yoga, pilates, doing pilates, stretching exercises, practicing yoga, practising yoga, yoga pose, does yoga',
  'tree pose': 'standing on one leg, balancing on one leg',
  'warrior pose': '-warrior pose, warrior yoga pose',
  'downward dog': 'downward facing dog, doing a downward dog',
  'push-ups':
    '-push ups, doing push ups, pushups, doing pushups, push up, doing a push up, planking, plank, doing a plank, plank pose',
  squats:
    'doing squats, does squats, doing a squat, doing air squats, doing jump squats, doing bodyweight squats',
  handstand:
    'doing a handstand, handstands, doing handstands, standing on her hands, standing on his hands, headstand, doing a headstand',
  thinking: 'thinks, pondering, daydreaming, dreaming',
  hugging: 'hugs, cuddling, embracing, kissing, snuggling, kiss, hug, arm in arm',
  'holding hands': 'hand in hand, holds hands, hold hands',
  looking:
    'looks, gazing, staring, watching, observing, peeking, looking up, looking at the camera, looking at camera, looking away, looking into the distance, peering, sniffing, smelling, looking back, gazing up, buying, haggling, bargaining',
  stargazing: 'watching the stars',
  puffing: '-puffing',
  hosing:
    '-spraying water, hosing, spraying, hosing down, putting out a fire, extinguishing a fire, fighting a fire, fighting fires',
  phoning:
    'talking on the phone, talking on a phone, talking on her phone, talking on his phone, speaking on the phone, chatting on the phone, talks on the phone, on the phone, on her phone, on his phone, on a phone call, making a phone call, making a call, taking a phone call, taking a call, calling someone, calling a friend, talking on a smartphone, talking on a cell phone, talking on a mobile phone, talking on her smartphone, answering the phone, answering a call, phone to her ear, phone to his ear',
  selfie: '-taking a selfie, taking selfies, takes a selfie, snapping a selfie, taking a selfie together',
  photographing:
    'taking photos, taking a photo, taking pictures, taking a picture, taking photographs, taking a photograph, takes a photo, takes a picture, takes photos, shooting photos, snapping photos, snapping a photo',
  surfing: 'surfs, surf, skateboarding, skating, rollerskating, sliding, windsurfing',
  'ice skating': 'figure skating, skating on ice',
  sledding: 'sledging, tobogganing, sledding down, sledding downhill',
  skiing: 'skis down, skiing down, downhill skiing, ski jumping',
  snowboarding: 'snowboarding down',
  dunking: 'dunks, dunk, slam dunk, slam dunking, shooting hoops, doing a slam dunk, making a slam dunk',
  'raised arms':
    '-celebrating, cheering, victorious, triumphant, arms raised, raising arms, with open arms, reaching, throwing, catching, tossing, with arms raised, raising her arms, raising his arms, raising their arms',
  'arms crossed':
    'with arms crossed, with his arms crossed, with her arms crossed, with their arms crossed, crossed arms, with crossed arms, arms folded, with arms folded, with his arms folded, with her arms folded, folded arms, with folded arms, crossing arms, crossing his arms, crossing her arms, folding his arms, folding her arms',
  'hands on hips':
    'with hands on hips, with his hands on his hips, with her hands on her hips, hands on her hips, hands on his hips, hand on hip, with a hand on her hip, with one hand on her hip, arms akimbo',
  'hands in pockets':
    'with hands in pockets, with his hands in his pockets, with her hands in her pockets, hands in his pockets, hands in her pockets, hand in pocket, with a hand in his pocket, with one hand in his pocket',
  'fist raised':
    'with fist raised, raised fist, with raised fist, with a raised fist, raising a fist, raising his fist, raising her fist, raising their fists, raises his fist, raises her fist, with his fist raised, with her fist raised, fist in the air, with his fist in the air, with her fist in the air, fist pump, fist pumping, pumping her fist, pumping his fist',
  'fists up':
    'raising fists, raising his fists, raising her fists, with fists up, raised fists, with raised fists, fists raised, with fists raised, clenched fists, with clenched fists, fists clenched, clenching his fists, clenching her fists, boxing stance, in a boxing stance, fighting stance, in a fighting stance, boxing pose',
  talking:
    'talks, talking, teaching, lecturing, presenting, explaining, speaking, whispering, chatting, smiling at, laughing together, conversing, arguing, having a conversation',
  smoking: '-smokes',
  sailing: 'sails away, cruising, rowing, afloat',
  growing: 'grows, blooming, blossoming, in bloom, in full bloom, sprouting',
  exploding: 'explodes, erupting, explosion, crashing, bursting',
  melting: '-melts',
  driving: '-drives, driving away',
  parked: 'parking',
  camping: '-camps out',
  hunting: 'hunts',
  guarding: 'guards, protecting, defending, hiding, lurking',
  stretching: 'yawning, yawns',
})
