/** What a head can wear. */
export type HatKind =
  | 'wizard' | 'top' | 'cowboy' | 'straw' | 'chef' | 'crown' | 'tiara' | 'cap' | 'beanie' | 'santa' | 'helmet' | 'kabuto' | 'viking' | 'hood' | 'police'
  | 'fire' | 'hard' | 'pirate' | 'veil' | 'hijab' | 'turban' | 'nurse' | 'jester' | 'fedora' | 'nemes' | 'mitre' | 'ninja' | 'bubble' | 'plume' | 'horns'
  | 'halo' | 'headband' | 'flowers' | 'bridal' | 'beret' | 'visor' | 'pointed' | 'graduate' | 'bicorne' | 'laurel' | 'snakes' | 'beak'
