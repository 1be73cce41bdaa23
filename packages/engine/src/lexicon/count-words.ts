/** Words for counts. Counts are capped at 20, the max that a picture can show and a person can count. */
export const COUNT_WORDS: ReadonlyMap<string, number> = new Map([
  ...['one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen', 'eighteen,nineteen,twenty']
    .join(',')
    .split(',')
    .map((word, index) => [word, index + 1] as const),
  ['single', 1], ['a single', 1], ['lone', 1], ['a lone', 1], ['solitary', 1], ['both', 2], ['pair of', 2], ['couple of', 2], ['twin', 2], ['duo of', 2],
  ['trio of', 3], ['few', 3], ['some', 3], ['handful of', 4], ['quartet of', 4], ['several', 5], ['various', 5], ['group of', 5], ['bunch of', 5],
  ['family of', 4], ['litter of', 5], ['pack of', 6], ['pride of', 5], ['half a dozen', 6], ['half dozen', 6], ['many', 9], ['lots of', 9], ['a lot of', 9],
  ['plenty of', 9], ['multiple', 5], ['cluster of', 7], ['row of', 5], ['rows of', 8], ['line of', 6], ['pile of', 6], ['stack of', 4], ['team of', 5],
  ['band of', 5], ['gang of', 5], ['pod of', 5], ['herd of', 8], ['flock of', 10], ['school of', 12], ['swarm of', 16], ['colony of', 12], ['army of', 16],
  ['fleet of', 7], ['crowd of', 16], ['murder of', 7], ['parade of', 8], ['dozen', 12], ['dozen of', 12], ['dozens of', 16], ['hundreds of', 20],
  ['thousands of', 20], ['millions of', 20], ['hundred', 20], ['thousand', 20], ['countless', 20], ['numerous', 12], ['endless', 16],
])

/** The count of a bare plural ("cats"). */
export const PLURAL_COUNT = 3
