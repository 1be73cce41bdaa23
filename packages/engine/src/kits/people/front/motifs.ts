/** What is drawn on the front of a garment. */
export type Motif =
  | 'buttons' | 'suit' | 'tux' | 'coat' | 'zip' | 'hero' | 'apron' | 'overalls' | 'kimono' | 'medals' | 'cross' | 'stripe' | 'number' | 'ribs' | 'panel'
  | 'reflective' | 'laces' | 'stars' | 'heart' | 'badge' | 'wraps' | 'vee' | 'scoop'
