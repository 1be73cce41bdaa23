/** Prompts to start from, by subject; pressing one opens the generator with it. */
export const PROMPT_GROUPS = [
  {
    title: 'Animals',
    prompts: [
      'a red fox standing in a snowy pine forest at dawn',
      'two cats on a beach under a blue balloon',
      'five purple penguins on a beach',
      'a brown bear at the edge of a forest',
      'an owl on a bare branch, full moon',
      'a horse galloping over a green hill',
    ],
  },
  {
    title: 'Places',
    prompts: [
      'a mountain lake ringed with pines, early light',
      'a corner coffee shop on a rainy night, warm lamplight',
      'a lighthouse on a cliff in a storm',
      'a castle on a hill above a misty valley',
      'a desert road under a wide evening sky',
      'a small village in deep snow, lit windows',
    ],
  },
  {
    title: 'Stories',
    prompts: [
      'an astronaut riding a horse on the moon, earthrise',
      'an old wizard with a glowing staff under a full moon',
      'a dragon asleep on a heap of gold',
      'a robot watering flowers in a garden',
      'a pirate ship on a stormy sea',
      'a knight before a dark forest, red banner',
    ],
  },
  {
    title: 'Things',
    prompts: [
      'a tabby cat beside a green bicycle',
      'a red car parked before a white house',
      'a hot air balloon over wheat fields',
      'a steaming cup of coffee on a wooden table',
      'a rocket on its launch pad at night',
      'a blue teapot and three lemons',
    ],
  },
] as const
